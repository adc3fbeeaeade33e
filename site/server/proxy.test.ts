import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { otherBackend } from './other-backend.ts';
import { proxyTo } from './proxy.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    servers.push(server);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });

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

test('doesn’t pass hop-by-hop headers and forged forwarding headers', async () => {
  const { seen, raw } = await setUp();
  await raw(
    'GET /real HTTP/1.1\r\nHost: x\r\nConnection: close, X-Secret\r\nX-Secret: 1\r\nProxy-Authorization: Basic x\r\nX-Forwarded-For: 9.9.9.9\r\n\r\n',
  );
  expect(seen[0]?.headers).not.toHaveProperty('x-secret');
  expect(seen[0]?.headers).not.toHaveProperty('proxy-authorization');
  expect(seen[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
});
