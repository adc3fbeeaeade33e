import { readFileSync } from 'node:fs';
import { judge } from '../support/mail/judge.ts';
import { readMail } from '../support/mail/read-mail.ts';
import type { Envelope, MailContent, Verdict } from '../support/mail/verdict.ts';
import { type DeskFacts, type DeskInMemory, deskInMemory } from './desk-in-memory.ts';

const folder = new URL('../../fixtures/ticket-mail/', import.meta.url);
const { context } = JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8')) as { context: DeskFacts };

/** Desk of the specification's messages. */
export const desk = (more: Partial<DeskFacts> = {}): DeskInMemory => deskInMemory({ ...context, ...more });

/** Addresses that lead to the tickets 1042 (Maria's), 1043 (Oleg's) and 1044 (Priya's, closed). */
export const toTicket = {
  1042: 'support+kq7t3mzp5w2xab4d@example.net',
  1043: 'support+hd4n8rvy6c3jt2fs@example.net',
  1044: 'support+w9e2gq5lxk7vm3bn@example.net',
} as const;
export const maria = 'maria.lindqvist@example.com';

type Fields = Readonly<Record<string, string | readonly string[] | null>>;

/** Results of our border server for a sender whose domain is verified. */
export const verified = (address: string, dmarc = 'pass'): string => {
  const domain = address.split('@')[1] ?? '';
  return `mx.example.net; spf=${dmarc} smtp.mailfrom=${domain}; dkim=${dmarc} header.d=${domain}; dmarc=${dmarc} header.from=${domain}`;
};

let counted = 0;

/** A message; fields replace the usual ones, null leaves one out. The body may begin with header fields of its own. */
export function message(fields: Fields = {}, body: string | Buffer = 'Hello'): Buffer {
  const from = typeof fields['From'] === 'string' ? fields['From'] : maria;
  const address = /<([^<>]+)>/.exec(from)?.[1] ?? from;
  const all: Fields = {
    'Return-Path': `<${address}>`,
    Received: 'from a.example by mx.example.net; Wed, 04 Nov 2026 12:00:00 +0000',
    'Authentication-Results': verified(address),
    From: from,
    To: 'support@example.net',
    Subject: 'A question',
    Date: 'Wed, 04 Nov 2026 12:00:00 +0000',
    'Message-ID': `<m${++counted}@example.com>`,
    ...(typeof body === 'string' && { 'Content-Type': 'text/plain; charset=utf-8' }),
    ...fields,
  };
  const lines = Object.entries(all).flatMap(([name, value]) =>
    value === null ? [] : (typeof value === 'string' ? [value] : value).map((one) => `${name}: ${one}`),
  );
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), Buffer.from(body)]);
}

/** A multipart message. Each part begins with its own header. */
export function multipart(type: string, parts: readonly string[], fields: Fields = {}): Buffer {
  const body = parts.map((part) => `--frontier\r\n${part}\r\n`).join('');
  return message({ 'Content-Type': `multipart/${type}; boundary="frontier"`, ...fields }, `${body}--frontier--\r\n`);
}

/** What becomes of a message. */
export const judged = (
  raw: Buffer,
  at: DeskInMemory = desk(),
  envelope: Envelope = { from: null, to: [] },
): Promise<Verdict> => judge(raw, envelope, at, readMail);

/** Text and files of a message that somebody wrote. */
export async function contentOf(raw: Buffer): Promise<MailContent> {
  const verdict = await judged(raw);
  if (!('content' in verdict) || !verdict.content) throw new Error(`No content: ${verdict.reason}`);
  return verdict.content;
}
