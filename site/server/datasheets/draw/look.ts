/** Points. A4 is 595.28 × 841.89. */
export const page = { left: 42, right: 553.28, top: 40, bottom: 800, width: 511.28 } as const;

/** Colours of the pages’ light theme as sRGB. */
export const colour = {
  ink: '#111810',
  muted: '#585d54',
  hairline: '#dededa',
  quiet: '#c4c5bf',
  sunken: '#f2f3ef',
  lime: '#baed3f',
} as const;
