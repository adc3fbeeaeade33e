import { up, vars, when } from '@hoster/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** From here on the window is wider than the content with the picture's overhang. */
const WIDE = '(min-width: 1536px)';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  paddingBlock: vars.space[32],
  '@media': {
    [up.md]: { gap: vars.space[32], paddingBlock: `${vars.space[48]} ${vars.space[80]}` },
    [up.lg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(22rem, 1fr)', alignItems: 'center', gap: vars.space[48] },
  },
});

/**
 * On small screens the empty oceans at both sides lie outside of the window: 100 of 150 columns are visible. On large
 * ones the picture is larger than its column and extends to the window's edge.
 */
export const map = style({
  inlineSize: '150%',
  marginInlineStart: '-24%',
  '@media': {
    [up.md]: { inlineSize: '100%', marginInlineStart: 0 },
    [up.lg]: { inlineSize: '116%', marginInlineStart: '-14%' },
    // In wider windows there is no edge to extend to.
    [WIDE]: { inlineSize: '100%', marginInlineStart: 0 },
    [when.print]: { display: 'none' },
  },
});

export const table = style({ inlineSize: '100%', fontSize: vars.fontSize[14], lineHeight: vars.lineHeight.snug });
export const head = style({ color: vars.color.textMuted });

globalStyle(`${table} :is(th, td)`, {
  blockSize: vars.size.touch,
  padding: 0,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
});
globalStyle(`${table} th`, { fontWeight: vars.fontWeight.regular });
export const mono = style({
  fontFamily: vars.font.mono,
  inlineSize: '3.25rem',
  '@media': { [up.sm]: { inlineSize: '4.5rem' } },
});
export const number = style({
  whiteSpace: 'nowrap',
  selectors: { '&&&': { textAlign: 'end' }, 'td&': { fontFamily: vars.font.mono } },
});
export const place = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  color: vars.color.text,
  textDecorationColor: vars.color.borderStrong,
  textUnderlineOffset: vars.space[4],
});
/** Benefits: the largest type of the page. */
export const why = style({
  paddingBlockEnd: vars.space[40],
  '@media': { [up.md]: { paddingBlockEnd: vars.space[96] } },
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[24],
  paddingBlockStart: vars.space[24],
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': {
    [up.md]: { rowGap: vars.space[32] },
    // As wide as its figure at least: “250 Gbps” is longer in Russian.
    [up.xl]: { gridTemplateColumns: 'repeat(4, minmax(min-content, 1fr))', columnGap: vars.space[48] },
  },
});

export const fact = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[8],
  maxInlineSize: '32ch',
  color: vars.color.textMuted,
  '@media': { [up.xl]: { maxInlineSize: 'none' } },
});

export const figure = style({
  color: vars.color.text,
  fontFamily: vars.font.mono,
  // Two beside each other on a phone: “250 Гбит/с” has ten characters.
  fontSize: vars.fontSize[28],
  fontWeight: vars.fontWeight.regular,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: vars.tracking.tighter,
  whiteSpace: 'nowrap',
  '@media': { [up.md]: { fontSize: vars.fontSize[64] } },
});
