import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { layout } from '../theme/rules.ts';

export const root = style(
  layout({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', minInlineSize: 0, margin: 0 }),
);
export const list = style(layout({ listStyle: 'none', paddingInlineStart: 0 }));
export const narrow = style(layout({ maxInlineSize: vars.size.narrow }));
