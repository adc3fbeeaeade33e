import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

// What all components count on, whether or not the page has a reset.
const inside = ['', ' *', '::before', '::after', ' ::before', ' ::after'];
globalStyle(inside.map((part) => `[data-component]${part}`).join(', '), {
  '@layer': { [layers.reset]: { boxSizing: 'border-box' } },
});
