import { expect, test } from 'vitest';
import { encryptPush } from './encrypt-push';

// RFC 8291, appendix A.
const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const fresh = {
  salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
  privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
};

test('what is encrypted is what the standard says, to the byte', () => {
  expect(encryptPush('When I grow up, I want to be a watermelon', keys, fresh).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('the same message is never the same twice', () => {
  expect(encryptPush('SH-1', keys).equals(encryptPush('SH-1', keys))).toBe(false);
});

test('a key that is none is refused', () => {
  expect(() => encryptPush('SH-1', { ...keys, p256dh: 'AAAA' })).toThrow();
});
