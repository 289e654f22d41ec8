import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not on the internet, or where nobody has a server of their own. */
const INTERNAL = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];
/** All of the internet; within it, what leads elsewhere: Teredo, documentation, 6to4. */
const INTERNET_6 = '2000::/3';
const ELSEWHERE_6 = ['2001::/32', '2001:db8::/32', '2002::/16', '3fff::/20'];
const LOOPBACK = ['127.0.0.0/8', '::1/128'];

const internal = listOf([...INTERNAL, ...ELSEWHERE_6]);
const internet6 = listOf([INTERNET_6]);
const loopback = listOf(LOOPBACK);

/** Whether a request may be sent to this address: never into the host's own network. */
export function isAllowedAddress(
  address: string,
  { allowLoopback }: { readonly allowLoopback: boolean },
): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  const type = family === 4 ? 'ipv4' : 'ipv6';
  if (allowLoopback && loopback.check(address, type)) return true;
  return (family === 4 || internet6.check(address, type)) && !internal.check(address, type);
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/');
    list.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4');
  }
  return list;
}
