import { style } from '@vanilla-extract/css';
import { component, vars } from '../theme/index.ts';

export const popover = style(
  component({
    padding: vars.space[16],
    maxInlineSize: `min(24rem, calc(100% - ${vars.space[16]}))`,
    selectors: { '&:focus': { outline: 'none' } },
  }),
);
