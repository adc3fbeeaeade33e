/** Name of the shell's container: its width decides about the frame, not the window's. */
export const shell = 'hoster-app-shell';

/** The height of the bar, for what sticks below it. Zero outside a shell. */
export const barHeight = 'var(--hoster-app-bar, 0px)';

/** From here on, the navigation is a column of icons with short names. */
export const columnFrom = `${shell} (min-width: 768px)`;

/** From here on, the column has room for icons beside names. */
export const wideFrom = `${shell} (min-width: 1024px)`;
