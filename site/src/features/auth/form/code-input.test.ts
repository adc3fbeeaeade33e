import { expect, test } from 'vitest';
import { normalizeCode } from './code-input.ts';

test('codes: blanks and dashes go, digits of every script that Intl knows become ASCII', () => {
  expect(normalizeCode(' 421 892 ')).toBe('421892');
  expect(normalizeCode('1234\u20135678')).toBe('12345678');
  expect(normalizeCode('１２３４５６')).toBe('123456');
  expect(normalizeCode('٤٢١٨٩٢')).toBe('421892');
  let scripts = 0;
  for (const numberingSystem of Intl.supportedValuesOf('numberingSystem')) {
    const text = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(1_234_567_890);
    if (!/^\p{Nd}{10}$/u.test(text)) continue;
    scripts += 1;
    expect([numberingSystem, normalizeCode(text)]).toEqual([numberingSystem, '1234567890']);
  }
  expect(scripts).toBeGreaterThan(50);
});
