import { style } from '@vanilla-extract/css';
import { below, vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: vars.space[16],
    rowGap: vars.space[4],
    minBlockSize: vars.size.touch,
    paddingBlock: vars.space[8],
    paddingInline: `${vars.space[16]} ${vars.space[48]}`,
    position: 'relative',
    color: vars.color.text,
    fontSize: vars.fontSize[14],
    lineHeight: 1.45,
    // On phones, text wraps and is start-aligned, as is the action.
    '@media': { [below.md]: { justifyContent: 'flex-start' } },
  }),
);
/** A border only on the side of the page. */
export const edge = style(component({ borderBlockStartWidth: 0, borderInlineWidth: 0 }));
export const body = style(
  component({
    display: 'flex',
    gap: vars.space[8],
    alignItems: 'baseline',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);
export const icon = style(component({ flexShrink: 0, position: 'relative', insetBlockStart: '3px' }));
export const close = style(component({ position: 'absolute', insetBlockStart: '6px', insetInlineEnd: vars.space[8] }));
