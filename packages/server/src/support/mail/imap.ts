import type { FastifyBaseLogger } from 'fastify';
import { ImapFlow } from 'imapflow';
import { growing } from '../../platform/index.ts';
import { type ImapSettings, mayBePlain } from './config.ts';
import type { Inbound } from './store.ts';

/** Milliseconds before another connection is tried. */
const pauses = { first: 1000, longest: 5 * 60_000 };
/** Milliseconds without news after which the mailbox is looked at anyway: some servers forget to tell. */
const lookEvery = 60_000;
/** Bytes of a message that are fetched; of a larger one only its start is, as it's refused. */
const fetchMax = 26_000_000;

/** What the poller needs of the store. */
export interface MailboxStore {
  /** Stores a message; one that is known already changes nothing. */
  store(inbound: Inbound): Promise<unknown>;
  /** See `lastUid` of the store. */
  lastUid(source: string, validity: string): Promise<number | null>;
  now(): Date;
}

/**
 * Fetches email from a mailbox as soon as it arrives (IDLE), and again after the connection was lost, with growing
 * pauses. A message is marked or moved only after it was stored, and one that is stored isn't fetched again: what was
 * fetched is known by UIDs, whatever other clients mark as read.
 * @returns function that stops it
 */
export function watchMailbox(
  settings: ImapSettings,
  store: MailboxStore,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): () => Promise<void> {
  const source = `imap:${settings.user}@${settings.host}/${settings.mailbox}`;
  let isStopped = false;
  let wake: () => void = () => undefined;
  let client: ImapFlow | null = null;

  const sleep = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (isStopped) wake();
    });

  async function session(connected: () => void): Promise<void> {
    const opened = newClient(settings);
    client = opened;
    let isClosed = false;
    let hasNews = false;
    const onNews = () => {
      hasNews = true;
      wake();
    };
    opened.on('error', (error: Error) => log.warn({ err: error }, 'Mailbox of support'));
    opened.on('exists', onNews);
    opened.on('close', () => {
      isClosed = true;
      wake();
    });
    try {
      await opened.connect();
      await opened.mailboxOpen(settings.mailbox);
      connected();
      while (!isStopped && !isClosed) {
        hasNews = false;
        await fetchNew(opened);
        if (hasNews || isClosed) continue;
        // Ends by itself when something arrives; without IDLE the client asks now and then.
        void opened.idle().catch(() => undefined);
        await sleep(lookEvery);
      }
    } finally {
      client = null;
      if (!isClosed) await opened.logout().catch(() => opened.close());
    }
  }

  async function fetchNew(from: ImapFlow): Promise<void> {
    if (from.mailbox === false) throw new Error('No mailbox is open');
    const validity = String(from.mailbox.uidValidity);
    const last = await store.lastUid(source, validity);
    // The first time only what nobody has read: a mailbox may have a past.
    const found = last === null ? await from.search({ seen: false }, { uid: true }) : await newer(from, last);
    for (const uid of [...(found || [])].sort((a, b) => a - b)) {
      if (isStopped) return;
      await take(from, uid, validity);
    }
  }

  async function newer(from: ImapFlow, last: number): Promise<number[]> {
    const found = await from.search({ uid: `${last + 1}:*` }, { uid: true });
    // `*` is the last message even when it's older.
    return (found || []).filter((uid) => uid > last);
  }

  async function take(from: ImapFlow, uid: number, validity: string): Promise<void> {
    const query = { source: { start: 0, maxLength: fetchMax }, internalDate: true };
    const message = await from.fetchOne(String(uid), query, { uid: true });
    // Somebody else has deleted it meanwhile.
    if (!message || !message.source) return;
    const raw = message.source;
    await store.store({
      source,
      uid: `${validity}:${uid}`,
      raw,
      envelope: { from: null, to: [] },
      receivedAt: store.now(),
    });
    await from.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
    if (settings.doneFolder !== null) await from.messageMove(String(uid), settings.doneFolder, { uid: true });
  }

  async function run(): Promise<void> {
    const pause = growing(pauses);
    while (!isStopped) {
      try {
        await session(pause.reset);
      } catch (error) {
        log.error({ err: error, mailbox: source }, 'Mailbox of support: trying again later');
      }
      if (!isStopped) await sleep(pause.next());
    }
  }

  const running = run();
  return async () => {
    isStopped = true;
    wake();
    client?.close();
    await running;
  };
}

function newClient(settings: ImapSettings): ImapFlow {
  return new ImapFlow({
    host: settings.host,
    port: settings.port,
    secure: settings.secure,
    // Without it a server could be asked for the password in the clear.
    ...(!settings.secure && { doSTARTTLS: !mayBePlain(settings) }),
    auth: { user: settings.user, pass: settings.password },
    logger: false,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    maxIdleTime: 4 * 60_000,
  });
}
