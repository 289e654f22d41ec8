import { describe, expect, it, onTestFinished } from 'vitest';
import { PushService } from '../../drills/kit/push-service.ts';
import { post, targetUrl } from '../../src/notices/post.ts';
import { isAllowedAddress } from '../../src/notices/public-address.ts';

const INTERNET = { allowLoopback: false };
const TESTS = { allowLoopback: true };

describe('an address', () => {
  it.each(['1.1.1.1', '8.8.8.8', '192.0.1.1', '2606:4700::1111', '2a00::1'])(
    '%s is on the internet',
    (address) => {
      expect(isAllowedAddress(address, INTERNET)).toBe(true);
    },
  );

  it.each([
    ...[
      '127.0.0.1',
      '10.1.2.3',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
    ],
    ...[
      '0.0.0.0',
      '224.0.0.1',
      '255.255.255.255',
      '192.0.2.1',
      '198.18.0.1',
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
    ],
    ...[
      '::ffff:127.0.0.1',
      '::ffff:10.0.0.1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '2001:db8::1',
      'localhost',
      '',
    ],
  ])('%s is not', (address) => {
    expect(isAllowedAddress(address, INTERNET)).toBe(false);
  });

  it('of this machine is allowed in tests, others of its network are not', () => {
    expect(isAllowedAddress('127.0.0.1', TESTS)).toBe(true);
    expect(isAllowedAddress('::1', TESTS)).toBe(true);
    expect(isAllowedAddress('10.0.0.1', TESTS)).toBe(false);
  });
});

describe('a URL', () => {
  it('of a person must lead to the internet, by https and without a password', () => {
    expect(targetUrl('https://push.example/x', INTERNET)?.href).toBe('https://push.example/x');
    for (const text of [
      ...[
        'http://push.example/x',
        'https://user:word@push.example/',
        'ftp://push.example/',
        'push.example',
        '',
      ],
      ...[
        'https://127.0.0.1/',
        'https://[::1]/',
        'https://10.0.0.1:8443/',
        'https://2130706433/',
        'https://0x7f.1/',
      ],
    ])
      expect(targetUrl(text, INTERNET), text).toBeUndefined();
  });

  it('whose name leads to this machine is not connected to', async () => {
    const service = await PushService.start();
    onTestFinished(() => service.close());
    const url = new URL(service.origin.replace('127.0.0.1', 'localhost'));
    const sent = post(url, { headers: {}, body: '' }, INTERNET);
    await expect(sent).rejects.toThrow(/^localhost leads to /);
    service.status = 404;
    expect(await post(url, { headers: {}, body: '' }, TESTS)).toBe(404);
  });
});
