import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const list = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[24],
    listStyle: 'none',
    margin: 0,
    padding: 0,
  }),
);

export const link = style(
  component({ display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.touch, minInlineSize: 0 }),
);
