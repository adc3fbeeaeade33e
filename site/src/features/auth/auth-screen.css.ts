import { up, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

/** One narrow sheet in the middle of the page. */
export const screen = style({
  inlineSize: '100%',
  // Two short fields do not want the width of a text column.
  maxInlineSize: `calc(${vars.size.narrow} * 0.7)`,
  marginInline: 'auto',
  paddingBlock: vars.space[40],
  paddingInline: vars.space[20],
  display: 'grid',
  gap: vars.space[24],
  '@media': { [up.md]: { paddingBlock: vars.space[96] } },
});

export const heading = style({ display: 'grid', gap: vars.space[8] });

export const other = style({ borderBlockStart: `1px solid ${vars.color.border}`, paddingBlockStart: vars.space[20] });
