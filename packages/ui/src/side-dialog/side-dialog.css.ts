import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { below, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';
import { handle, lowerEdge } from './sheet.ts';

const RTL = ':is([dir="rtl"], [dir="rtl"] *)';
const fromEnd = keyframes({ from: { transform: 'translateX(100%)' } });
const toEnd = keyframes({ to: { transform: 'translateX(100%)' } });
const fromStart = keyframes({ from: { transform: 'translateX(-100%)' } });
const toStart = keyframes({ to: { transform: 'translateX(-100%)' } });
export const fromBelow = keyframes({ from: { transform: 'translateY(100%)' } });
export const toBelow = keyframes({ to: { transform: 'translateY(100%)' } });
const move = `${vars.duration.base} ${vars.easing.out}`;

export const panel = style(
  component({
    blockSize: '100%',
    maxInlineSize: `calc(100% - ${vars.space[32]})`,
    // A finger moves it sideways or, as a sheet, down; what scrolls in it still scrolls.
    touchAction: 'pan-y pinch-zoom',
    '@media': {
      [when.motion]: {
        transition: `margin ${move}`,
        selectors: { '&[data-state="closed"]': { animationFillMode: 'forwards' } },
      },
    },
  }),
);

/** Makes room for a side dialog upon it, so that one sees where Escape leads. */
const COVERED = ':is([data-covered="side-dialog"], [data-covered="snap-sheet"]) > &';

/** `start` and `end` follow the writing direction; the animation has to be told, as transforms know no direction. */
export const side = styleVariants({
  end: component({
    marginInlineStart: 'auto',
    selectors: { [COVERED]: { marginInlineEnd: vars.space[32] } },
    '@media': {
      [when.motion]: {
        animation: `${fromEnd} ${move}`,
        selectors: {
          '&[data-state="closed"]': { animationName: toEnd },
          [`&${RTL}`]: { animationName: fromStart },
          [`&${RTL}[data-state="closed"]`]: { animationName: toStart },
        },
      },
    },
  }),
  start: component({
    marginInlineEnd: 'auto',
    selectors: { [COVERED]: { marginInlineStart: vars.space[32] } },
    '@media': {
      [when.motion]: {
        animation: `${fromStart} ${move}`,
        selectors: {
          '&[data-state="closed"]': { animationName: toStart },
          [`&${RTL}`]: { animationName: fromEnd },
          [`&${RTL}[data-state="closed"]`]: { animationName: toEnd },
        },
      },
    },
  }),
});

export const width = styleVariants({
  small: component({ inlineSize: '22.5rem' }),
  medium: component({ inlineSize: '30rem' }),
  large: component({ inlineSize: '45rem' }),
});

/** Comes up from the lower edge on phones, where a thumb reaches. */
export const sheet = style(
  component({
    '@media': {
      [below.sm]: {
        ...lowerEdge,
        marginInline: 0,
        selectors: {
          '&::before': handle,
          [COVERED]: { marginInline: vars.space[8] },
        },
      },
      [`${below.sm} and ${when.motion}`]: {
        selectors: {
          '&&&[data-state="open"]': { animationName: fromBelow },
          '&&&[data-state="closed"]': { animationName: toBelow },
        },
      },
    },
  }),
);
