import { style } from '@vanilla-extract/css';
import { focusRing, vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({
    position: 'fixed',
    insetBlockStart: vars.space[8],
    insetInlineStart: vars.space[8],
    zIndex: vars.zIndex.skip,
    padding: `${vars.space[12]} ${vars.space[20]}`,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.action,
    color: vars.color.actionText,
    fontWeight: vars.fontWeight.semibold,
    textDecoration: 'none',
    selectors: {
      '&:not(:focus)': { clipPath: 'inset(50%)', inlineSize: '1px', blockSize: '1px', padding: 0, overflow: 'hidden' },
      '&:focus-visible': focusRing,
    },
  }),
);
