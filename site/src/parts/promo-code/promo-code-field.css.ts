import { style } from '@vanilla-extract/css';

/** The field gives way, so that the word on the button stays whole. */
export const button = style({ flexShrink: 0 });
