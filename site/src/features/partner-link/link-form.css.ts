import { style } from '@vanilla-extract/css';

/** An address needs no more. */
export const root = style({ maxInlineSize: '45rem' });
