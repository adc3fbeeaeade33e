import { LIVE_PATH, liveCloseCodes, type LiveMessage } from '@hoster/contract/live';
import type { QueryClient } from '@tanstack/react-query';
import ReconnectingSocket from 'partysocket/ws';
import { setLive } from './live-state.ts';
import { isOutdatedBy } from './topics.ts';

/** Defaults of the specification. */
const reconnecting = {
  maxReconnectionDelay: 10_000,
  connectionTimeout: 4000,
  minUptime: 5000,
  reconnectionDelayGrowFactor: 1.3,
  maxEnqueuedMessages: 0,
} as const;
/** Closed with one of these, a connection isn't opened again soon. */
const FINAL: readonly number[] = [liveCloseCodes.signedOut, liveCloseCodes.tooMany, liveCloseCodes.policy];
/** Attempts without success after which the next one waits: a proxy may know no WebSocket. */
const MOST_FAILURES = 3;
const LONG_PAUSE = 5 * 60_000;
/** Milliseconds in the background after which the connection may be gone without a word. */
const LONG_HIDDEN = 60_000;
/** Milliseconds over which the tabs of a shop spread what all of them ask for at the same time. */
const SPREAD = 2000;

export interface ConnectionOptions {
  readonly queryClient: QueryClient;
  /** Asks whether somebody is still signed in: the server has closed the connection, or refuses it. */
  readonly isSignedIn: () => Promise<boolean>;
}

/** Opens the connection of this tab. @returns closes it */
export function openConnection({ queryClient, isSignedIn }: ConnectionOptions): () => void {
  let failures = 0;
  let hiddenAt = Infinity;
  let [wasOpen, isResting, isClosed] = [false, false, false];
  let asking: ReturnType<typeof setTimeout> | undefined;
  let retrying: ReturnType<typeof setTimeout> | undefined;
  const socket = new ReconnectingSocket(location.origin.replace(/^http/, 'ws') + LIVE_PATH, null, {
    ...reconnecting,
    shouldReconnectOnClose: ({ code }) => !FINAL.includes(code),
  });

  const outdate = (message: LiveMessage) =>
    void queryClient.invalidateQueries({ predicate: (query) => isOutdatedBy(message, query) });
  /** Asks for everything shown again, because changes may have been missed. */
  const resync = (within: number) => {
    clearTimeout(asking);
    asking = setTimeout(() => outdate({ kind: 'resync' }), Math.random() * within);
  };
  const retry = () => {
    clearTimeout(retrying);
    isResting = false;
    socket.reconnect();
  };
  /** Tries again later, unless the visitor is signed out. */
  const rest = async (milliseconds: number) => {
    isResting = true;
    socket.close();
    if ((await isSignedIn()) && isResting && !isClosed) retrying = setTimeout(retry, milliseconds);
  };

  socket.addEventListener('open', () => {
    failures = 0;
    setLive(true);
    // The page may be older than the connection.
    resync(wasOpen ? SPREAD : 0);
    wasOpen = true;
  });
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data as string) as LiveMessage;
    if (message.kind === 'resync') resync(SPREAD);
    else outdate(message);
  });
  socket.addEventListener('close', ({ code }) => {
    setLive(false);
    if (isClosed || isResting) return;
    // Another tab may have signed in anew.
    if (code === liveCloseCodes.signedOut) void rest(SPREAD);
    else if (FINAL.includes(code) || (failures += 1) >= MOST_FAILURES) void rest(LONG_PAUSE);
  });

  /** Whether an attempt makes sense before the end of the pause: the network was away, not refused by the server. */
  const mayRetry = () => !isResting || failures >= MOST_FAILURES;
  const onVisibility = () => {
    if (document.hidden) hiddenAt = Date.now();
    else if (mayRetry() && Date.now() - hiddenAt > LONG_HIDDEN) retry();
  };
  const onOnline = () => {
    if (mayRetry()) retry();
  };
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('online', onOnline);
  return () => {
    isClosed = true;
    clearTimeout(asking);
    clearTimeout(retrying);
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('online', onOnline);
    setLive(false);
    socket.close();
  };
}
