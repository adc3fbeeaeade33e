import { up, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space[24], minInlineSize: 0 });

export const pair = style({
  display: 'grid',
  gap: vars.space[24],
  '@media': { [up.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[16] } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });
