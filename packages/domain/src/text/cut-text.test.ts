import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

/** Any code units, half characters among them. */
const units = fc.array(fc.nat(0xff_ff)).map((codes) => String.fromCharCode(...codes));

test('a text is never cut inside a character', () => {
  expect(cutText(`${'a'.repeat(499)}😀`, 500)).toBe('a'.repeat(499));
  expect(cutText('a😀', 3)).toBe('a😀');
  expect(cutText('\ud83dab', 2)).toBe('a');
});

test('returns a well-formed prefix within the limit', () => {
  fc.assert(
    fc.property(units, fc.nat(60), (text, most) => {
      const cut = cutText(text, most);
      expect(cut.isWellFormed()).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(most);
      if (text.isWellFormed()) expect(text.startsWith(cut)).toBe(true);
    }),
  );
});
