/**
 * Modes of a story: one list for the toolbar, visual-tests and Chromatic. A page can't turn on forced colours, so only
 * the last two support them.
 */
export interface StoryMode {
  theme: 'light' | 'dark' | 'high-contrast';
  direction: 'ltr' | 'rtl';
  forcedColors: 'none' | 'active';
}

export const storyModes = {
  light: { theme: 'light', direction: 'ltr', forcedColors: 'none' },
  dark: { theme: 'dark', direction: 'ltr', forcedColors: 'none' },
  'high-contrast': { theme: 'high-contrast', direction: 'ltr', forcedColors: 'none' },
  'forced-colors': { theme: 'light', direction: 'ltr', forcedColors: 'active' },
  rtl: { theme: 'light', direction: 'rtl', forcedColors: 'none' },
} as const satisfies Record<string, StoryMode>;

/** Widths of the snapshots in CSS pixels: desktop and phone. */
export const widths = [1280, 390] as const;

/** A Chromatic mode: Storybook globals and a viewport. */
type ChromaticMode = Pick<StoryMode, 'theme' | 'direction'> & { viewport: number };

/**
 * The modes for Chromatic. It forces colours per story instead of per mode, so these two modes are a separate build
 * (see docs/decisions/0006).
 */
export function chromaticModes(forcedColors: StoryMode['forcedColors']): Record<string, ChromaticMode> {
  const modes: Record<string, ChromaticMode> = {};
  for (const [name, mode] of Object.entries(storyModes)) {
    if (mode.forcedColors !== forcedColors) continue;
    const { theme, direction } = mode;
    for (const viewport of widths) modes[`${name} ${viewport}`] = { theme, direction, viewport };
  }
  return modes;
}
