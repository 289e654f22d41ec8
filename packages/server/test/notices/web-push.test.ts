import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { encryptFor, newVapidKeys } from '../../src/notices/web-push.ts';

/** The example of RFC 8291, section 5. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  browser: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

it('a message is encrypted as in the example of the standard', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey(EXAMPLE.sender, 'base64url');
  const salt = Buffer.from(EXAMPLE.salt, 'base64url');
  const body = encryptFor(EXAMPLE.browser, EXAMPLE.text, { sender, salt });
  expect(body.toString('base64url')).toBe(EXAMPLE.body);
});

it('a message for keys that are no keys is not encrypted', () => {
  expect(() => encryptFor({ p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }, 'ahoy')).toThrow();
});

it('key pairs have the form that browsers take', () => {
  const { publicKey, privateKey } = newVapidKeys();
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
  expect(Buffer.from(privateKey, 'base64url')).toHaveLength(32);
});
