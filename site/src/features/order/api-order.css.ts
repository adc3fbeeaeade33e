import { style } from '@vanilla-extract/css';

/** What only script can do. */
export const scriptOnly = style({ '@media': { '(scripting: none)': { display: 'none' } } });
