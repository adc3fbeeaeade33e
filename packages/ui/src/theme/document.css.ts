import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { when } from './media.ts';

globalStyle('html', {
  '@layer': {
    [layers.base]: {
      // Anchor targets must not be hidden by the sticky header.
      scrollPaddingBlockStart: vars.space[80],
      scrollbarGutter: 'stable',
      '@media': { [when.motion]: { scrollBehavior: 'smooth' } },
    },
  },
});
