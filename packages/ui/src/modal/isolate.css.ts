import { globalStyle } from '@vanilla-extract/css';
import { layers, vars } from '../theme/index.ts';

globalStyle(':root[data-scroll-lock]', { '@layer': { [layers.components]: { overflow: 'hidden' } } });
globalStyle(':root[data-scroll-lock="gutter"]', { '@layer': { [layers.components]: { scrollbarGutter: 'stable' } } });

/** A backdrop doesn't cover the empty scrollbar gutter, which shows the page's colour, so dim it too. */
globalStyle(':root[data-scroll-lock]:has([data-part="backdrop"])', {
  '@layer': {
    [layers.components]: {
      backgroundColor: `color-mix(in srgb, ${vars.color.surface}, oklch(from ${vars.color.backdrop} l c h / 1) 50%)`,
    },
  },
});
