import { up, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

/** Name and purpose, the scale of prices, the prices. */
export const line = style({
  display: 'grid',
  gap: vars.space[12],
  '@media': { [up.lg]: { gridTemplateColumns: '4fr 5fr 3fr', alignItems: 'center', columnGap: vars.space[48] } },
});

export const prices = style({ '@media': { [up.lg]: { textAlign: 'end' } } });

const drawing = { display: 'block', inlineSize: '100%', overflow: 'visible' } as const;

/** In the column of the scales. */
export const headPlace = style({ '@media': { [up.lg]: { gridColumn: 2 } } });
export const head = style({ ...drawing, blockSize: vars.space[16] });
export const amount = style({
  fill: vars.color.textMuted,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[12],
  textAnchor: 'middle',
});

export const scale = style({ ...drawing, blockSize: vars.space[32] });
export const grid = style({ stroke: vars.color.border });
export const range = style({ stroke: vars.color.borderStrong });
export const dot = style({ fill: vars.color.info, stroke: vars.color.surface });

/** On phones: the facts of a line. */
export const sheet = style({ inlineSize: '100%' });
