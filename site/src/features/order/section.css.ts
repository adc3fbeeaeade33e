import { focusRing, numeric, up, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

/** A page zoomed to 400 %: a long word in a title leaves no room beside it. */
const narrow = '(max-width: 359px)';

export const sections = style({ counterReset: 'section', display: 'grid' });

export const section = style({
  counterIncrement: 'section',
  display: 'grid',
  gap: vars.space[12],
  minInlineSize: 0,
  paddingBlock: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.border}`,
  // The header of the page may cover what a link jumps to.
  scrollMarginBlockStart: vars.space[80],
  selectors: {
    '&:first-of-type': { borderBlockStart: 0, paddingBlockStart: 0 },
    '&:has(> details)': { paddingBlock: 0 },
  },
  '@media': { [up.md]: { gap: vars.space[16], paddingBlock: vars.space[24] } },
});

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[12],
  minInlineSize: 0,
} as const;

export const head = style(line);

export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[8],
  fontSize: vars.fontSize[18],
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  '::before': {
    ...numeric,
    content: 'counter(section)',
    minInlineSize: vars.space[20],
    fontFamily: vars.font.mono,
    fontSize: vars.fontSize[14],
    fontWeight: vars.fontWeight.regular,
    color: vars.color.textMuted,
  },
  '@media': { [up.md]: { fontSize: vars.fontSize[22] } },
});

export const chosen = style({
  // Not narrower than its text, so that the title wraps first and no word is broken.
  flex: '1 0 auto',
  maxInlineSize: '55%',
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.snug,
  color: vars.color.textMuted,
  overflowWrap: 'break-word',
  '@media': { [narrow]: { gridColumn: 1, marginInlineStart: 0, maxInlineSize: 'none', textAlign: 'start' } },
});

export const fold = style({ minInlineSize: 0 });

export const summary = style({
  ...line,
  flexWrap: 'nowrap',
  alignItems: 'center',
  minBlockSize: '56px',
  paddingBlock: vars.space[8],
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.color.link },
    '&:focus-visible': { ...focusRing, borderRadius: vars.radius.small },
  },
  '@media': {
    [narrow]: { display: 'grid', gridTemplateColumns: `minmax(0, 1fr) ${vars.space[16]}` },
  },
});

export const chevron = style({
  flexShrink: 0,
  inlineSize: vars.space[16],
  blockSize: vars.space[16],
  color: vars.color.textMuted,
  selectors: { [`${fold}[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
  '@media': { [narrow]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

export const unfolded = style({
  display: 'grid',
  gap: vars.space[12],
  paddingBlock: `${vars.space[4]} ${vars.space[24]}`,
});

export const hint = style({
  maxInlineSize: vars.size.measure,
  fontSize: vars.fontSize[14],
  color: vars.color.textMuted,
});
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  minInlineSize: 0,
});
