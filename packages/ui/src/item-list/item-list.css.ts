import { style, styleVariants } from '@vanilla-extract/css';
import { up, vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(component({ display: 'grid', listStyle: 'none', margin: 0, padding: 0, minInlineSize: 0 }));
export const ruled = style(component({ borderBlockStart: `1px solid ${vars.color.border}` }));

const item = style(
  component({
    gap: vars.space[12],
    paddingBlock: vars.space[12],
    borderBlockEnd: `1px solid ${vars.color.border}`,
    minInlineSize: 0,
  }),
);

const line = style(component({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' }));

export const layout = styleVariants({
  center: [item, line, component({ alignItems: 'center' })],
  baseline: [item, line, component({ alignItems: 'baseline', rowGap: vars.space[4], columnGap: vars.space[16] })],
  columns: [
    item,
    component({
      display: 'grid',
      alignItems: 'start',
      columnGap: vars.space[32],
      '@media': { [up.md]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
    }),
  ],
});

export const content = style(
  component({
    display: 'grid',
    // Long words break instead of widening the item.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    justifyItems: 'start',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

const atEnd = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12], minInlineSize: 0 });
export const actions = styleVariants({
  center: atEnd,
  baseline: atEnd,
  columns: component({ display: 'grid', gap: vars.space[8], justifyItems: 'start', minInlineSize: 0 }),
});
