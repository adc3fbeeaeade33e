import { cutText } from '@hoster/domain/text/cut-text';
import { and, eq, lt, ne, or, type SQL, sql } from '../../platform/db/drizzle.ts';
import { type Clock, hashOf, randomText, sessionsEnded } from '../../platform/index.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import {
  addressOf,
  cookieOf,
  edgeCountryOf,
  newCsrfToken,
  PageLookups,
  sessionCookie,
  setCookie,
} from '../../platform/http/index.ts';
import type { SessionData } from './session-data.ts';
import { sessions } from './tables.ts';

/** A session ends two weeks after it was last written. */
const lifeSeconds = 1_209_600;

/** A browser's session; `id` is null while nothing has been stored for it. */
export interface Session {
  readonly id: number | null;
  readonly userId: number | null;
  /** The account that the user has switched to; null: their own. */
  readonly accountId: number | null;
  readonly data: SessionData;
}

/** A session stored in the database. */
export type StoredSession = Session & { readonly id: number };

/** By the hash of the token. */
const stored = new PageLookups<string, StoredSession | null>();

const nobody: Session = { id: null, userId: null, accountId: null, data: {} };

/** The session of one request: loaded on first use, its cookie sent with the answer when it changed. */
export class SessionStore {
  readonly #request: FastifyRequest;
  #current: Promise<Session> | undefined;
  /** The cookie to send; null deletes it, undefined leaves it. */
  #outgoing: string | null | undefined;

  constructor(request: FastifyRequest) {
    this.#request = request;
  }

  /** Whether the browser sent a session cookie, which may have expired. */
  get hasCookie(): boolean {
    return !this.#request.isBearer && cookieOf(this.#request, sessionCookie) !== undefined;
  }

  read(): Promise<Session> {
    this.#current ??= this.#load();
    return this.#current;
  }

  /**
   * Stores the session. `rotate` replaces the cookie, as on every change of privileges, so that a planted or leaked old
   * cookie is useless. `quiet` leaves the browser's cookie as it is.
   */
  async save(
    db: Db,
    change: { userId?: number | null; data: SessionData; rotate?: boolean; quiet?: boolean },
  ): Promise<void> {
    const { clock } = this.#request.server.hoster;
    const current = await this.read();
    const expiresAt = new Date(clock.now().getTime() + lifeSeconds * 1000);
    const userId = change.userId === undefined ? current.userId : change.userId;
    const keep = cookieOf(this.#request, sessionCookie);
    const token = current.id === null || change.rotate || keep === undefined ? randomText(32) : keep;
    const values = { tokenHash: hashOf(token), userId, data: change.data, expiresAt };
    let id = current.id;
    if (id === null) {
      const [row] = await db
        .insert(sessions)
        .values({ ...values, ...this.#visitor(), createdAt: clock.now() })
        .returning({ id: sessions.id });
      id = row?.id ?? null;
    } else {
      await db
        .update(sessions)
        .set({ ...values, ...this.#visitor() })
        .where(eq(sessions.id, id));
    }
    stored.forget();
    if (!change.quiet) this.#outgoing = token;
    this.#current = Promise.resolve({ ...current, id, userId, data: change.data });
  }

  /** Adds to the data of the session, beside what other requests write. */
  async put(db: Db, added: Partial<SessionData>): Promise<void> {
    const current = await this.read();
    if (current.id === null) return this.save(db, { data: added });
    await db
      .update(sessions)
      .set({ data: sql`${sessions.data} || ${JSON.stringify(added)}::jsonb` })
      .where(eq(sessions.id, current.id));
    stored.forget();
    this.#current = Promise.resolve({ ...current, data: { ...current.data, ...added } });
  }

  /** Removes an entry of the session's data, and returns it to one of the requests that try. */
  async take<Key extends keyof SessionData>(db: Db, key: Key): Promise<SessionData[Key] | undefined> {
    const current = await this.read();
    const { [key]: taken, ...data } = current.data;
    if (current.id === null || taken === undefined) return undefined;
    const rows = await db
      .update(sessions)
      .set({ data: sql`${sessions.data} - ${key}::text` })
      .where(and(eq(sessions.id, current.id), sql`${sessions.data} -> ${key}::text = ${JSON.stringify(taken)}::jsonb`))
      .returning({ id: sessions.id });
    stored.forget();
    this.#current = Promise.resolve({ ...current, data });
    return rows.length > 0 ? taken : undefined;
  }

  /**
   * Changes the newest data of the session: of two requests at the same moment, the second sees what the first has
   * stored. @param how returns the data, the same object for none to store, and the result
   */
  async change<Result>(db: Db, how: (data: SessionData) => [SessionData, Result]): Promise<Result> {
    const current = await this.read();
    const { id } = current;
    if (id === null) return how({})[1];
    return db.transaction(async (tx) => {
      const [row] = await tx.select().from(sessions).where(eq(sessions.id, id)).for('update');
      const { userId, data } = row ?? nobody;
      const [changed, result] = how(data);
      if (row) {
        this.#current = Promise.resolve({ ...current, id, userId, data });
        if (changed !== data) await this.save(tx, { data: changed });
      }
      return result;
    });
  }

  /** Starts a new session for a user who has just authenticated, and ends the old one. */
  async begin(db: Db, userId: number, data: SessionData): Promise<void> {
    const { id } = await this.read();
    if (id !== null) await deleteSessions(db, eq(sessions.id, id));
    stored.forget();
    this.#current = Promise.resolve(nobody);
    await this.save(db, { userId, data, rotate: true });
    this.#request.newCsrfToken = newCsrfToken();
  }

  /** Switches to an account of the user; null: their own. */
  async switchTo(db: Db, accountId: number | null): Promise<void> {
    const current = await this.read();
    if (current.id === null) return;
    await db.update(sessions).set({ accountId }).where(eq(sessions.id, current.id));
    stored.forget();
    this.#current = Promise.resolve({ ...current, accountId });
  }

  /** Ends the session. */
  async end(db: Db): Promise<void> {
    const { id } = await this.read();
    if (id !== null) await deleteSessions(db, eq(sessions.id, id));
    stored.forget();
    if (this.hasCookie) this.#outgoing = null;
    this.#current = Promise.resolve(nobody);
  }

  /** Sets the cookie of the answer when it changed. */
  send(reply: FastifyReply): void {
    if (this.#outgoing === undefined) return;
    const { clock, settings } = this.#request.server.hoster;
    if (this.#outgoing === null) {
      setCookie(reply, sessionCookie, '', { maxAge: 0, now: clock.now() });
    } else {
      setCookie(reply, sessionCookie, this.#outgoing, {
        maxAge: lifeSeconds,
        now: clock.now(),
        httpOnly: true,
        secure: settings.secure,
      });
    }
  }

  async #load(): Promise<Session> {
    // A token stands for its user alone; the cookies beside it are somebody else's.
    const token = this.#request.isBearer ? undefined : sessionToken(this.#request);
    if (token === undefined) return nobody;
    const session = await findSession(this.#request.server.hoster, token);
    if (session) return session;
    this.#outgoing = null;
    return nobody;
  }

  #visitor(): { ip: string; country: string | null; userAgent: string } {
    const userAgent = cutText(this.#request.headers['user-agent'] ?? '', 400);
    return { ip: addressOf(this.#request), country: edgeCountryOf(this.#request), userAgent };
  }
}

/**
 * The session of a cookie's token; null when there is none or it has expired. Looked up once for all calls of a page.
 */
export function findSession({ clock, db }: { clock: Clock; db: Db }, token: string): Promise<StoredSession | null> {
  const tokenHash = hashOf(token);
  return stored.once(tokenHash, async () => {
    const [row] = await db.select().from(sessions).where(eq(sessions.tokenHash, tokenHash));
    if (!row || row.expiresAt <= clock.now()) return null;
    return { id: row.id, userId: row.userId, accountId: row.accountId, data: row.data };
  });
}

/** The token in a request's session cookie. */
export const sessionToken = (request: Pick<FastifyRequest, 'headers'>): string | undefined =>
  cookieOf(request, sessionCookie);

/**
 * Ends the sessions of a user, and the sign-ins with a pending step.
 * @param but the one session to keep
 */
export async function endSessionsOf(db: Db, userId: number, but: number | null = null): Promise<void> {
  const waiting = sql`${sessions.data} -> 'pending' ->> 'userId' = ${String(userId)}`;
  await deleteSessions(db, and(or(eq(sessions.userId, userId), waiting), ne(sessions.id, but ?? 0)));
}

/** Ends sessions, and disconnects their open pages in all processes. Sessions end nowhere else. */
export async function deleteSessions(db: Db, which: SQL | undefined): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx.delete(sessions).where(which).returning({ id: sessions.id, userId: sessions.userId });
    // Nobody was signed in with the others, so they have no open pages.
    await sessionsEnded(
      tx,
      ended.filter(({ userId }) => userId !== null).map(({ id }) => id),
    );
  });
}

/** Deletes expired sessions. */
export async function sweepSessions(db: Db, now: Date): Promise<void> {
  await deleteSessions(db, lt(sessions.expiresAt, now));
}
