import { style } from '@vanilla-extract/css';
import { up, vars } from '../theme/index.ts';
import { layout } from '../theme/rules.ts';

/** Undoes exactly what Container pads. */
export const root = style(
  layout({
    marginInline: `calc(-1 * ${vars.space[16]})`,
    '@media': { [up.md]: { marginInline: `calc(-1 * ${vars.space[32]})` } },
  }),
);
export const padded = style(
  layout({ paddingInline: vars.space[16], '@media': { [up.md]: { paddingInline: vars.space[32] } } }),
);
/** Below 768 px only: a wide table reaches the edges of a phone. */
export const narrowOnly = style(layout({ '@media': { [up.md]: { marginInline: 0, paddingInline: 0 } } }));
