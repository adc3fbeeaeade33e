import { up, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gap: `0 ${vars.space[48]}`,
  '@media': {
    [up.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [up.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** The first one is the most prominent. */
export const client = style({
  paddingBlock: vars.space[24],
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { [up.md]: { selectors: { '&:first-child': { gridColumn: 'span 2' } } } },
});

export const quote = style({
  lineHeight: vars.lineHeight.body,
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

export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[12],
  marginBlockStart: vars.space[12],
  color: vars.color.textMuted,
  fontSize: vars.fontSize[14],
});

export const name = style({ color: vars.color.text, fontWeight: vars.fontWeight.semibold });
