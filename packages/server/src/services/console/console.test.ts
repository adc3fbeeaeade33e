import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { CONSOLE_PATH } from '@hoster/contract/live';
import type { ServiceConsole } from '@hoster/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { accountMembers } from '../../identity/account/tables.ts';
import type { Browser } from '../../testing/browser.ts';
import { serviceOf, setUp } from '../../testing/service.ts';
import { order, testShop } from '../../testing/shop.ts';
import { api } from '../../testing/browser.ts';

const shop = await testShop();
const customer = await shop.customer();
let id = 0;
const open: WebSocket[] = [];
beforeAll(async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  await shop.setBalance(1_000_000);
  id = await setUp(shop, order(customer, { name: 'screen' }));
});
afterAll(async () => {
  for (const socket of open) socket.terminate();
  await shop.close();
});

const permit = (browser: Browser, service = id) => browser.post(`/my/api/services/${service}/console/`);
const tokenOf = async () => (await permit(customer)).json<ServiceConsole>().token;

function socketOf(browser: Browser, token: string, origin = 'http://localhost:3000'): WebSocket {
  const { port } = shop.app.server.address() as AddressInfo;
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const socket = new WebSocket(`ws://127.0.0.1:${port}${CONSOLE_PATH}?token=${token}`, {
    origin,
    headers: { host: 'localhost:3000', cookie },
  });
  open.push(socket);
  return socket;
}

/** Status with which a handshake is answered. */
function statusOf(socket: WebSocket): Promise<number> {
  socket.on('error', () => undefined);
  return new Promise((resolve) => {
    socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
    socket.on('open', () => resolve(101));
  });
}

/** What a screen sends, byte by byte. */
function bytesOf(socket: WebSocket): (count: number) => Promise<Buffer> {
  let received: Buffer = Buffer.alloc(0);
  let more = Promise.withResolvers<void>();
  socket.on('message', (data: Buffer) => {
    received = Buffer.concat([received, data]);
    more.resolve();
    more = Promise.withResolvers();
  });
  return async (count) => {
    while (received.length < count) await more.promise;
    const bytes = received.subarray(0, count);
    received = received.subarray(count);
    return bytes;
  };
}

test('a customer sees the screen of their server and types on it', async () => {
  const socket = socketOf(customer, await tokenOf());
  const bytes = bytesOf(socket);
  expect((await bytes(12)).toString()).toBe('RFB 003.008\n');
  socket.send('RFB 003.008\n');
  expect([...(await bytes(2))], 'no authentication').toEqual([1, 1]);
  socket.send(Buffer.from([1]));
  expect([...(await bytes(4))]).toEqual([0, 0, 0, 0]);
  socket.send(Buffer.from([1]));
  const init = await bytes(24);
  const [width, height] = [init.readUInt16BE(0), init.readUInt16BE(2)];
  expect([width, height]).toEqual([960, 500]);
  expect((await bytes(init.readUInt32BE(20))).toString()).toBe('screen');
  const ask = Buffer.alloc(10);
  ask.set([3, 1]);
  socket.send(ask);
  const lines = (await bytes(4)).readUInt16BE(2);
  expect(lines).toBe(25);
  const line = 12 + width * (height / lines) * 4;
  for (let index = 0; index < lines; index += 1) await bytes(line);
  socket.send(ask);
  const key = Buffer.alloc(8);
  key.set([4, 1]);
  key.writeUInt32BE('a'.codePointAt(0) ?? 0, 4);
  socket.send(key);
  expect((await bytes(4)).readUInt16BE(2), 'one line has changed').toBe(1);
  expect((await serviceOf(customer, id)).operations.history[0]).toMatchObject({ kind: 'console', by: 'Alex Sommer' });
  socket.close();
});

test('a permission is for one connection, of who asked, for a minute', async () => {
  const token = await tokenOf();
  const first = socketOf(customer, token);
  expect(await statusOf(first)).toBe(101);
  first.close();
  expect(await statusOf(socketOf(customer, token))).toBe(404);
  expect(await statusOf(socketOf(customer, 'guessed'))).toBe(404);
  const stranger = await shop.stranger();
  expect((await permit(stranger)).statusCode).toBe(404);
  const theirs = await tokenOf();
  expect(await statusOf(socketOf(stranger, theirs))).toBe(404);
  expect(await statusOf(socketOf(customer, theirs, 'https://evil.example'))).toBe(403);
  expect(await statusOf(socketOf(shop.browser(), theirs))).toBe(401);
  shop.clock.advance(60_000);
  expect(await statusOf(socketOf(customer, theirs))).toBe(404);
});

test('a server that is off, or has ended, has no console', async () => {
  const token = await tokenOf();
  await customer.post(`/my/api/services/${id}/operations/`, { kind: 'stop' });
  await shop.drain();
  expect((await permit(customer)).statusCode).toBe(409);
  expect(await statusOf(socketOf(customer, token))).toBe(409);
  await customer.post(`/my/api/services/${id}/operations/`, { kind: 'start' });
  await shop.drain();
});

test('what isn’t RFB ends the connection, and so does signing out', async () => {
  const odd = socketOf(customer, await tokenOf());
  await once(odd, 'open');
  const ended = once(odd, 'close');
  odd.send('RFB 003.008\n');
  odd.send(Buffer.from([1, 1, 99]));
  await ended;

  const browser = await shop.customer();
  const { token } = (await permit(browser)).json<ServiceConsole>();
  const socket = socketOf(browser, token);
  await once(socket, 'open');
  const closed = once(socket, 'close');
  await browser.delete(`${api}/auth/session`);
  const [code] = (await closed) as [number];
  expect(code).toBe(4401);
});

test('who may no longer change services sees no screen', async () => {
  const token = await tokenOf();
  const socket = socketOf(customer, await tokenOf());
  await once(socket, 'open');
  const closed = once(socket, 'close');
  await shop.db.update(accountMembers).set({ role: 'billing' });
  expect(await statusOf(socketOf(customer, token))).toBe(403);
  const [code] = (await closed) as [number];
  expect(code).toBe(4401);
  await shop.db.update(accountMembers).set({ role: 'owner' });
});
