import { style, styleVariants } from '@vanilla-extract/css';
import { colorTransition, focusRing, hitArea, vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

const button = style(
  component({
    position: 'relative',
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
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

const square = (size: string) => component({ inlineSize: size, blockSize: size });

/** `small` extends into the padding of its container. */
export const close = styleVariants({
  medium: [button, square('36px')],
  small: [button, square('28px'), component({ marginInlineEnd: `calc(-1 * ${vars.space[8]})` })],
});
