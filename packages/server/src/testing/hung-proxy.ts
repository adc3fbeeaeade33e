import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';

/** A way to a database that can stop forwarding without closing, as a network that lost it does. */
export interface HungProxy {
  /** Address of the database through it. */
  readonly url: string;
  /** Nothing passes any more, and nothing is refused. */
  hang(): void;
  /** Hangs as soon as a statement with this text has reached the database: its result never arrives. */
  hangAfter(text: string): void;
  /** New connections pass again; the ones that hung stay as they are. */
  recover(): void;
  close(): Promise<void>;
}

/** Starts a proxy in front of a database. */
export async function hungProxy(databaseUrl: string): Promise<HungProxy> {
  const { host, port, user, database, password } = new pg.Client({ connectionString: databaseUrl });
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  let isHung = false;
  let last: string | null = null;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    let lost = false;
    const forward = (to: Socket) => (chunk: Buffer) => {
      lost ||= isHung;
      if (!lost) to.write(chunk);
      if (last !== null && to === upstream && chunk.includes(last)) isHung = true;
    };
    client.on('data', forward(upstream));
    upstream.on('data', forward(client));
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const own = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `postgres://${user}:${password ?? ''}@127.0.0.1:${own}/${database}`,
    hang: () => {
      isHung = true;
    },
    hangAfter: (text) => {
      last = text;
    },
    recover: () => {
      isHung = false;
      last = null;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
