import { cutText } from '@hoster/domain/cut-text';
import { and, eq, lt, ne, or, sql } from '../db/drizzle.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/types.ts';
import { hashOf, randomText } from '../secrets.ts';
import { addressOf } from './visitor-address.ts';
import { cookieOf, setCookie } from './cookies.ts';
import { edgeCountryOf } from './country.ts';
import { newCsrfToken } from './csrf.ts';
import type { SessionData } from './session-data.ts';
import { sessions } from './tables.ts';

const cookieName = 'sessionid';
/** A session ends two weeks after it was last written. */
const lifeSeconds = 1_209_600;

/** A browser's session; `id` is null while nothing has been stored for it. */
export interface Session {
  readonly id: number | null;
  readonly userId: number | null;
  readonly data: SessionData;
}

const nobody: Session = { id: null, userId: null, data: {} };

/** The session of one request: read when first asked for, its cookie sent with the answer when it changed. */
export class SessionStore {
  /** Set by a sign-in: the answer carries it as `csrftoken`. */
  newCsrfToken: string | undefined;
  readonly #request: FastifyRequest;
  #current: Promise<Session> | undefined;
  /** The cookie to send; null deletes it, undefined leaves it. */
  #outgoing: string | null | undefined;

  constructor(request: FastifyRequest) {
    this.#request = request;
  }

  /** Whether the browser sent a session cookie, which may have expired. */
  get hasCookie(): boolean {
    return cookieOf(this.#request, cookieName) !== undefined;
  }

  read(): Promise<Session> {
    this.#current ??= this.#load();
    return this.#current;
  }

  /**
   * Stores the session. `rotate` gives it another cookie, as at every change of what it may do: who planted or saw the
   * old cookie has nothing. `quiet` leaves the browser's cookie as it is.
   */
  async save(
    db: Db,
    change: { userId?: number | null; data: SessionData; rotate?: boolean; quiet?: boolean },
  ): Promise<void> {
    const { clock } = this.#request.server.hoster;
    const current = await this.read();
    const expiresAt = new Date(clock.now().getTime() + lifeSeconds * 1000);
    const userId = change.userId === undefined ? current.userId : change.userId;
    const keep = cookieOf(this.#request, cookieName);
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
    if (!change.quiet) this.#outgoing = token;
    this.#current = Promise.resolve({ id, userId, data: change.data });
  }

  /** Begins a new session for someone who has just proved who they are, and ends the old one. */
  async begin(db: Db, userId: number, data: SessionData): Promise<void> {
    const { id } = await this.read();
    if (id !== null) await db.delete(sessions).where(eq(sessions.id, id));
    this.#current = Promise.resolve(nobody);
    await this.save(db, { userId, data, rotate: true });
    this.newCsrfToken = newCsrfToken();
  }

  /** Ends the session. */
  async end(db: Db): Promise<void> {
    const { id } = await this.read();
    if (id !== null) await db.delete(sessions).where(eq(sessions.id, id));
    if (this.hasCookie) this.#outgoing = null;
    this.#current = Promise.resolve(nobody);
  }

  /** Puts the cookie on the answer when it changed. */
  send(reply: FastifyReply): void {
    if (this.#outgoing === undefined) return;
    const { clock, settings } = this.#request.server.hoster;
    if (this.#outgoing === null) {
      setCookie(reply, cookieName, '', { maxAge: 0, now: clock.now() });
    } else {
      setCookie(reply, cookieName, this.#outgoing, {
        maxAge: lifeSeconds,
        now: clock.now(),
        httpOnly: true,
        secure: settings.secure,
      });
    }
  }

  async #load(): Promise<Session> {
    const token = cookieOf(this.#request, cookieName);
    if (token === undefined) return nobody;
    const { clock, db } = this.#request.server.hoster;
    const [row] = await db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashOf(token)));
    if (row && row.expiresAt > clock.now()) return { id: row.id, userId: row.userId, data: row.data };
    this.#outgoing = null;
    return nobody;
  }

  #visitor(): { ip: string; country: string | null; userAgent: string } {
    const userAgent = cutText(this.#request.headers['user-agent'] ?? '', 400);
    return { ip: addressOf(this.#request), country: edgeCountryOf(this.#request), userAgent };
  }
}

/**
 * Ends the sessions of a user, and the sign-ins that wait for their next step.
 * @param but the one session to keep
 */
export async function endSessionsOf(db: Db, userId: number, but: number | null = null): Promise<void> {
  const waiting = sql`${sessions.data} -> 'pending' ->> 'userId' = ${String(userId)}`;
  await db.delete(sessions).where(and(or(eq(sessions.userId, userId), waiting), ne(sessions.id, but ?? 0)));
}

/** Deletes the sessions that have run out. */
export async function sweepSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}
