/**
 * How a story can be looked at: one list for the toolbar, for the pictures of visual-tests and for Chromatic.
 * Forced colours are the browser's own: no page can switch them on by itself, so only the last two can show them.
 */
export interface Look {
  theme: 'light' | 'dark' | 'high-contrast';
  direction: 'ltr' | 'rtl';
  forcedColors: 'none' | 'active';
}

export const looks = {
  light: { theme: 'light', direction: 'ltr', forcedColors: 'none' },
  dark: { theme: 'dark', direction: 'ltr', forcedColors: 'none' },
  'high-contrast': { theme: 'high-contrast', direction: 'ltr', forcedColors: 'none' },
  'forced-colors': { theme: 'light', direction: 'ltr', forcedColors: 'active' },
  rtl: { theme: 'light', direction: 'rtl', forcedColors: 'none' },
} as const satisfies Record<string, Look>;

/** Widths of the pictures, in CSS pixels: a desktop and a phone. */
export const widths = [1280, 390] as const;

/** A mode of Chromatic: globals of Storybook and a viewport. */
type Mode = Pick<Look, 'theme' | 'direction'> & { viewport: number };

/**
 * The looks as Chromatic's modes. It forces colours for a whole story, not for a mode, so these two modes are a build of
 * their own (docs/decisions, “What runs where”).
 */
export function chromaticModes(forcedColors: Look['forcedColors']): Record<string, Mode> {
  const modes: Record<string, Mode> = {};
  for (const [name, look] of Object.entries(looks)) {
    if (look.forcedColors !== forcedColors) continue;
    const { theme, direction } = look;
    for (const viewport of widths) modes[`${name} ${viewport}`] = { theme, direction, viewport };
  }
  return modes;
}
