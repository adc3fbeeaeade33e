import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { when } from './media.ts';

/** Focus ring: 2 px of cobalt at a distance of 2 px. Spread into `selectors['&:focus-visible']`. */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
} as const;

/** Tabular figures, so that columns of numbers align. */
export const numeric = { fontVariantNumeric: 'tabular-nums' } as const;

const reach = `min(0px, (100% - ${vars.size.touch}) / 2)`;

/** Touch target for controls smaller than 44 px: an invisible `::after`. The control must be positioned. */
export const hitArea = { content: '', position: 'absolute', inset: reach } as const;

/** Colour transitions of controls, instant with reduced motion. */
export const colorTransition = {
  '@media': {
    [when.motion]: {
      transitionProperty: 'background-color, border-color, color, opacity',
      transitionDuration: vars.duration.fast,
      transitionTimingFunction: vars.easing.out,
    },
  },
} satisfies StyleRule;

/** Hides content visually but not from screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
