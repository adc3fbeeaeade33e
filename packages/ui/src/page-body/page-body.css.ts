import { styleVariants } from '@vanilla-extract/css';
import { up, vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const padding = styleVariants({
  small: component({ paddingBlock: `${vars.space[24]} ${vars.space[96]}` }),
  medium: component({
    paddingBlock: `${vars.space[40]} ${vars.space[96]}`,
    '@media': { [up.md]: { paddingBlockStart: vars.space[64] } },
  }),
  large: component({ paddingBlock: vars.space[64] }),
  huge: component({ paddingBlock: vars.space[96] }),
});
