import { describe, expect, test } from 'vitest';
import { contrast } from '../../foundations/contrast.ts';
import { contrastDark, contrastLight, dark, inverse, light } from './palettes.ts';

const themes = { light, dark, inverse, contrastLight, contrastDark };

describe.each(Object.entries(themes))('%s', (name, theme) => {
  const text = name.startsWith('contrast') ? 7 : 4.5;
  const surfaces = ['surface', 'surfaceRaised', 'surfaceSunken', 'selectedSurface'] as const;

  test.each(surfaces)('text on %s', (surface) => {
    const colors = ['text', 'textMuted', 'link', 'danger', 'success', 'warning', 'info'] as const;
    expect(colors.filter((color) => contrast(theme[color], theme[surface]) < text)).toEqual([]);
  });

  test('messages on their own background', () => {
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

  test.each(['surface', 'surfaceRaised'] as const)('borders of controls, focus and marks on %s', (surface) => {
    const colors = ['borderStrong', 'focus', 'selected', 'dataMark'] as const;
    expect(colors.filter((color) => contrast(theme[color], theme[surface]) < 3)).toEqual([]);
  });

  test('the selection mark', () => {
    expect(contrast(theme.selectedMark, theme.selected)).toBeGreaterThanOrEqual(3);
  });
});
