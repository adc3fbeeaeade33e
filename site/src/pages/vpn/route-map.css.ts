import { style } from '@vanilla-extract/css';

/** Without script the map would show the route of the address, not the one chosen since. */
export const map = style({ '@media': { '(scripting: none)': { display: 'none' } } });
