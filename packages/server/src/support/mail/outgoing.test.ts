import { describe, expect, test } from 'vitest';
import { desk, judged, maria, message } from '../../testing/mail-message.ts';
import { deskInMemory, type DeskFacts } from '../../testing/desk-in-memory.ts';
import { newToken, outgoingNames } from './outgoing.ts';

const token = newToken();
const mail = {
  ticket: 7,
  token,
  message: 3,
  subject: 'Re: [#7] Привет\r\nBcc: x@y',
  kind: 'words',
  answers: null,
} as const;
const facts = (sent: readonly string[]): DeskFacts => ({
  now: '2026-11-04T16:00:00Z',
  trusted_authserv_id: 'mx.example.net',
  tickets: [{ number: 7, token, status: 'answered', customer: maria, participants: [], sent, got: [] }],
  customers_without_ticket: [],
});

describe.each([true, false])('with plus addresses: %s', (plusAddresses) => {
  const settings = { ...desk().settings, plusAddresses };
  const names = outgoingNames(settings, mail);

  test('an answer to what we send finds its ticket by the token, also in capitals', async () => {
    const at = deskInMemory({ ...facts([names.messageId]), settings });
    for (const To of [names.replyTo, names.replyTo.toUpperCase()]) {
      expect(await judged(message({ To }), at)).toMatchObject({ verdict: 'thread', ticket: 7, via: 'token' });
    }
    const byId = message({ 'In-Reply-To': `<${names.messageId}>` });
    expect(await judged(byId, at)).toMatchObject({ verdict: 'thread', ticket: 7, via: 'in-reply-to' });
  });

  test('a bounce to its envelope sender names the message', async () => {
    const at = deskInMemory({ ...facts([names.messageId]), settings });
    const raw = message(
      { From: 'MAILER-DAEMON@example.com', 'Return-Path': '<>', To: names.envelopeFrom },
      '550 5.1.1 unknown',
    );
    expect(await judged(raw, at)).toMatchObject({
      verdict: 'bounce',
      ticket: 7,
      of: names.messageId,
      recipient: maria,
    });
  });

  test('it is recognised when it comes back', async () => {
    const at = deskInMemory({ ...facts([names.messageId]), settings });
    expect(await judged(message({ 'Message-ID': `<${names.messageId}>` }), at)).toMatchObject({
      verdict: 'ignore',
      notes: [],
    });
  });
});

test('the subject has the number once, and no line breaks', () => {
  expect(outgoingNames(desk().settings, mail).subject).toBe('[#7] Re: Привет Bcc: x@y');
});

test('only what no person wrote is marked as automatic', () => {
  const headersOf = (kind: 'words' | 'notification' | 'acknowledgement') =>
    outgoingNames(desk().settings, { ...mail, kind }).headers;
  expect(headersOf('words')).toEqual({});
  expect(headersOf('notification')).toMatchObject({ 'Auto-Submitted': 'auto-generated', Precedence: 'bulk' });
  expect(headersOf('acknowledgement')).toMatchObject({
    'Auto-Submitted': 'auto-replied',
    'X-Auto-Response-Suppress': 'All',
  });
});

test('the chain keeps its first and its newest messages', () => {
  const references = Array.from({ length: 50 }, (_, at) => `${at}@a`);
  const { headers } = outgoingNames(desk().settings, { ...mail, answers: { id: 'last@a', references } });
  const chain = (headers['References'] ?? '').split(' ');
  expect([headers['In-Reply-To'], chain.length, chain[0], chain.at(-2), chain.at(-1)]).toEqual([
    '<last@a>',
    20,
    '<0@a>',
    '<49@a>',
    '<last@a>',
  ]);
});

test('tokens have at least 80 bits and one case', () => {
  expect(token).toMatch(/^[a-z2-9]{20}$/);
  expect(newToken()).not.toBe(token);
});
