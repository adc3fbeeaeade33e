import { style } from '@vanilla-extract/css';
import { layout } from '../theme/rules.ts';

export const root = style(
  layout({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minInlineSize: 0, margin: 0 }),
);
export const list = style(layout({ listStyle: 'none', paddingInlineStart: 0 }));
export const noWrap = style(layout({ flexWrap: 'nowrap' }));
