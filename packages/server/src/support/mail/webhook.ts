import { createHmac } from 'node:crypto';
import { finished } from 'node:stream/promises';
import busboy from '@fastify/busboy';
import type { FastifyInstance } from 'fastify';
import { AppError, forbidden, rawPost, texts } from '../../platform/http/index.ts';
import { type Clock, sameText } from '../../platform/index.ts';
import { addressOf } from './headers.ts';
import type { Inbound } from './store.ts';

/** Path of the webhook. */
export const inboundPath = '/my/api/support/inbound/';
/** Header with the time and the signature: `t=1764500000,v1=<hex>`. */
const signatureHeader = 'hoster-signature';

/** A mail server refuses more itself; above 25 MB its sender is told. */
const bodyLimit = 40_000_000;
/** Seconds that a signature is valid. */
const tolerance = 300;
/** Fields of a form that hold the message, as services for incoming mail name them. */
const messageFields = ['message', 'email', 'body-mime', 'raw', 'file'];

/** Signature of a body at a time: HMAC-SHA256 over the time in seconds, a dot and the bytes, hexadecimal. */
export const inboundSignature = (secret: string, seconds: number, body: Buffer): string =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');

interface InboundWebhook {
  readonly secret: string;
  readonly clock: Clock;
  /** Stores a message. @returns whether it's new */
  readonly store: (inbound: Inbound) => Promise<boolean>;
}

/**
 * Registers the webhook for incoming email: the raw message (`message/rfc822`), or a form with it. The envelope comes
 * in the query (`from`, and `to` for each recipient). A repeated delivery is stored once.
 */
export function inboundWebhook(app: FastifyInstance, { secret, clock, store }: InboundWebhook): void {
  rawPost(app, {
    path: inboundPath,
    bodyLimit,
    answer: async (body, request) => {
      const receivedAt = clock.now();
      const uid = verified(request.headers[signatureHeader], body, secret, receivedAt);
      const type = request.headers['content-type'] ?? '';
      const raw = /^multipart\/form-data/i.test(type) ? await messageInForm(body, type) : body;
      if (raw.length === 0) throw new AppError({ status: 400, detail: texts.badRequest, log: 'Empty message' });
      const query = new URL(request.url, 'http://localhost').searchParams;
      const from = query.get('from');
      const to = query
        .getAll('to')
        .slice(0, 100)
        .flatMap((text) => addressOf(text) ?? []);
      const envelope = { from: from === null ? null : from.slice(0, 320), to };
      const isNew = await store({ source: 'webhook', uid, raw, envelope, receivedAt });
      return { result: isNew ? 'accepted' : 'known' };
    },
  });
}

/** Checks the signature. @returns what names this delivery @throws AppError 403 */
function verified(header: unknown, body: Buffer, secret: string, now: Date): string {
  const text = typeof header === 'string' ? header : '';
  const seconds = Number(/(?:^|,)\s?t=(\d{1,12})(?:,|$)/.exec(text)?.[1] ?? Number.NaN);
  const given = [...text.matchAll(/v1=([0-9a-f]{64})/g)].map(([, hex = '']) => hex);
  const isRecent = Math.abs(now.getTime() / 1000 - seconds) <= tolerance;
  const expected = inboundSignature(secret, seconds, body);
  if (!isRecent || !given.some((hex) => sameText(hex, expected))) throw forbidden('bad_signature');
  return expected;
}

/** @throws AppError 400 when there's none */
async function messageInForm(body: Buffer, type: string): Promise<Buffer> {
  const found = new Map<string, Buffer>();
  try {
    const form = busboy({ headers: { 'content-type': type }, limits: { fields: 50, files: 5, fieldSize: bodyLimit } });
    form.on('field', (name, value) => found.set(name, Buffer.from(value)));
    form.on('file', (name, file) => {
      const chunks: Buffer[] = [];
      file.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => found.set(name, Buffer.concat(chunks)));
    });
    form.end(body);
    await finished(form);
  } catch {
    // What isn't a form has no message.
  }
  const name = messageFields.find((field) => (found.get(field)?.length ?? 0) > 0);
  const raw = name === undefined ? undefined : found.get(name);
  if (!raw) throw new AppError({ status: 400, detail: texts.badRequest, log: 'No message in the form' });
  return raw;
}
