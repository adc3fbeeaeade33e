import { createServer, type Server } from 'node:http';
import { connect, createServer as createTcpServer, type Server as TcpServer, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { otherBackend } from './other-backend.ts';
import { proxyTo } from './proxy.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const listen = (server: Server | TcpServer): Promise<number> =>
  new Promise((resolve) => {
    if ('closeAllConnections' in server) servers.push(server);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });

test('an endless answer of the backend fails the page’s call, and is read no further', async () => {
  const piece = Buffer.alloc(64 * 1024, ' ');
  let sent = 0;
  const port = await listen(
    createServer((_, response) => {
      const pour = () => {
        while (!response.destroyed && response.write(piece));
      };
      response.on('drain', pour);
      response.on('close', () => (sent = response.socket?.bytesWritten ?? sent));
      pour();
    }),
  );
  const other = otherBackend(`http://127.0.0.1:${port}`);
  await expect(other.call('/my/api/first/', { headers: {} })).rejects.toThrow('more than 16777216 bytes');
  other.close();
  expect(sent).toBeLessThan(64 * 1024 * 1024);
});

test.each(['DELETE', 'POST', 'PUT', 'PATCH'])(
  'a %s with a body of the site’s own leaves the connection clean for the next call',
  async (method) => {
    const lines: string[] = [];
    // Reads as gunicorn does: a body only where a header frames it, and the rest as the next request.
    const raw = createTcpServer((socket) => {
      let pending = '';
      socket.on('data', (chunk) => {
        pending += chunk.toString('latin1');
        for (;;) {
          const end = pending.indexOf('\r\n\r\n');
          if (end < 0) return;
          const length = Number(/^content-length: *(\d+)/im.exec(pending.slice(0, end))?.[1] ?? 0);
          if (pending.length < end + 4 + length) return;
          lines.push(pending.slice(0, pending.indexOf('\r\n')));
          pending = pending.slice(end + 4 + length);
          socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}');
        }
      });
    });
    const port = await new Promise<number>((resolve) => {
      raw.listen(0, '127.0.0.1', () => {
        const address = raw.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const other = otherBackend(`http://127.0.0.1:${port}`);
    const headers = { 'content-type': 'application/json' };
    await other.call('/my/api/first/', { method, headers, body: '{"name":"Ключ"}' });
    await other.call('/my/api/second/', { headers });
    other.close();
    raw.close();
    expect(lines).toEqual([`${method} /my/api/first/ HTTP/1.1`, 'GET /my/api/second/ HTTP/1.1']);
  },
);

/** A backend that notes what reaches it, and the proxy before it. */
async function setUp() {
  const seen: { line: string; body: string; headers: NodeJS.Dict<string | string[]> }[] = [];
  const backend = await listen(
    createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        seen.push({ line: `${request.method} ${request.url}`, body, headers: request.headers });
        response.end('ok');
      });
    }),
  );
  const proxy = await listen(createServer(proxyTo(otherBackend(`http://127.0.0.1:${backend}`), readConfig({}))));
  const raw = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(proxy, '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => (answer += chunk.toString()));
      socket.on('end', () => resolve(answer));
      socket.on('error', reject);
    });
  return { seen, raw };
}

test.each(['GET', 'DELETE', 'OPTIONS', 'HEAD', 'POST'])(
  'the body of a %s stays a body: no second request is read out of it',
  async (method) => {
    const { seen, raw } = await setUp();
    const inner = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
    await raw(
      `${method} /real HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n` +
        `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`,
    );
    expect(seen.map(({ line }) => line)).toEqual([`${method} /real`]);
    expect(seen[0]?.body).toBe(inner);
  },
);

test.each(['GET', 'DELETE', 'OPTIONS', 'HEAD', 'POST'])(
  'the body of a %s stays a body when the headers that frame it are called hop-by-hop',
  async (method) => {
    const { seen, raw } = await setUp();
    const inner = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
    await raw(
      `${method} /real HTTP/1.1\r\nHost: x\r\nConnection: close, content-length, transfer-encoding\r\n` +
        `Content-Length: ${inner.length}\r\n\r\n${inner}`,
    );
    expect(seen.map(({ line, body }) => [line, body])).toEqual([[`${method} /real`, inner]]);
  },
);

/** A backend that answers with these bytes, and the proxy before it. */
async function before(answer: (socket: Socket) => void) {
  const raw = createTcpServer((socket) => {
    socket
      .unref()
      .on('error', () => undefined)
      .once('data', () => answer(socket));
  }).unref();
  const other = otherBackend(`http://127.0.0.1:${await listen(raw)}`);
  const proxy = await listen(createServer(proxyTo(other, readConfig({}))));
  return { other, proxy: `http://127.0.0.1:${proxy}`, port: proxy };
}

test.each(['099 Nothing', '000 Nothing', '101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x'])(
  'a backend whose status is %j can’t be reached, and the site lives on',
  async (status) => {
    const { other, proxy } = await before((socket) => socket.write(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\n\r\n`));
    for (const method of ['GET', 'POST']) expect((await fetch(proxy, { method })).status).toBe(502);
    await expect(other.call('/my/api/x/', { headers: {} })).rejects.toBeInstanceOf(Error);
  },
);

test('a backend that answers early gets no connection that waits for the rest of a body', async () => {
  const closed = Promise.withResolvers<void>();
  const { port } = await before((socket) => {
    socket.once('close', () => closed.resolve());
    socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}');
  });
  const visitor = connect(port, '127.0.0.1', () =>
    visitor.write('POST /x HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nbegin'),
  );
  await new Promise((resolve) => visitor.once('data', resolve));
  visitor.destroy();
  await closed.promise;
});

test('doesn’t pass hop-by-hop headers and forged forwarding headers', async () => {
  const { seen, raw } = await setUp();
  await raw(
    'GET /real HTTP/1.1\r\nHost: x\r\nConnection: close, X-Secret\r\nX-Secret: 1\r\nProxy-Authorization: Basic x\r\nX-Forwarded-For: 9.9.9.9\r\n\r\n',
  );
  expect(seen[0]?.headers).not.toHaveProperty('x-secret');
  expect(seen[0]?.headers).not.toHaveProperty('proxy-authorization');
  expect(seen[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
});

test.each([
  'X-Original-URL',
  'X-Original-URI',
  'X-Rewrite-URL',
  'X-HTTP-Method-Override',
  'X-HTTP-Method',
  'X-Method-Override',
  'X-Host',
  'X-HTTP-Host-Override',
  'X-Client-IP',
  'True-Client-IP',
  'X-Cluster-Client-IP',
  'Fastly-Client-IP',
  'CF-Connecting-IP',
  'CF-Connecting-IPv6',
  'Forwarded',
])('doesn’t pass %s, which only a proxy may set', async (name) => {
  const { seen, raw } = await setUp();
  await raw(`GET /real HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${name}: /internal\r\nX-Requested-With: x\r\n\r\n`);
  expect(seen[0]?.headers).not.toHaveProperty(name.toLowerCase());
  expect(seen[0]?.headers).toHaveProperty('x-requested-with');
});
