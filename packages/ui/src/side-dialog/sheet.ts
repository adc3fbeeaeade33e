import { vars } from '../theme/index.ts';

/** At the lower edge of the window, as high as what is in it; above it a strip of the backdrop to press. */
export const lowerEdge = {
  inlineSize: '100%',
  maxInlineSize: '100%',
  blockSize: 'auto',
  // Of the backdrop, which ends above the on-screen keyboard.
  maxBlockSize: `calc(100% - ${vars.space[32]})`,
  marginBlockStart: 'auto',
  borderStartStartRadius: vars.radius.large,
  borderStartEndRadius: vars.radius.large,
} as const;

/** The handle: what a finger takes to pull it. */
export const handle = {
  content: '',
  flexShrink: 0,
  inlineSize: vars.space[40],
  blockSize: '4px',
  marginBlockStart: vars.space[8],
  marginInline: 'auto',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.borderStrong,
} as const;
