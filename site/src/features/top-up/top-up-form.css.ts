import { up, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space[24], minInlineSize: 0 });

export const pair = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[16],
  '@media': { [up.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] });
export const quiet = style({ fontSize: vars.fontSize[14], color: vars.color.textMuted });
