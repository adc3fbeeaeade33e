import type { MouseEvent } from 'react';

/** Returns whether a click follows a link in place: others open a tab or a window, or save the file. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
