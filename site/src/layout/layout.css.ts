import { style } from '@vanilla-extract/css';

export const shell = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvb' });

/** Takes the room that a short page leaves, so that the footer stands at the lower edge. */
export const content = style({ flexGrow: 1, minInlineSize: 0 });
