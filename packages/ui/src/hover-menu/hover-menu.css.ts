import { style } from '@vanilla-extract/css';
import { component, vars } from '../theme/index.ts';

export const panel = style(
  component({
    minInlineSize: '14rem',
    padding: vars.space[8],
  }),
);
