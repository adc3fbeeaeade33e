import { style } from '@vanilla-extract/css';

/** Text that somebody wrote, with its line breaks. */
export const note = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
