import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';

globalStyle('html', {
  '@layer': {
    [layers.base]: {
      // Anchor targets must not be hidden by the sticky header.
      scrollPaddingBlockStart: vars.space[80],
      scrollbarGutter: 'stable',
      // No smooth scrolling: while a page moves under the pointer, a press begins on one thing and ends on another.
    },
  },
});
