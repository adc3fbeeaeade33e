import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { LIVE_PATH, type LiveMessage } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import type { Browser } from './browser.ts';

/** The socket of an open page, as the server sees it. */
export class LiveSocket {
  readonly messages: LiveMessage[] = [];
  readonly raw: WebSocket;
  readonly #closed: Promise<number>;
  #more = Promise.withResolvers<void>();

  constructor(raw: WebSocket) {
    this.raw = raw;
    this.#closed = new Promise((resolve) => raw.on('close', resolve));
    raw.addEventListener('message', ({ data }) => {
      this.messages.push(JSON.parse(data as string) as LiveMessage);
      this.#more.resolve();
      this.#more = Promise.withResolvers();
    });
  }

  /** Resolves when this many messages have arrived. */
  async received(count: number): Promise<LiveMessage[]> {
    while (this.messages.length < count) await this.#more.promise;
    return this.messages;
  }

  /** The code with which the server has closed it. */
  closed(): Promise<number> {
    return this.#closed;
  }

  close(): void {
    this.raw.terminate();
  }
}

/** What a test may say about a handshake. */
interface Handshake {
  readonly origin?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Begins a handshake with a listening backend. */
function begin(app: FastifyInstance, browser: Browser, { origin, headers = {} }: Handshake): WebSocket {
  const { port } = app.server.address() as AddressInfo;
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}`, {
    ...(origin !== undefined && { origin }),
    headers: { host: 'localhost:3000', cookie, ...headers },
  });
}

/** Connects a page of a browser to a listening backend. */
export async function connect(
  app: FastifyInstance,
  browser: Browser,
  { origin = 'http://localhost:3000', headers = {} }: Handshake = {},
): Promise<LiveSocket> {
  const raw = begin(app, browser, { origin, headers });
  const socket = new LiveSocket(raw);
  await once(raw, 'open');
  return socket;
}

/** The status with which a handshake is refused. */
export async function refusal(app: FastifyInstance, browser: Browser, handshake: Handshake = {}): Promise<number> {
  const raw = begin(app, browser, { origin: 'http://localhost:3000', ...handshake });
  raw.on('error', () => undefined);
  return new Promise((resolve) => {
    raw.on('unexpected-response', (_request, { statusCode = 0 }) => {
      resolve(statusCode);
      raw.terminate();
    });
    raw.on('open', () => {
      resolve(101);
      raw.terminate();
    });
  });
}
