import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { colorTransition, focusRing, layers, up, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    margin: 0,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.text,
    ...colorTransition,
  }),
);

export const padding = styleVariants({
  none: {},
  small: component({ padding: vars.space[16] }),
  medium: component({ padding: vars.space[24] }),
  large: component({ padding: vars.space[32] }),
  fluid: component({ padding: vars.space[20], '@media': { [up.md]: { padding: vars.space[32] } } }),
});

export const selected = style(
  component({ borderColor: vars.color.selected, boxShadow: `inset 0 0 0 1px ${vars.color.selected}` }),
);

export const link = style(
  component({
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
      '&:focus-visible::after': focusRing,
    },
  }),
);

globalStyle(`${root}:has(${link}:hover)`, {
  '@layer': { [layers.components]: { '@media': { [when.hover]: { borderColor: vars.color.borderStrong } } } },
});
/** Other interactive elements in a card are above the link that covers it. */
globalStyle(`${root}:has(${link}) :where(button, a:not(${link}), input, select, summary)`, {
  '@layer': { [layers.components]: { position: 'relative', zIndex: vars.zIndex.raised } },
});
