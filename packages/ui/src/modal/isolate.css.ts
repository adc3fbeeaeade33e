import { globalStyle } from '@vanilla-extract/css';
import { layers, vars } from '../theme/index.ts';

globalStyle(':root[data-scroll-lock]', { '@layer': { [layers.components]: { overflow: 'hidden' } } });
globalStyle(':root[data-scroll-lock="gutter"]', { '@layer': { [layers.components]: { scrollbarGutter: 'stable' } } });

/** The scrollbar's empty gutter is out of a backdrop's reach and shows the page's colour alone: dim that too. */
globalStyle(':root[data-scroll-lock]:has([data-part="backdrop"])', {
  '@layer': {
    [layers.components]: {
      backgroundColor: `color-mix(in srgb, ${vars.color.surface}, oklch(from ${vars.color.backdrop} l c h / 1) 50%)`,
    },
  },
});
