import { style } from '@vanilla-extract/css';
import { colorTransition, focusRing, hitArea, vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const popover = style(
  component({
    padding: vars.space[16],
    maxInlineSize: `min(24rem, calc(100% - ${vars.space[16]}))`,
    selectors: { '&:focus': { outline: 'none' } },
  }),
);

/** In the corner; the text flows around it. */
export const close = style(
  component({
    position: 'relative',
    float: 'inline-end',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '28px',
    blockSize: '28px',
    marginBlockStart: `calc(-1 * ${vars.space[4]})`,
    marginInlineEnd: `calc(-1 * ${vars.space[8]})`,
    marginInlineStart: vars.space[8],
    border: 0,
    borderRadius: vars.radius.small,
    background: 'none',
    color: vars.color.textMuted,
    cursor: 'pointer',
    selectors: {
      '&::after': hitArea,
      '&:hover': { backgroundColor: vars.color.surfaceSunken, color: vars.color.text },
      '&:focus-visible': focusRing,
    },
    ...colorTransition,
  }),
);
