import { style } from '@vanilla-extract/css';

/** Wide enough for a form. */
export const narrow = style({ maxInlineSize: '45rem' });
