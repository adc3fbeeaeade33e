import type { WebSocket } from '@fastify/websocket';
import type { LiveMessage } from '@hoster/contract';
import pTimeout from 'p-timeout';
import { stillSignedIn } from '../identity/index.ts';
import { liveChannel, type Context } from '../platform/index.ts';
import { type Listening, withoutDeadline } from '../platform/db/index.ts';
import { regularly } from '../platform/jobs/index.ts';
import { Connections, type Who } from './connections.ts';
import { readNotification } from './message.ts';

const pingMilliseconds = 25_000;
/** Sessions also end by their age, and their users may be deactivated: nobody says so. */
const checkMilliseconds = 15_000;
/** Milliseconds in which the database has to be listened to. */
const readyMilliseconds = 2500;

/** Tells the open pages of this process what the database says. */
export class Hub {
  readonly #connections = new Connections();
  readonly #context: Context;
  #listening: Listening | undefined;
  #stops: (() => Promise<void>)[] = [];
  isClosing = false;

  constructor(context: Context) {
    this.#context = context;
  }

  /**
   * Resolves when changes are heard: whoever connects afterwards misses none. The database is listened to from the first
   * connection on. @throws TimeoutError
   */
  async ready(): Promise<void> {
    this.#listening ??= withoutDeadline(() => this.#start());
    await pTimeout(this.#listening.ready(), { milliseconds: readyMilliseconds });
  }

  add(socket: WebSocket, who: Who): void {
    this.#connections.add(socket, who);
  }

  /** Closes all connections; no other is accepted afterwards. */
  async drain(): Promise<void> {
    this.isClosing = true;
    await this.#connections.drain();
  }

  async stop(): Promise<void> {
    await this.drain();
    for (const stop of this.#stops) await stop();
    await this.#listening?.stop();
  }

  #start(): Listening {
    const { listen, log } = this.#context;
    this.#stops = [
      regularly(pingMilliseconds, log, async () => this.#connections.beat()),
      regularly(checkMilliseconds, log, () => this.#check()),
    ];
    return listen(liveChannel, {
      onMessage: (payload) => this.#tell(payload),
      onGap: () => {
        this.#say('all', { kind: 'resync' });
        // Sessions may have ended meanwhile.
        this.#check().catch((error: unknown) =>
          log.warn({ err: error }, 'The sessions of open pages could not be checked'),
        );
      },
    });
  }

  #tell(payload: string): void {
    const notification = readNotification(payload);
    if (notification === null) this.#context.log.warn('An unknown notification of a change');
    else if ('ended' in notification) this.#connections.end(notification.ended);
    else this.#say(notification.whose, notification.message);
  }

  #say(whose: number | 'staff' | 'all', message: LiveMessage): void {
    this.#connections.send(whose, JSON.stringify(message));
  }

  async #check(): Promise<void> {
    const asked = this.#connections.sessionIds;
    if (asked.size === 0) return;
    const { clock, db } = this.#context;
    const valid = await withoutDeadline(() => stillSignedIn(db, clock.now(), [...asked]));
    this.#connections.keepOnly(valid, asked);
  }
}
