import { colorTransition, focusRing, up, vars, when } from '@hoster/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const mark = styleVariants({
  small: { flexShrink: 0, inlineSize: vars.space[20], blockSize: vars.space[20] },
  medium: { flexShrink: 0, inlineSize: vars.space[32], blockSize: vars.space[32] },
  large: {
    flexShrink: 0,
    inlineSize: vars.space[48],
    blockSize: vars.space[48],
    '@media': { [up.md]: { inlineSize: vars.space[64], blockSize: vars.space[64] } },
  },
});

/** In units of the mark's own grid. */
export const monogram = style({ fontFamily: vars.font.mono, fontSize: '11px', fontWeight: vars.fontWeight.semibold });

/** A drawn sign in a line of text. */
export const sign = style({ display: 'inline-block', verticalAlign: 'text-bottom' });

/** A figure that isn't broken. */
export const spec = style({ whiteSpace: 'nowrap' });

/** Why a plan is marked, above the sheet. */
export const reason = style({ paddingBlockEnd: vars.space[16], maxInlineSize: vars.size.measure });

export const wallBand = style({ marginBlock: vars.space[64], paddingBlock: vars.space[64] });
export const wallHead = style({ display: 'grid', gap: vars.space[8], paddingBlockEnd: vars.space[24] });
export const wallText = style({ maxInlineSize: vars.size.measure, color: vars.color.textMuted });

/** Without gaps: its lines are those of the tiles. */
export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [up.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [up.lg]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

export const tile = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  blockSize: '100%',
  minBlockSize: '72px',
  padding: vars.space[12],
  boxShadow: `0 0 0 1px ${vars.color.border}`,
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.snug,
  color: vars.color.text,
  overflowWrap: 'anywhere',
  textDecorationLine: 'none',
  ...colorTransition,
  selectors: {
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    '&[aria-current]': {
      background: vars.color.action,
      color: vars.color.actionText,
      fontWeight: vars.fontWeight.semibold,
    },
  },
  '@media': {
    [when.hover]: { selectors: { '&:hover:not([aria-current])': { background: vars.color.surfaceRaised } } },
    [when.forcedColors]: {
      selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

/** The last tile, which leads nowhere. */
export const ownCode = style([tile, { color: vars.color.textMuted }]);

/** Between two parts of the configuration. */
export const notice = style({ paddingBlockEnd: vars.space[24] });

/** A band with its name at the side. */
export const sideBand = style({
  display: 'grid',
  gap: vars.space[24],
  '@media': { [up.lg]: { gridTemplateColumns: '1fr 2fr', gap: vars.space[48] } },
});
