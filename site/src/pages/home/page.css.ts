import { below, up, vars } from '@hoster/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({
  paddingBlockEnd: vars.space[24],
  '@media': { [up.md]: { paddingBlockEnd: vars.space[64] } },
});

/** The only dark band of the page: the map extends to its edges. */
export const inverse = style({ overflow: 'hidden' });

/** Under a strong line, with its number. */
export const step = style({
  counterIncrement: 'step',
  paddingBlockStart: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.text}`,
  color: vars.color.textMuted,
  '::before': {
    content: 'counter(step, decimal-leading-zero)',
    fontFamily: vars.font.mono,
    fontSize: vars.fontSize[14],
  },
  // On phones, the number is beside the text.
  '@media': {
    [below.sm]: {
      display: 'grid',
      gridTemplateColumns: `${vars.space[40]} 1fr`,
      alignItems: 'baseline',
    },
  },
});
export const stepName = style({
  marginBlock: `${vars.space[24]} ${vars.space[4]}`,
  color: vars.color.text,
  '@media': { [below.sm]: { marginBlock: `0 ${vars.space[4]}` } },
});
/** Small print on phones. */
const small = { fontSize: vars.fontSize[14], lineHeight: vars.lineHeight.snug } as const;
export const stepText = style({ '@media': { [below.sm]: { gridColumn: 2, ...small } } });

/** Lines between the rows take the place of a gap. */
export const clients = style({ rowGap: 0 });

/** The first one is the most prominent. */
export const client = style({
  paddingBlock: vars.space[24],
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { [up.md]: { selectors: { '&:first-child': { gridColumn: 'span 2' } } } },
});

export const quote = style({
  textWrap: 'pretty',
  selectors: {
    [`${client}:first-child &`]: {
      maxInlineSize: '34ch',
      fontSize: vars.fontSize[28],
      lineHeight: vars.lineHeight.snug,
      letterSpacing: vars.tracking.tight,
    },
  },
});

export const who = style({ marginBlockStart: vars.space[12] });

export const checkText = style({ color: vars.color.textMuted, '@media': { [below.sm]: small } });
/** Under a hairline. */
export const check = style({ paddingBlockStart: vars.space[12], borderBlockStart: `1px solid ${vars.color.border}` });

/** On phones, the titles of the newest two. */
export const news = style({});
globalStyle(`${news} :is([data-news]:nth-child(n + 3), p)`, { '@media': { [below.sm]: { display: 'none' } } });
