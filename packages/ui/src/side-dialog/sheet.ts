import { vars } from '../theme/index.ts';

/** A sheet at the bottom of the window, as high as its content, with part of the backdrop visible above. */
export const lowerEdge = {
  inlineSize: '100%',
  maxInlineSize: '100%',
  blockSize: 'auto',
  // Height of the backdrop, which ends above the on-screen keyboard.
  maxBlockSize: `calc(100% - ${vars.space[32]})`,
  marginBlockStart: 'auto',
  borderStartStartRadius: vars.radius.large,
  borderStartEndRadius: vars.radius.large,
} as const;

/** The drag handle. */
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
