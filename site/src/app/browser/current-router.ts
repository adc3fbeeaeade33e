import type { Router } from './plain-navigation.ts';

type Seen = Pick<Router, 'state'>;
let router: Seen | null = null;

/** Stores the tab's router for code that needs its destination before the screen updates. */
export function setRouter(started: Seen): void {
  router = started;
}

/** The router's current location and destination; null on the server. */
export const routerState = (): Router['state'] | null => router?.state ?? null;
