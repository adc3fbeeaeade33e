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
export type ModeName = keyof typeof storyModes;

/** Widths of the snapshots in CSS pixels: desktop and phone. */
export const widths = [1280, 390] as const;
/** A mode and width in which a story is photographed. */
export interface Picture {
  mode: ModeName;
  width: (typeof widths)[number];
}

/** A Chromatic mode: Storybook globals and a viewport. */
type ChromaticMode = Pick<StoryMode, 'theme' | 'direction'> & { viewport: number };

/** Parameters of a story whose pictures are compared, here and in Chromatic. */
interface PictureParameters {
  pictures: Picture[];
  chromatic: { disableSnapshot: boolean; modes: Record<string, ChromaticMode> };
}

/** Whether this Storybook is the one for Chromatic's pictures in forced colours, which it forces for a whole build. */
export const builtColors = (): StoryMode['forcedColors'] =>
  import.meta.env['STORYBOOK_FORCED_COLORS'] === 'active' ? 'active' : 'none';

/**
 * Parameters of a Matrix story: it's photographed in light and dark at every width, and on desktops in the other modes
 * that its component has rules of its own for. Chromatic's pictures in forced colours are a build of their own (see
 * docs/decisions/0006).
 */
export function pictured(...others: Exclude<ModeName, 'light' | 'dark'>[]): PictureParameters {
  const pictures = [
    ...widths.flatMap((width) => (['light', 'dark'] as const).map((mode) => ({ mode, width }))),
    ...others.map((mode) => ({ mode, width: widths[0] })),
  ];
  const sent = pictures.filter(({ mode }) => storyModes[mode].forcedColors === builtColors());
  const modes = sent.map(({ mode, width }) => {
    const { theme, direction } = storyModes[mode];
    return [`${mode} ${width}`, { theme, direction, viewport: width }] as const;
  });
  return { pictures, chromatic: { disableSnapshot: modes.length === 0, modes: Object.fromEntries(modes) } };
}
