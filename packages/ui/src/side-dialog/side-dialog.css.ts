import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { below, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

const RTL = ':is([dir="rtl"], [dir="rtl"] *)';
const fromEnd = keyframes({ from: { transform: 'translateX(100%)' } });
const toEnd = keyframes({ to: { transform: 'translateX(100%)' } });
const fromStart = keyframes({ from: { transform: 'translateX(-100%)' } });
const toStart = keyframes({ to: { transform: 'translateX(-100%)' } });
const fromBelow = keyframes({ from: { transform: 'translateY(100%)' } });
const toBelow = keyframes({ to: { transform: 'translateY(100%)' } });
const move = `${vars.duration.base} ${vars.easing.out}`;

export const panel = style(
  component({
    blockSize: '100%',
    maxInlineSize: `calc(100% - ${vars.space[32]})`,
    '@media': { [when.motion]: { selectors: { '&[data-state="closed"]': { animationFillMode: 'forwards' } } } },
  }),
);

/** `start` and `end` follow the writing direction; the animation has to be told, as transforms know no direction. */
export const side = styleVariants({
  end: component({
    marginInlineStart: 'auto',
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
        inlineSize: '100%',
        maxInlineSize: '100%',
        blockSize: 'auto',
        maxBlockSize: `calc(100dvh - ${vars.space[32]})`,
        marginBlockStart: 'auto',
        borderStartStartRadius: vars.radius.large,
        borderStartEndRadius: vars.radius.large,
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
