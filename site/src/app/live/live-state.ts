/** Whether the server tells this tab what changes. */
let isOpen = false;
const listeners = new Set<() => void>();

/** Notes that the connection has opened or closed. */
export function setLive(open: boolean): void {
  if (open === isOpen) return;
  isOpen = open;
  for (const listener of listeners) listener();
}

/** Whether the connection is open. */
export const isLive = (): boolean => isOpen;

/** Calls a function whenever the connection has opened or closed. @returns ends it */
export function onLiveChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
