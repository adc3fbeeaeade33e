// The WebSockets of pages, without zod, because the browser needs it.

/** Its address. Only signed-in visitors may connect, from a page of the site. */
export const LIVE_PATH = '/my/api/live/';

/** Address of a server's screen and keyboard (RFB): `?token=` is one that `postServiceConsole` has given. */
export const CONSOLE_PATH = '/my/api/console/';

/** Whether a request for a target may become a WebSocket: all others that ask for one are answered as if they hadn't. */
export const isSocketPath = (target = ''): boolean => [LIVE_PATH, CONSOLE_PATH].includes(target.split('?', 1)[0] ?? '');

/**
 * What the server says, as JSON: what changed of the account, never the data. `resync`: changes may have been missed, so
 * everything shown is to be asked for again. The browser says nothing.
 */
export type LiveMessage =
  | { readonly kind: 'service' | 'ticket'; readonly id: number }
  | { readonly kind: 'payment'; readonly id: string }
  | { readonly kind: 'balance' | 'notifications' | 'resync' };

/** Codes with which the server closes a connection (RFC 6455, section 7.4). */
export const liveCloseCodes = {
  /** The process stops: connect again, to another one. */
  goingAway: 1001,
  /** The browser has sent something. */
  policy: 1008,
  /** The browser reads too slowly. */
  tryLater: 1013,
  /** The session has ended. */
  signedOut: 4401,
  /** The account, or the address, has too many connections. */
  tooMany: 4429,
} as const;
