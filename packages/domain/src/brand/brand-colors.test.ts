import Color from 'colorjs.io';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandColors, legibleColor } from './brand-colors.ts';

const contrast = (one: string, other: string) => new Color(one).contrast(new Color(other), 'WCAG21');
const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const surfaces = { light: ['#ffffff', '#f4f4f0'], dark: ['#0e120d', '#1a2017'] };

test('any colour has a legible one near it, whose buttons, marks and selections stand out in every theme', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      const legible = legibleColor(color);
      expect(legibleColor(legible)).toBe(legible);
      const { light, dark } = brandColors(legible);
      for (const { action, actionHover, actionActive, actionText } of [light, dark]) {
        for (const button of [action, actionHover, actionActive]) {
          expect(contrast(actionText, button)).toBeGreaterThanOrEqual(4.5);
        }
      }
      for (const surface of surfaces.light) expect(contrast(light.dataMark, surface)).toBeGreaterThanOrEqual(3);
      for (const surface of surfaces.dark) {
        expect(contrast(dark.dataMark, surface)).toBeGreaterThanOrEqual(3);
        expect(contrast(dark.selected, surface)).toBeGreaterThanOrEqual(3);
      }
      expect(contrast(dark.selectedMark, dark.selected)).toBeGreaterThanOrEqual(3);
      // Selected parts of light themes are ink.
      expect(contrast(light.selectedMark, '#151a12')).toBeGreaterThanOrEqual(3);
    }),
    { numRuns: 60 },
  );
});

test('a colour that is legible stays, and one that isn’t moves a little', () => {
  expect(legibleColor('#1747C4')).toBe('#1747c4');
  expect(brandColors('#1747c4').light.actionText).toBe('#ffffff');
  expect(brandColors('#b8f34a').light.actionText).not.toBe('#ffffff');
  const moved = legibleColor('#7a7a7a');
  expect(moved).not.toBe('#7a7a7a');
  expect(new Color(moved).deltaE('#7a7a7a', '2000')).toBeLessThan(6);
});
