import { expect, test } from 'vitest';
import { cpuTime } from '../../../../../../scripts/cpu-time.ts';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  'password',
  'PassWord1',
  'abcdefg',
  'abcdefgh',
  'qwertyui',
  'aaaaaaaa',
  'abcabcabc',
  '7654321',
  '123',
  'letmein!',
  'hoster1',
  'Hoster2026',
  'hosterhoster',
  'hoster-2026',
  'Hoster_2026',
  'hoster.2026',
  'pass-word-1',
  '1 2 3 4 5 6',
])('%s is common', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

test.each(['Correct-horse-42', 'demo-hoster-2026', 'Battery-staple-77', 'Xk9$mPq2', 'яблоко-и-груша'])(
  '%s is not',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);

test('a name that is known makes a password common', async () => {
  expect(await isCommonPassword('katya12345')).toBe(false);
  expect(await isCommonPassword('katya12345', ['katya'])).toBe(true);
  expect(await isCommonPassword('katya-and-a-horse', ['katya'])).toBe(false);
});

test('checks a long password fast', async () => {
  const taken = await cpuTime(async () => {
    for (const password of ['a'.repeat(64), 'ab1!'.repeat(16), 'password'.repeat(8), 'x'.repeat(4096)]) {
      await isCommonPassword(password);
    }
  });
  expect(taken).toBeLessThan(2000);
});
