import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCode } from './read-code.ts';

describe('readCode', () => {
  test.each([
    ['421892', 6, '421892'],
    ['421 892', 6, '421892'],
    [' 4218-9203\n', 8, '42189203'],
    ['４２１８９２', 6, '421892'],
    ['٤٢١٨٩٢', 6, '421892'],
    ['۴۲۱۸۹۲', 6, '421892'],
    ['Your code is 421892, valid for 10 minutes', 6, '421892'],
    ['In 10 minutes: 421 892', 6, '421892'],
    ['Ваш код: G-421892. Вопросы: 8 800 555 35 35', 6, '421892'],
    ['42189', 6, '42189'],
    ['4218927', 6, '421892'],
    ['no code', 6, ''],
    ['', 6, ''],
  ])('%s', (text, length, code) => {
    expect(readCode(text, length)).toBe(code);
  });

  test('returns only digits, at most the requested number, and is idempotent', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('0', '9', '٤', '４', '𝟗', ' ', '-', '\n', 'a', 'я', '½', '²', '−') }),
        fc.constantFrom(4, 6, 8),
        (text, length) => {
          const code = readCode(text, length);
          expect(code).toMatch(/^[0-9]*$/);
          expect(code.length).toBeLessThanOrEqual(length);
          expect(readCode(code, length)).toBe(code);
        },
      ),
    );
  });
});

test('converts the decimal digits of every script', () => {
  const zeros = ['0', '٠', '۰', '०', '০', '０', '𝟎', '𝟘', '𝟢', '𝟬', '𝟶', '๐'];
  fc.assert(
    fc.property(fc.constantFrom(...zeros), fc.integer({ min: 0, max: 9 }), (zero, value) => {
      expect(readCode(String.fromCodePoint((zero.codePointAt(0) ?? 0) + value), 6)).toBe(String(value));
    }),
  );
});

describe('readCode with letters', () => {
  test.each([
    ['k7qm2x9f', 8, 'K7QM2X9F'],
    ['K7QM-2X9F', 8, 'K7QM2X9F'],
    ['k7qm 2x9f', 8, 'K7QM2X9F'],
    ['Ｋ７ＱＭ２Ｘ９Ｆ', 8, 'K7QM2X9F'],
    ['code: K7QM2X9F', 8, 'K7QM2X9F'],
    ['Your code: K7QM 2X9F', 8, 'K7QM2X9F'],
    ['Use K7QM-2X9F within 10 minutes', 8, 'K7QM2X9F'],
    ['Your recovery code is K7QM2X9F.', 8, 'K7QM2X9F'],
    ['recovery', 8, 'RECOVERY'],
    ['код', 8, ''],
    ['abc', 4, 'ABC'],
    ['abcdef', 4, 'ABCD'],
  ])('%s', (text, length, code) => {
    expect(readCode(text, length, '0-9A-Z')).toBe(code);
  });
});
