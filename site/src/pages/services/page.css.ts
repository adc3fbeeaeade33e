import { up, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

/** Name and purpose, the scale of prices, the prices. */
export const line = style({
  display: 'grid',
  gap: vars.space[12],
  '@media': { [up.lg]: { gridTemplateColumns: '4fr 5fr 3fr', alignItems: 'center', columnGap: vars.space[48] } },
});

export const prices = style({ '@media': { [up.lg]: { textAlign: 'end' } } });

export const scale = style({ display: 'block', inlineSize: '100%', blockSize: vars.space[24], overflow: 'visible' });

const stroke = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
export const axis = style({ ...stroke, stroke: vars.color.border });
export const mark = style({ ...stroke, stroke: vars.color.info, strokeWidth: 2 });
