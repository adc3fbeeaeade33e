import { style } from '@vanilla-extract/css';
import { up, vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({
    display: 'grid',
    // Wide fields shrink instead of widening the page.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[24],
    inlineSize: '100%',
    // Two short fields don't need the width of a text column.
    maxInlineSize: `calc(${vars.size.narrow} * 0.7)`,
  }),
);

export const alone = style(
  component({
    marginInline: 'auto',
    paddingBlock: vars.space[40],
    paddingInline: vars.space[20],
    '@media': { [up.md]: { paddingBlock: vars.space[96] } },
  }),
);

export const head = style(component({ display: 'grid', gap: vars.space[8] }));

export const footer = style(
  component({ borderBlockStart: `1px solid ${vars.color.border}`, paddingBlockStart: vars.space[20] }),
);
