import { numeric, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: `${vars.space[8]} ${vars.space[24]}`,
  paddingBlock: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:first-of-type': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const field = style({ flex: '1 1 16rem', maxInlineSize: '26rem' });
export const price = style({
  ...numeric,
  fontSize: vars.fontSize[14],
  whiteSpace: 'nowrap',
  paddingBlockStart: vars.space[4],
});
