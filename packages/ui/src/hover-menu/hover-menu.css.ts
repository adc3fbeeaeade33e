import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const panel = style(
  component({
    minInlineSize: '14rem',
    padding: vars.space[8],
  }),
);
