import pg from 'pg';
import { growing } from '../growing.ts';

/** Receives the notifications of a channel. */
export interface Listener {
  onMessage(payload: string): void;
  /** Notifications may have been missed: the connection was lost, and has been replaced. */
  onGap(): void;
}

/** A connection that listens to a channel. */
export interface Listening {
  /** Resolves once the channel is listened to, also while a lost connection is being replaced. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/** Milliseconds to wait before another connection is tried. */
const pauses = { first: 100, longest: 5000 };
/** Milliseconds between checks of a quiet connection, which a proxy or a failover may have cut silently. */
const checkMilliseconds = 15_000;
const limits = { connectionTimeoutMillis: 2500, query_timeout: 4000, keepAlive: true } as const;

/** Listens to a channel on a connection of its own, which is replaced when it's lost. */
export function listenOn(connection: pg.ClientConfig, channel: string, listener: Listener): Listening {
  const wait = growing(pauses);
  let client: pg.Client | undefined;
  let ready = Promise.withResolvers<void>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let hasListened = false;

  async function open(): Promise<void> {
    const own = new pg.Client({ ...connection, ...limits, application_name: `hoster ${channel}` });
    client = own;
    own.on('error', () => lost(own));
    own.on('end', () => lost(own));
    own.on('notification', ({ payload }) => listener.onMessage(payload ?? ''));
    try {
      await own.connect();
      await own.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch {
      return lost(own);
    }
    if (client !== own) return;
    wait.reset();
    if (hasListened) listener.onGap();
    hasListened = true;
    ready.resolve();
    check(own);
  }

  function check(own: pg.Client): void {
    timer = setTimeout(() => {
      own.query('select 1').then(
        () => client === own && check(own),
        () => lost(own),
      );
    }, checkMilliseconds).unref();
  }

  function lost(own: pg.Client): void {
    if (client !== own) return;
    client = undefined;
    clearTimeout(timer);
    void own.end().catch(() => undefined);
    if (isStopped) return;
    if (hasListened) ready = Promise.withResolvers<void>();
    timer = setTimeout(() => void open(), wait.next()).unref();
  }

  void open();
  return {
    ready: () => ready.promise,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end().catch(() => undefined);
    },
  };
}
