import type { Duplex } from 'node:stream';
import { liveCloseCodes } from '@hoster/contract/live';
import { isRunning, roleScopes } from '@hoster/domain';
import type { WebSocket } from '@fastify/websocket';
import { createWebSocketStream } from 'ws';
import { inArray } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import { withoutDeadline } from '../../platform/db/index.ts';
import { regularly } from '../../platform/jobs/index.ts';
import { type SignedIn, stillSignedIn } from '../../identity/index.ts';
import { services } from '../../sales/index.ts';

/** An open console: whose, of which service. */
export interface ConsoleUser extends SignedIn {
  readonly serviceId: number;
}

interface Open extends ConsoleUser {
  readonly socket: WebSocket;
  readonly screen: Duplex;
}

/** Consoles that an account may have open at this process. */
const mostPerAccount = 5;
/** How often it's checked whether those who look may still do so. */
const checkMilliseconds = 5000;
const closingMilliseconds = 1000;

/** The consoles that are open at this process. What a browser and a screen say is passed on and not looked at. */
export class Consoles {
  readonly #context: Context;
  readonly #open = new Set<Open>();
  #stopChecking: (() => Promise<void>) | undefined;
  isClosing = false;

  constructor(context: Context) {
    this.#context = context;
  }

  /** Whether an account may open another one. */
  hasRoom(accountId: number): boolean {
    return [...this.#open].filter((one) => one.accountId === accountId).length < mostPerAccount;
  }

  /** Connects a browser with a screen, until one of them ends. */
  connect(socket: WebSocket, screen: Duplex, user: ConsoleUser): void {
    const one: Open = { ...user, socket, screen };
    // It began to stop while the provider was asked.
    if (this.isClosing) return close(one, liveCloseCodes.goingAway);
    this.#open.add(one);
    this.#stopChecking ??= regularly(checkMilliseconds, this.#context.log, () => this.#check());
    const browser = createWebSocketStream(socket);
    // The end of one side is the end of the other; why is said by nobody.
    for (const [side, other] of [
      [browser, screen],
      [screen, browser],
    ] as const) {
      side.on('error', () => other.destroy());
      side.on('close', () => other.destroy());
      side.pipe(other);
    }
    socket.on('close', () => this.#open.delete(one));
  }

  /** Closes all; none is opened afterwards. */
  async drain(): Promise<void> {
    this.isClosing = true;
    for (const one of this.#open) close(one, liveCloseCodes.goingAway);
    await this.#stopChecking?.();
  }

  /** Closes consoles of those who have signed out, left the account or lost their role, and of servers that have ended. */
  async #check(): Promise<void> {
    if (this.#open.size === 0) return;
    const { clock, db } = this.#context;
    const sessionIds = [...new Set([...this.#open].map(({ sessionId }) => sessionId))];
    const ids = [...new Set([...this.#open].map(({ serviceId }) => serviceId))];
    const [valid, rows] = await withoutDeadline(() =>
      Promise.all([
        stillSignedIn(db, clock.now(), sessionIds),
        db
          .select({ id: services.id, accountId: services.accountId, state: services.state })
          .from(services)
          .where(inArray(services.id, ids)),
      ]),
    );
    for (const one of this.#open) {
      const isSignedIn = valid.some(
        ({ accountId, role, sessionId, userId }) =>
          sessionId === one.sessionId &&
          userId === one.userId &&
          accountId === one.accountId &&
          roleScopes[role].includes('services'),
      );
      const service = rows.find(({ id }) => id === one.serviceId);
      const isTheirs = service?.accountId === one.accountId && isRunning(service.state);
      if (!isSignedIn || !isTheirs) close(one, liveCloseCodes.signedOut);
    }
  }
}

function close({ screen, socket }: Open, code: number): void {
  socket.close(code);
  screen.destroy();
  setTimeout(() => socket.terminate(), closingMilliseconds).unref();
}
