import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP connection's way to the database, which can stop forwarding without closing anything. */
export interface Relay {
  readonly port: number;
  /** Stops or resumes forwarding, for open and for new connections. */
  hang(hanging: boolean): void;
  stop(): Promise<void>;
}

/** Starts a relay on loopback before a port. */
export async function startRelay(target: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  let hanging = false;
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (hanging) from.pause();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    hang(next) {
      hanging = next;
      for (const socket of sockets) {
        if (next) socket.pause();
        else socket.resume();
      }
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
