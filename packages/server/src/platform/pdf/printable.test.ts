import { expect, it } from 'vitest';
import { unprintableFields } from './printable.ts';
import { missingLetters } from './script-fonts.ts';

it('the characters for which no font is searched are in the fonts of every document', async () => {
  const usual = Array.from({ length: 0x460 }, (_, code) => String.fromCodePoint(code)).filter((letter) =>
    /[\u0020-\u007E\u00A0-\u024F\u0400-\u045F]/.test(letter),
  );
  expect(await missingLetters(usual.join(''))).toEqual([]);
});

it('names the fields with characters that no font has', async () => {
  const fields = { name: 'Ада', address: 'Hill 🏠', city: '東京', zip_code: undefined };
  expect(Object.keys(await unprintableFields(fields))).toEqual(['address']);
});
