import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

/** Not in the round corner. */
const clamp = (at: string) => `clamp(14px, var(${at}), calc(100% - 14px))`;

export const popover = style(
  component({
    maxInlineSize: `min(24rem, calc(100% - ${vars.space[16]}))`,
    selectors: { '&:focus': { outline: 'none' } },
  }),
);

export const padded = style(component({ padding: vars.space[16] }));

/** Scrolls inside, because otherwise the arrow would be cut off. */
export const pointing = style(component({ display: 'flex', overflow: 'visible' }));

export const body = style(component({ overflowY: 'auto', overscrollBehavior: 'contain', padding: vars.space[16] }));

/** Half of a rotated square, positioned in window coordinates like its popup. */
export const arrow = style(
  component({
    position: 'absolute',
    inlineSize: '12px',
    blockSize: '12px',
    borderTop: 'inherit',
    borderLeft: 'inherit',
    backgroundColor: 'inherit',
    translate: '-50% -50%',
    selectors: {
      '[data-covers] > &': { display: 'none' },
      '[data-side="bottom"] > &': { left: clamp('--hoster-anchor-x'), top: 0, rotate: '45deg' },
      '[data-side="top"] > &': { left: clamp('--hoster-anchor-x'), top: '100%', rotate: '225deg' },
      '[data-side="end"] > &': { top: clamp('--hoster-anchor-y'), left: 0, rotate: '-45deg' },
      '[data-side="start"] > &': { top: clamp('--hoster-anchor-y'), left: '100%', rotate: '135deg' },
      '[data-side="end"] > &:is([dir="rtl"] *):not([dir="rtl"] [dir="ltr"] *)': { left: '100%', rotate: '135deg' },
      '[data-side="start"] > &:is([dir="rtl"] *):not([dir="rtl"] [dir="ltr"] *)': { left: 0, rotate: '-45deg' },
    },
  }),
);

/** In the corner, with text flowing around it. */
export const close = style(
  component({
    float: 'inline-end',
    marginBlockStart: `calc(-1 * ${vars.space[4]})`,
    marginInlineStart: vars.space[8],
  }),
);
