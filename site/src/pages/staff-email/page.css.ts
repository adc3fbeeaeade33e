import { style } from '@vanilla-extract/css';

/** Text of an email, with its line breaks. */
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
