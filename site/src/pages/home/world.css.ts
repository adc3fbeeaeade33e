import { up, vars, when } from '@hoster/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[32],
  paddingBlock: `${vars.space[48]} ${vars.space[80]}`,
  '@media': {
    [up.lg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(22rem, 1fr)', alignItems: 'center', gap: vars.space[48] },
  },
});

/**
 * On small screens the empty oceans at both sides lie outside of the window: 116 of 173 columns are seen.
 * On large ones the picture is larger than its column and runs out at the window's edge.
 */
export const map = style({
  position: 'relative',
  aspectRatio: '173 / 66',
  inlineSize: '149%',
  marginInlineStart: '-26.5%',
  '@media': {
    [up.md]: { inlineSize: '100%', marginInlineStart: 0 },
    [up.lg]: { inlineSize: '118%', marginInlineStart: '-14%' },
    [when.print]: { display: 'none' },
  },
});

export const dots = style({
  position: 'absolute',
  inset: 0,
  backgroundColor: vars.color.dataQuiet,
  forcedColorAdjust: 'none',
  maskImage: 'url(./world-dots.svg)',
  maskSize: '100% 100%',
});

export const marks = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
});
export const leader = style({ fill: 'none', stroke: vars.color.textMuted, strokeWidth: 0.2 });
export const point = style({ fill: vars.color.action, stroke: vars.color.surface, strokeWidth: 0.5 });
export const full = style({ fill: vars.color.surface, stroke: vars.color.textMuted, strokeWidth: 0.4 });
/** In dots of the map, so that it grows and shrinks with it and still can be read. */
export const code = style({
  fill: vars.color.text,
  fontFamily: vars.font.mono,
  fontSize: '3.6px',
  stroke: vars.color.surface,
  strokeWidth: 0.9,
  paintOrder: 'stroke',
  '@media': { [up.sm]: { fontSize: '2.8px' }, [up.lg]: { fontSize: '2px' } },
});

export const list = style({ display: 'grid', justifyItems: 'start', gap: vars.space[20], minInlineSize: 0 });
export const title = style({ fontSize: vars.fontSize[22] });
export const table = style({ inlineSize: '100%', fontSize: vars.fontSize[14], lineHeight: vars.lineHeight.snug });
export const head = style({ color: vars.color.textMuted, textAlign: 'start' });

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
});
globalStyle(`${table} th`, { fontWeight: vars.fontWeight.regular, textAlign: 'start' });
export const mono = style({ fontFamily: vars.font.mono, inlineSize: '4.5rem' });
export const number = style({
  whiteSpace: 'nowrap',
  selectors: { '&&&': { textAlign: 'end' }, 'td&': { fontFamily: vars.font.mono } },
});
export const place = style({
  color: vars.color.text,
  textDecorationColor: vars.color.borderStrong,
  textUnderlineOffset: vars.space[4],
});
export const soldOut = style({
  marginInlineStart: vars.space[8],
  paddingInline: vars.space[8],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  color: vars.color.textMuted,
  fontSize: vars.fontSize[12],
});
export const failed = style({ display: 'grid', justifyItems: 'start', gap: vars.space[16] });
