import { globalStyle, style } from '@vanilla-extract/css';
import { layers, when } from '../theme/index.ts';

export const root = style({});

/** Everything that neither contains the area nor is in it, and buttons, which do nothing on paper. */
const others = `body:has(${root}) :not(:has(${root}), ${root}, ${root} *)`;
globalStyle(`${others}, ${root} button`, {
  '@layer': { [layers.overrides]: { '@media': { [when.print]: { display: 'none' } } } },
});
