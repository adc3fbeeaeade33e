import type { ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Stops a server without losing a request. */
export interface Drain {
  readonly isStopping: boolean;
  /** Number of responses in progress. */
  readonly answers: number;
  /** Watches a server and prevents connections from closing while a request is arriving. */
  add: (server: NetServer) => void;
  /** Registers a response in progress. */
  watch: (response: ServerResponse) => void;
  /**
   * Takes no new connections, and resolves when all requests have been answered; open connections close after their
   * last response.
   */
  stop: () => Promise<void>;
}

/** Milliseconds in which requests that were sent before the client could know are still answered. */
const GRACE_MS = 500;

/** Watches the requests of a process, so that it can stop when they are answered. */
export function createDrain(): Drain {
  const servers = new Set<NetServer>();
  const answers = new Set<ServerResponse>();
  let isStopping = false;
  let answered = () => {};
  return {
    get isStopping() {
      return isStopping;
    },
    get answers() {
      return answers.size;
    },
    add: (server) => void servers.add(server),
    watch(response) {
      answers.add(response);
      if (isStopping) response.setHeader('connection', 'close');
      response.once('close', () => {
        answers.delete(response);
        if (answers.size === 0) answered();
      });
    },
    async stop() {
      isStopping = true;
      for (const response of answers) if (!response.headersSent) response.setHeader('connection', 'close');
      // Not the HTTP server's own `close`: it closes connections on which a request may be arriving.
      for (const server of servers) NetServer.prototype.close.call(server);
      await sleep(GRACE_MS);
      if (answers.size > 0) await new Promise<void>((resolve) => (answered = resolve));
    },
  };
}
