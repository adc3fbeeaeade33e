import { styleVariants } from '@vanilla-extract/css';
import { below as belowMedia, override, up } from '../theme/index.ts';

export const below = styleVariants(belowMedia, (media) => override({ '@media': { [media]: { display: 'none' } } }));
export const above = styleVariants(up, (media) => override({ '@media': { [media]: { display: 'none' } } }));
export const print = styleVariants({ hide: override({ '@media': { print: { display: 'none' } } }) });
