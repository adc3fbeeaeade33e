/** Whether the server tells this tab what changes. */
let isOpen = false;

/** How much longer the pauses of polling are while the server tells what changes. */
const STRETCH = 10;

/** Notes that the connection has opened or closed. */
export const setLive = (open: boolean): void => void (isOpen = open);

/**
 * Milliseconds between polls of something that the server also tells: polling is for tabs without a connection, and a
 * safety net for the others.
 */
export const livePoll = (milliseconds: number): number => (isOpen ? milliseconds * STRETCH : milliseconds);
