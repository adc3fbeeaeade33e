import { expect, test } from 'vitest';
import { randomText, sameText, secretsOf } from './secrets.ts';

const secrets = secretsOf('a key');

test('decrypts with the same key and purpose only', () => {
  const sealed = secrets.seal('totp', 'пароль');
  expect(secrets.open('totp', sealed)).toBe('пароль');
  expect(secrets.seal('totp', 'пароль')).not.toBe(sealed);
  const altered = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1);
  const refused = /unable to authenticate/;
  expect(() => secrets.open('other', sealed)).toThrow(refused);
  expect(() => secretsOf('another key').open('totp', sealed)).toThrow(refused);
  expect(() => secrets.open('totp', altered)).toThrow(refused);
});

test('a signature holds for its purpose and text', () => {
  const signature = secrets.sign('bank', 'paid');
  expect(secrets.verify('bank', 'paid', signature)).toBe(true);
  expect(secrets.verify('bank', 'paid twice', signature)).toBe(false);
  expect(secrets.verify('mail', 'paid', signature)).toBe(false);
});

test('random texts have their length and alphabet, and texts of different length compare', () => {
  expect(randomText(43)).toMatch(/^[A-Za-z0-9]{43}$/);
  expect(randomText(8, '01')).toMatch(/^[01]{8}$/);
  expect([sameText('a', 'a'), sameText('a', 'aa')]).toEqual([true, false]);
});
