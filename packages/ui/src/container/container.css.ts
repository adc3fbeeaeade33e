import { style, styleVariants } from '@vanilla-extract/css';
import { up, vars } from '../theme/index.ts';
import { layout } from '../theme/rules.ts';

export const root = style(
  layout({
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: vars.space[16],
    '@media': { [up.md]: { paddingInline: vars.space[32] } },
  }),
);

const padded = (width: string): string => `calc(${width} + 2 * ${vars.space[32]})`;

export const width = styleVariants({
  content: layout({ maxInlineSize: padded(vars.size.content) }),
  narrow: layout({ maxInlineSize: padded(vars.size.narrow) }),
  full: layout({ maxInlineSize: 'none' }),
});
