import { globalStyle, style } from '@vanilla-extract/css';
import { layers, up, vars } from '../theme/index.ts';
import { layout } from '../theme/rules.ts';

export const root = style(
  layout({ display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', minInlineSize: 0, margin: 0 }),
);
// Eleven gaps must leave room for the columns.
for (const [name, length] of Object.entries(vars.space)) {
  if (Number(name) < 16) continue;
  globalStyle(`${root}.h-gap-${name}`, { '@layer': { [layers.atoms]: { columnGap: `min(${length}, 8%)` } } });
}
export const column = style(layout({ minInlineSize: 0 }));
/** Stays in view next to a longer column, such as an order summary. */
export const sticky = style(
  layout({ '@media': { [up.lg]: { position: 'sticky', insetBlockStart: '96px', alignSelf: 'start' } } }),
);
