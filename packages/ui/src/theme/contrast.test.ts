import { describe, expect, test } from 'vitest';
import { contrastDark, contrastLight, dark, inverse, light } from './palettes.ts';

/** Relative luminance of an `oklch(L C H)` colour (CSS Color 4, sample code; WCAG 2.2). */
function luminance(color: string): number {
  const [l = 0, c = 0, h = 0] = color.match(/[\d.]+/g)?.map(Number) ?? [];
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (value: number): number => Math.min(1, Math.max(0, value));
  const red = clamp(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  const green = clamp(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  const blue = clamp(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const themes = { light, dark, inverse, contrastLight, contrastDark };

describe.each(Object.entries(themes))('%s', (name, theme) => {
  const text = name.startsWith('contrast') ? 7 : 4.5;
  const surfaces = ['surface', 'surfaceRaised', 'surfaceSunken', 'selectedSurface'] as const;

  test.each(surfaces)('text on %s', (surface) => {
    const colors = ['text', 'textMuted', 'link', 'danger', 'success', 'warning', 'info'] as const;
    expect(colors.filter((color) => contrast(theme[color], theme[surface]) < text)).toEqual([]);
  });

  test('messages on their own ground', () => {
    const tones = ['info', 'success', 'warning', 'danger'] as const;
    expect(tones.filter((tone) => contrast(theme[tone], theme[`${tone}Surface`]) < text)).toEqual([]);
    expect(tones.filter((tone) => contrast(theme.text, theme[`${tone}Surface`]) < text)).toEqual([]);
  });

  test('text on buttons', () => {
    expect(contrast(theme.actionText, theme.action)).toBeGreaterThanOrEqual(text);
    expect(contrast(theme.actionText, theme.actionActive)).toBeGreaterThanOrEqual(text);
    expect(contrast(theme.dangerText, theme.danger)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.dangerText, theme.dangerHover)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['surface', 'surfaceRaised'] as const)('edges of controls, focus and marks on %s', (surface) => {
    const colors = ['borderStrong', 'focus', 'selected', 'dataMark'] as const;
    expect(colors.filter((color) => contrast(theme[color], theme[surface]) < 3)).toEqual([]);
  });

  test('the mark of what is chosen', () => {
    expect(contrast(theme.selectedMark, theme.selected)).toBeGreaterThanOrEqual(3);
  });
});
