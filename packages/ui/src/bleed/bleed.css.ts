import { style } from '@vanilla-extract/css';
import { up, vars } from '../theme/index.ts';
import { layout } from '../theme/rules.ts';

/** Offsets the padding of Container. */
export const root = style(
  layout({
    marginInline: `calc(-1 * ${vars.space[16]})`,
    '@media': { [up.md]: { marginInline: `calc(-1 * ${vars.space[32]})` } },
  }),
);
export const padded = style(
  layout({ paddingInline: vars.space[16], '@media': { [up.md]: { paddingInline: vars.space[32] } } }),
);
/** Below 768 px only, for example for a wide table on phones. */
export const narrowOnly = style(layout({ '@media': { [up.md]: { marginInline: 0, paddingInline: 0 } } }));
