import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

// What all components count on, whether or not the page has a reset.
const inside = ['', ' *', '::before', '::after', ' ::before', ' ::after'];
globalStyle(inside.map((part) => `[data-component]${part}`).join(', '), {
  '@layer': { [layers.reset]: { boxSizing: 'border-box' } },
});

// A hash, an address or a file name may be wider than a phone, in any text of any component.
globalStyle('[data-component]', { '@layer': { [layers.reset]: { overflowWrap: 'anywhere' } } });
// Columns keep the width of their longest word; their frames scroll.
globalStyle('[data-component] table, [data-component] table [data-component]', {
  '@layer': { [layers.reset]: { overflowWrap: 'break-word' } },
});
