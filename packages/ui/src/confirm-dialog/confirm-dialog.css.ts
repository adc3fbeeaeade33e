import { style, styleVariants } from '@vanilla-extract/css';
import { colorTransition, focusRing, vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const body = style(
  component({ display: 'grid', gap: vars.space[8], paddingBlock: vars.space[24], paddingInline: vars.space[24] }),
);

export const extra = style(component({ marginBlockStart: vars.space[8] }));

export const actions = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[12],
    marginBlockStart: vars.space[16],
  }),
);

const button = style(
  component({
    minBlockSize: vars.size.control,
    paddingInline: vars.space[16],
    borderRadius: vars.radius.small,
    border: '1px solid transparent',
    fontWeight: vars.fontWeight.medium,
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusRing, '&:disabled': { cursor: 'progress', opacity: 0.6 } },
    ...colorTransition,
  }),
);

export const cancel = style([
  button,
  component({
    background: 'none',
    borderColor: vars.color.borderStrong,
    selectors: { '&:hover': { backgroundColor: vars.color.surfaceSunken } },
  }),
]);

export const confirm = styleVariants({
  neutral: [
    button,
    component({
      backgroundColor: vars.color.action,
      color: vars.color.actionText,
      selectors: { '&:hover': { backgroundColor: vars.color.actionHover } },
    }),
  ],
  danger: [
    button,
    component({
      backgroundColor: vars.color.danger,
      color: vars.color.dangerText,
      selectors: { '&:hover': { backgroundColor: vars.color.dangerHover } },
    }),
  ],
});
