import { createVar } from '@vanilla-extract/css';

/** Height at the bottom of the window that a sheet takes up, for what else sticks there. Unset without a sheet. */
export const bottomSpace = createVar();
