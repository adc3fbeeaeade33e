import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../src/theme/contract.css.ts';
import { when } from '../src/theme/media.ts';
import { component } from '../src/theme/rules.ts';

export const track = style(
  component({
    // The moving element is as wide as its track and would make the page scroll.
    overflow: 'clip',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.full,
    padding: vars.space[4],
  }),
);

const run = (duration: string) =>
  component({
    inlineSize: '100%',
    blockSize: vars.space[24],
    '::before': {
      content: '',
      display: 'block',
      inlineSize: vars.space[24],
      blockSize: vars.space[24],
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.dataMark,
      forcedColorAdjust: 'none',
    },
    selectors: {
      '&[data-away="true"]': { transform: `translateX(calc(100% - ${vars.space[24]}))` },
      '[dir="rtl"] &[data-away="true"]': { transform: `translateX(calc(${vars.space[24]} - 100%))` },
    },
    '@media': {
      [when.motion]: {
        transitionProperty: 'transform',
        transitionDuration: duration,
        transitionTimingFunction: vars.easing.out,
      },
    },
  });

export const runner = styleVariants({
  fast: run(vars.duration.fast),
  base: run(vars.duration.base),
  slow: run(vars.duration.slow),
});
