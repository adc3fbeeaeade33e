import { style } from '@vanilla-extract/css';
import { colorTransition, focusRing, hitArea, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

/** In a line of text, so without a box. Apart from the styles of buttons, which every page with a button loads. */
export const plain = style(
  component({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    inlineSize: 'fit-content',
    borderRadius: '2px',
    color: vars.color.link,
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textDecorationColor: 'color-mix(in oklab, currentColor 45%, transparent)',
    textUnderlineOffset: '0.22em',
    overflowWrap: 'anywhere',
    selectors: { '&::after': hitArea, '&:focus-visible': focusRing },
    '@media': {
      ...colorTransition['@media'],
      [when.hover]: {
        selectors: { '&:hover': { color: vars.color.linkHover, textDecorationColor: 'currentColor' } },
      },
    },
  }),
);
