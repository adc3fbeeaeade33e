import { liveCloseCodes } from '@hoster/contract';
import type { WebSocket } from '@fastify/websocket';
import type { SignedIn } from '../identity/index.ts';

/** Whoever has connected, and from which network. */
export interface Who extends SignedIn {
  readonly network: string;
}

interface Connection extends Who {
  readonly socket: WebSocket;
  /** Whether it has answered since the last ping. */
  isAlive: boolean;
}

/** Connections to this process at the same time. */
const most = { account: 20, network: 60 } as const;
/** Bytes that may wait for a browser that reads slowly. */
const mostWaiting = 64 * 1024;
/** Milliseconds in which a browser has to answer the closing of its connection. */
const closingMilliseconds = 1000;

/** Milliseconds that a handshake may take. */
const handshakeMilliseconds = 10_000;

/** The connections of this process. */
export class Connections {
  readonly #all = new Set<Connection>();
  readonly #byAccount = new Map<number, Set<Connection>>();
  readonly #byNetwork = new Map<string, Set<Connection>>();
  readonly #bySession = new Map<number, Set<Connection>>();
  readonly #staff = new Set<Connection>();
  /** Sessions that ended a moment ago, by the time: a handshake may still be under way. */
  readonly #ended = new Map<number, number>();

  /** Adds a connection, or closes it: over the limits, or when the browser speaks, which it has no reason to. */
  add(socket: WebSocket, who: Who): void {
    if (this.#ended.has(who.sessionId)) return close(socket, liveCloseCodes.signedOut);
    if (
      countIn(this.#byAccount, who.accountId) >= most.account ||
      countIn(this.#byNetwork, who.network) >= most.network
    ) {
      return close(socket, liveCloseCodes.tooMany);
    }
    const connection: Connection = { ...who, socket, isAlive: true };
    this.#all.add(connection);
    put(this.#byAccount, who.accountId, connection);
    put(this.#byNetwork, who.network, connection);
    put(this.#bySession, who.sessionId, connection);
    if (who.isStaff) this.#staff.add(connection);
    socket.on('pong', () => (connection.isAlive = true));
    socket.on('message', () => close(socket, liveCloseCodes.policy));
    socket.on('close', () => this.#remove(connection));
  }

  /** Sends a text to an account, to everybody in the staff area, or to all. */
  send(whose: number | 'staff' | 'all', text: string): void {
    const to = whose === 'all' ? this.#all : whose === 'staff' ? this.#staff : this.#byAccount.get(whose);
    for (const { socket } of to ?? []) {
      if (socket.readyState !== socket.OPEN) continue;
      if (socket.bufferedAmount > mostWaiting) close(socket, liveCloseCodes.tryLater);
      else socket.send(text);
    }
  }

  /** Closes the connections of sessions that have ended. */
  end(sessionIds: Iterable<number>): void {
    const now = performance.now();
    for (const [id, at] of this.#ended) if (now - at > handshakeMilliseconds) this.#ended.delete(id);
    for (const id of sessionIds) {
      this.#ended.set(id, now);
      for (const { socket } of this.#bySession.get(id) ?? []) close(socket, liveCloseCodes.signedOut);
    }
  }

  /** Closes the connections whose session isn't among these, or not for the same account or with the same rights. */
  keepOnly(valid: readonly SignedIn[], asked: ReadonlySet<number>): void {
    const keys = new Set(valid.map(keyOf));
    for (const connection of this.#all) {
      if (asked.has(connection.sessionId) && !keys.has(keyOf(connection))) {
        close(connection.socket, liveCloseCodes.signedOut);
      }
    }
  }

  get sessionIds(): Set<number> {
    return new Set(this.#bySession.keys());
  }

  /** Ends connections that haven't answered the last ping, and pings the others. */
  beat(): void {
    for (const connection of this.#all) {
      if (!connection.isAlive) connection.socket.terminate();
      else {
        connection.isAlive = false;
        connection.socket.ping();
      }
    }
  }

  /** Asks all browsers to connect again, to another process; resolves when they are gone. */
  async drain(): Promise<void> {
    const closed = [...this.#all].map(
      ({ socket }) =>
        new Promise<void>((resolve) => {
          socket.once('close', () => resolve());
          close(socket, liveCloseCodes.goingAway);
        }),
    );
    await Promise.all(closed);
  }

  #remove(connection: Connection): void {
    this.#all.delete(connection);
    this.#staff.delete(connection);
    take(this.#byAccount, connection.accountId, connection);
    take(this.#byNetwork, connection.network, connection);
    take(this.#bySession, connection.sessionId, connection);
  }
}

/** Closes a connection. A browser that doesn't answer, because it reads nothing or is gone, is cut off. */
function close(socket: WebSocket, code: number): void {
  socket.close(code);
  setTimeout(() => socket.terminate(), closingMilliseconds).unref();
}

const keyOf = ({ sessionId, userId, accountId, isStaff }: SignedIn): string =>
  `${sessionId} ${userId} ${accountId} ${isStaff}`;

const countIn = <Key>(sets: Map<Key, Set<Connection>>, key: Key): number => sets.get(key)?.size ?? 0;

function put<Key>(sets: Map<Key, Set<Connection>>, key: Key, connection: Connection): void {
  const set = sets.get(key);
  if (set) set.add(connection);
  else sets.set(key, new Set([connection]));
}

function take<Key>(sets: Map<Key, Set<Connection>>, key: Key, connection: Connection): void {
  const set = sets.get(key);
  if (set?.delete(connection) && set.size === 0) sets.delete(key);
}
