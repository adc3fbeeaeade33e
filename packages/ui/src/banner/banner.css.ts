import { style } from '@vanilla-extract/css';
import { component, vars } from '../theme/index.ts';

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
    borderBlockEnd: '1px solid transparent',
    color: vars.color.text,
    fontSize: vars.fontSize[14],
    lineHeight: 1.45,
  }),
);
export const body = style(component({ display: 'flex', gap: vars.space[8], alignItems: 'baseline', minInlineSize: 0 }));
export const icon = style(component({ flexShrink: 0, position: 'relative', insetBlockStart: '3px' }));
export const close = style(component({ position: 'absolute', insetBlockStart: '6px', insetInlineEnd: vars.space[8] }));
