import { style, styleVariants } from '@vanilla-extract/css';
import { up, vars } from '../theme/index.ts';
import { layout } from '../theme/rules.ts';

export const root = style(layout({ inlineSize: '100%', marginInline: 'auto' }));

export const margins = style(
  layout({ paddingInline: vars.space[16], '@media': { [up.md]: { paddingInline: vars.space[32] } } }),
);

export const paddingBlock = styleVariants({
  none: {},
  small: layout({ paddingBlock: vars.space[16], '@media': { [up.md]: { paddingBlock: vars.space[24] } } }),
  medium: layout({ paddingBlock: vars.space[32], '@media': { [up.md]: { paddingBlock: vars.space[48] } } }),
  large: layout({ paddingBlock: vars.space[48], '@media': { [up.md]: { paddingBlock: vars.space[96] } } }),
});

const padded = (width: string): string => `calc(${width} + 2 * ${vars.space[32]})`;

export const width = styleVariants({
  content: layout({ maxInlineSize: padded(vars.size.content) }),
  narrow: layout({ maxInlineSize: padded(vars.size.narrow) }),
  full: layout({ maxInlineSize: 'none' }),
});
