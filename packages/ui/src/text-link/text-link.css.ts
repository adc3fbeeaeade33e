import { style, styleVariants } from '@vanilla-extract/css';
import { colorTransition, focusRing, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({
    // Its own width in a stack or a grid, too, which would stretch it and its focus ring.
    inlineSize: 'fit-content',
    borderRadius: '2px',
    textUnderlineOffset: '0.22em',
    textDecorationThickness: '1px',
    ...colorTransition,
    selectors: { '&:focus-visible': focusRing },
  }),
);

export const tone = styleVariants({
  link: component({
    color: vars.color.link,
    textDecorationLine: 'underline',
    textDecorationColor: `color-mix(in oklab, currentColor 45%, transparent)`,
    '@media': {
      [when.hover]: {
        selectors: { '&:hover': { color: vars.color.linkHover, textDecorationColor: 'currentColor' } },
      },
    },
  }),
  text: component({
    color: 'inherit',
    textDecorationLine: 'underline',
    textDecorationColor: vars.color.borderStrong,
    '@media': { [when.hover]: { selectors: { '&:hover': { textDecorationColor: 'currentColor' } } } },
  }),
  quiet: component({
    color: vars.color.textMuted,
    textDecorationLine: 'none',
    '@media': {
      [when.hover]: { selectors: { '&:hover': { color: vars.color.text, textDecorationLine: 'underline' } } },
    },
  }),
});
