import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const popover = style(
  component({
    padding: vars.space[16],
    maxInlineSize: `min(24rem, calc(100% - ${vars.space[16]}))`,
    selectors: { '&:focus': { outline: 'none' } },
  }),
);

/** In the corner; the text flows around it. */
export const close = style(
  component({
    float: 'inline-end',
    marginBlockStart: `calc(-1 * ${vars.space[4]})`,
    marginInlineStart: vars.space[8],
  }),
);
