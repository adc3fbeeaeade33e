import { style, styleVariants } from '@vanilla-extract/css';
import { below as belowMedia, up } from '../theme/index.ts';
import { override, withScript } from '../theme/rules.ts';

export const below = styleVariants(belowMedia, (media) => override({ '@media': { [media]: { display: 'none' } } }));
export const above = styleVariants(up, (media) => override({ '@media': { [media]: { display: 'none' } } }));
export const print = styleVariants({ hide: override({ '@media': { print: { display: 'none' } } }) });
export const screen = style(override({ '@media': { 'not print': { display: 'none' } } }));
export const withoutScript = style(withScript);
