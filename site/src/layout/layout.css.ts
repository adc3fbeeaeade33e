import { globalStyle, style } from '@vanilla-extract/css';

export const shell = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvb' });

/** Fills the rest of a short page, so that the footer is at the bottom edge. */
export const content = style({ flexGrow: 1, minInlineSize: 0 });

// Script moves the focus to it, and a focus ring with only its sides on screen isn't useful.
globalStyle('main', { outline: 'none' });

// No text ends in a line of one short word.
// Not `text-wrap`: that is a shorthand, which would undo `white-space: nowrap` of parts of the library.
globalStyle('p, li, dd', { textWrapStyle: 'pretty' });
