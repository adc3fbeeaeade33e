import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { readConfig } from '../config.ts';
import { createHost } from '../host.ts';

const path = '/my/api/live/';
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The site before another backend. */
async function siteBefore(apiOrigin: string) {
  const config = readConfig({
    API_ORIGIN: apiOrigin,
    FORM_HOSTS: 'bank.example',
    LOG_LEVEL: 'silent',
    PUBLIC_ORIGIN: 'https://hoster.example',
  });
  const render = () => Promise.reject(new Error('No pages here'));
  const host = await createHost({ config, assetsDir: import.meta.dirname, backend: null, render });
  await host.listen({ port: 0, host: '127.0.0.1' });
  closing.push(() => host.close());
  return { host, url: `ws://127.0.0.1:${(host.server.address() as AddressInfo).port}` };
}

const headers = { host: 'hoster.example', cookie: 'sessionid=s', 'x-forwarded-for': '192.0.2.66' };
const connect = (url: string) => new WebSocket(url + path, { origin: 'https://hoster.example', headers });

test('passes the connection on, with host, origin and session, and cuts it when the site stops', async () => {
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  const { host, url } = await siteBefore(await listen(server));
  const connected = once(sockets, 'connection');
  const page = connect(url);
  const [backend, request] = (await connected) as [WebSocket, IncomingMessage];
  expect(request.headers).toMatchObject({
    host: 'hoster.example',
    origin: 'https://hoster.example',
    cookie: 'sessionid=s',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
  });
  const message = once(page, 'message');
  backend.send('{"kind":"balance"}');
  const [said] = (await message) as [Buffer];
  expect(said.toString()).toBe('{"kind":"balance"}');
  const [left, closed] = [once(backend, 'close'), once(page, 'close')];
  await host.close();
  await Promise.all([left, closed]);
  sockets.close();
});

test('passes the closing and its code on', async () => {
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => socket.close(4401));
  const { url } = await siteBefore(await listen(server));
  expect((await once(connect(url), 'close'))[0]).toBe(4401);
  sockets.close();
});

test('a backend without it refuses, and one that is down counts as refusing', async () => {
  const refusal = async (url: string) => {
    const page = connect(url);
    page.on('error', () => undefined);
    const [, { statusCode }] = (await once(page, 'unexpected-response')) as [unknown, IncomingMessage];
    page.terminate();
    return statusCode;
  };
  const server = createServer((_request, response) => response.writeHead(404).end());
  const origin = await listen(server);
  expect(await refusal((await siteBefore(origin)).url)).toBe(404);
  expect(await refusal((await siteBefore('http://127.0.0.1:9')).url)).toBe(502);
});
