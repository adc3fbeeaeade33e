import Fastify from 'fastify';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testBackend } from '../../testing/backend.ts';
import { desk, message, toTicket } from '../../testing/mail-message.ts';
import { AppError } from '../../platform/http/index.ts';
import { type InboxPorts, processInbound } from './inbox.ts';
import { readMail } from './read-mail.ts';
import { dueInbound, lastUid, storeInbound, sweepInbound } from './store.ts';
import { supportInboundMail } from './tables.ts';
import type { Verdict } from './verdict.ts';
import { inboundPath, inboundSignature, inboundWebhook } from './webhook.ts';

const backend = await testBackend();
const { db, clock } = backend;
const context = { db, clock, log: Fastify({ logger: false }).log };
afterAll(() => backend.close());
beforeEach(() => db.delete(supportInboundMail));

const envelope = { from: null, to: [] };
const inbound = (raw: Buffer, uid = '1:1') => ({ source: 'imap:a', uid, raw, envelope, receivedAt: clock.now() });
const row = async () => (await db.select().from(supportInboundMail))[0];

function ports(apply: (verdict: Verdict) => Promise<number | null>): InboxPorts {
  const at = desk();
  return { desk: () => Promise.resolve(at), apply: (_tx, verdict) => apply(verdict) };
}

test('a message is stored as it came, judged once, and its verdict is beside it', async () => {
  const raw = message({ To: toTicket[1042] });
  const id = (await storeInbound(db, inbound(raw))) ?? 0;
  expect(await dueInbound(db, clock.now())).toEqual([id]);
  const applied: string[] = [];
  const all = ports((verdict) => Promise.resolve(applied.push(verdict.verdict) > 0 ? 5 : null));
  await Promise.all([processInbound(context, id, all, readMail), processInbound(context, id, all, readMail)]);
  await processInbound(context, id, all, readMail);
  expect(applied).toEqual(['thread']);
  expect(await row()).toMatchObject({
    raw,
    verdict: 'thread',
    reason: 'speaker',
    ticketId: 5,
    error: null,
  });
  expect(await dueInbound(db, clock.now())).toEqual([]);
});

test('a message that fails is tried again with pauses, set aside after three tries, and holds nobody up', async () => {
  const id = (await storeInbound(db, inbound(message()))) ?? 0;
  const failing = ports(() => Promise.reject(new Error('No room')));
  for (const seconds of [30, 300]) {
    await processInbound(context, id, failing, readMail);
    const later = (more: number) => new Date(clock.now().getTime() + (seconds + more) * 1000);
    expect(await row()).toMatchObject({ verdict: null, error: 'No room' });
    expect([await dueInbound(db, later(-1)), await dueInbound(db, later(0))]).toEqual([[], [id]]);
  }
  await processInbound(context, id, failing, readMail);
  expect(await row()).toMatchObject({ verdict: 'set-aside', tries: 3, error: 'No room', ticketId: null });
  await processInbound(
    context,
    id,
    ports(() => Promise.resolve(1)),
    readMail,
  );
  expect(await row()).toMatchObject({ verdict: 'set-aside' });
});

test('a message that ends the process is set aside too', async () => {
  const id = (await storeInbound(db, inbound(message()))) ?? 0;
  await db.update(supportInboundMail).set({ tries: 3 });
  await processInbound(
    context,
    id,
    ports(() => Promise.resolve(1)),
    readMail,
  );
  expect(await row()).toMatchObject({ verdict: 'set-aside' });
});

test('a mailbox’s message is stored once, also under another UIDVALIDITY', async () => {
  const raw = message();
  expect(await lastUid(db, 'imap:a', '1')).toBe(null);
  expect(await storeInbound(db, inbound(raw, '1:9'))).not.toBe(null);
  expect(await storeInbound(db, inbound(message(), '1:10'))).not.toBe(null);
  expect(await storeInbound(db, inbound(message(), '1:10'))).toBe(null);
  expect(await storeInbound(db, inbound(raw, '2:1'))).toBe(null);
  expect([await lastUid(db, 'imap:a', '1'), await lastUid(db, 'imap:a', '2')]).toEqual([10, 0]);
});

test('messages are deleted after a year', async () => {
  await storeInbound(db, inbound(message()));
  await sweepInbound(db, new Date(clock.now().getTime() + 364 * 86_400_000));
  expect(await row()).toBeDefined();
  await sweepInbound(db, new Date(clock.now().getTime() + 366 * 86_400_000));
  expect(await row()).toBeUndefined();
});

const secret = 'a-secret-of-at-least-32-characters';

async function post(body: Buffer, { at = 0, type = 'message/rfc822', signature = '', query = '' } = {}) {
  const app = Fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof AppError ? error.status : 500).send(String(error)),
  );
  inboundWebhook(app, { secret, clock, store: async (given) => (await storeInbound(db, given)) !== null });
  const seconds = Math.floor(clock.now().getTime() / 1000) + at;
  const answer = await app.inject({
    method: 'POST',
    url: inboundPath + query,
    payload: body,
    headers: {
      'content-type': type,
      'hoster-signature': `t=${seconds},v1=${signature || inboundSignature(secret, seconds, body)}`,
    },
  });
  await app.close();
  return [answer.statusCode, answer.statusCode === 200 ? answer.json<{ result: string }>().result : ''];
}

test('the webhook stores a signed message byte for byte, once, with its envelope', async () => {
  const raw = Buffer.concat([message(), Buffer.from([0xff, 0, 0xfe])]);
  const query = '?from=&to=Support%2BX@example.net&to=nobody';
  expect(await post(raw, { query })).toEqual([200, 'accepted']);
  expect(await post(raw)).toEqual([200, 'known']);
  expect(await post(raw, { at: 1 })).toEqual([200, 'known']);
  expect(await db.select().from(supportInboundMail)).toMatchObject([
    { raw, source: 'webhook', envelope: { from: '', to: ['support+x@example.net'] } },
  ]);
});

test('the webhook takes a form with the message', async () => {
  const raw = message();
  const body = Buffer.from(`--x\r\nContent-Disposition: form-data; name="email"\r\n\r\n${raw.toString()}\r\n--x--\r\n`);
  expect(await post(body, { type: 'multipart/form-data; boundary=x' })).toEqual([200, 'accepted']);
  expect((await row())?.raw.toString()).toBe(raw.toString());
  expect(await post(Buffer.from('--x--'), { type: 'multipart/form-data; boundary=x' })).toEqual([400, '']);
});

test.each([
  ['an old one', { at: -301 }],
  ['one of the future', { at: 301 }],
  ['a forged one', { signature: 'a'.repeat(64) }],
  ['a broken one', { signature: 'x' }],
])('the webhook refuses %s', async (_name, options) => {
  expect(await post(message(), options)).toEqual([403, '']);
  expect(await row()).toBeUndefined();
});

test('the webhook refuses an empty message', async () => {
  expect(await post(Buffer.alloc(0))).toEqual([400, '']);
});
