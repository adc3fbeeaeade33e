import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { layers, vars } from '../theme/index.ts';
import { component, layout } from '../theme/rules.ts';

export const root = style(
  layout({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minInlineSize: 0, margin: 0 }),
);
export const list = style(layout({ listStyle: 'none', paddingInlineStart: 0 }));
export const noWrap = style(layout({ flexWrap: 'nowrap' }));
/** Overrides the responsive classes of `gap`. */
export const rowGap = styleVariants({ 0: 0, 4: vars.space[4], 8: vars.space[8] }, (length) =>
  component({ rowGap: length }),
);
export const grow = style({});
globalStyle(`${grow} > *`, { '@layer': { [layers.layout]: { flex: '1 1 auto' } } });
