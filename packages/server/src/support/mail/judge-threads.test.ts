import { describe, expect, test } from 'vitest';
import { desk, judged, maria, message, toTicket, verified } from '../../testing/mail-message.ts';
import { sizeMax } from './judge.ts';

const thread = (via: string) => ({ verdict: 'thread', ticket: 1042, via, author: { address: maria } });

describe('the ticket', () => {
  test.each<[string, Record<string, string>]>([
    ['token', { To: 'SUPPORT+KQ7T3MZP5W2XAB4D@Example.NET' }],
    ['token', { To: 't-kq7t3mzp5w2xab4d@example.net' }],
    ['token', { Cc: `"A, B" <x@example.org>, <${toTicket[1042]}>` }],
    ['token', { 'Delivered-To': toTicket[1042] }],
    ['token', { 'X-Original-To': toTicket[1042], To: 'undisclosed-recipients:;' }],
    ['in-reply-to', { 'In-Reply-To': 'Your message of Tuesday <1042.2.a91b44@mail.example.net> (x)' }],
    ['in-reply-to', { 'In-Reply-To': '1042.2.a91b44@mail.example.net' }],
    ['references', { References: '<a@b>\r\n\t<1042.1.5d0e8c@mail.example.net><c@d>' }],
    ['references', { References: '<CAF1x8aQ-7pLm2@mail.example.com>', 'In-Reply-To': '<unknown@example.com>' }],
    ['subject', { Subject: 'AW: Re[3]: [#1042] something else' }],
  ])('is found by %s: %o', async (via, fields) => {
    expect(await judged(message(fields))).toMatchObject(thread(via));
  });

  test('the envelope counts where the header is silent', async () => {
    const envelope = { from: maria, to: [toTicket[1042]] };
    expect(await judged(message(), desk(), envelope)).toMatchObject(thread('token'));
  });

  test.each<Record<string, string>>([
    { To: 'support+kq7t3mzp5w2xab4@example.net' },
    { To: 'support+kq7t3mzp5w2xab4d@example.org' },
    { 'In-Reply-To': '<x1042.2.a91b44@mail.example.net>' },
    { 'In-Reply-To': '<1042.2.a91b44@mail.example.net.evil.test>' },
    { Subject: 'Invoice 1042' },
    { Subject: '[#10420] x' },
  ])('parts of a name name nothing: %o', async (fields) => {
    expect(await judged(message(fields))).toMatchObject({ verdict: 'new', linkedTo: null });
  });

  test('a stronger trace wins over a weaker one, which is noted', async () => {
    const both = { To: toTicket[1042], 'In-Reply-To': '<1043.1.77aa02@mail.example.net>' };
    expect(await judged(message(both))).toMatchObject({
      ...thread('token'),
      notes: ['other-ticket'],
      otherTicket: 1043,
    });
    const two = { To: `${toTicket[1042]}, ${toTicket[1043]}` };
    expect(await judged(message(two))).toMatchObject({ ...thread('token'), otherTicket: 1043 });
  });

  test('a message that answers one we received joins its ticket', async () => {
    const at = desk();
    at.take(await judged(message({ To: toTicket[1042], 'Message-ID': '<first@example.com>' }), at));
    const next = message({ References: '<first@example.com>' });
    expect(await judged(next, at)).toMatchObject(thread('references'));
  });

  test('a message that comes after its answer joins the ticket, unless a stranger wrote it', async () => {
    const at = desk();
    at.take(await judged(message({ To: toTicket[1042], References: '<late@example.com>' }), at));
    expect(await judged(message({ 'Message-ID': '<late@example.com>' }), at)).toMatchObject(thread('references'));
    const strange = message({ 'Message-ID': '<late@example.com>', From: 'eve@example.org' });
    expect(await judged(strange, at)).toMatchObject({ verdict: 'new' });
  });

  test.each([
    ['2026-10-10', { verdict: 'thread', reopen: true, notes: [] }],
    ['2026-10-01', { verdict: 'new', linkedTo: 1042, notes: ['too-late-to-reopen'] }],
  ])('a ticket that was closed on %s', async (closed, expected) => {
    const tickets = [{ ...ticket, status: 'closed' as const, closed }];
    expect(await judged(message({ To: toTicket[1042] }), desk({ tickets }))).toMatchObject(expected);
  });
});

const ticket = {
  number: 1042,
  token: 'kq7t3mzp5w2xab4d',
  status: 'answered' as 'answered' | 'closed' | 'open',
  customer: maria,
  participants: [],
  sent: ['1042.2.a91b44@mail.example.net'],
  got: [],
};

describe('who may speak', () => {
  const stranger = 'eve@example.org';
  test('a stranger with a token or an identifier is held', async () => {
    for (const fields of [{ To: toTicket[1042] }, { 'In-Reply-To': '<1042.2.a91b44@mail.example.net>' }]) {
      const verdict = await judged(message({ From: stranger, ...fields }));
      expect(verdict).toMatchObject({ verdict: 'participant', ticket: 1042, mayAnswer: false, askAt: null });
    }
  });

  test('another address of a customer is held, and the known one can be asked', async () => {
    const at = desk({ unconfirmed: { 'maria@home.example': maria } });
    expect(await judged(message({ From: 'maria@home.example', To: toTicket[1042] }), at)).toMatchObject({
      verdict: 'participant',
      askAt: maria,
      notes: ['other-address-of-customer'],
    });
  });

  test('staff speak only when DMARC passed, and reopen nothing', async () => {
    const at = desk({ staff: ['dana@example.org'], tickets: [ticket] });
    const fields = { From: 'dana@example.org', To: toTicket[1042] };
    expect(await judged(message(fields), at)).toMatchObject({ verdict: 'thread', speaker: 'staff', reopen: false });
    const unproven = message({ ...fields, 'Authentication-Results': 'mx.example.net; dmarc=none' });
    expect(await judged(unproven, at)).toMatchObject({ verdict: 'participant' });
  });

  test('members and Sender don’t decide; From does', async () => {
    const tickets = [{ ...ticket, members: ['ops@example.com'] }];
    const raw = message({ From: 'ops@example.com', Sender: stranger, 'Reply-To': stranger, To: toTicket[1042] });
    expect(await judged(raw, desk({ tickets }))).toMatchObject({ verdict: 'thread', speaker: 'member' });
  });

  test('a number in the subject helps no stranger and nobody unverified', async () => {
    const Subject = 'Re: [#1042] 502';
    expect(await judged(message({ From: stranger, Subject }))).toMatchObject({ verdict: 'new' });
    const unverified = message({ Subject, 'Authentication-Results': verified(maria, 'none') });
    expect(await judged(unverified)).toMatchObject({ verdict: 'new', mayAnswer: false, customer: null });
  });
});

describe('the sender', () => {
  const results = (...given: string[]) => judged(message({ To: toTicket[1042], 'Authentication-Results': given }));
  test.each([
    ['MX.Example.NET (Postfix); spf=pass; dmarc=fail (p=none dis=none) header.from=example.com'],
    ['mx.example.net 1; dmarc = fail'],
    ['"mx.example.net"; dkim=pass header.d=example.com; dmarc=FAIL'],
  ])('is refused when our server says that DMARC failed: %s', async (value) => {
    expect(await results(value)).toMatchObject({ verdict: 'refuse', mayAnswer: false });
  });

  test.each([
    ['mx.evil.test; dmarc=pass header.from=example.com'],
    ['mx.example.net; dmarc=temperror header.from=example.com'],
    ['mx.example.net; dmarc=pass header.from=evil.test'],
    ['mx.example.net (dmarc=pass); spf=none'],
    ['notmx.example.net; dmarc=pass'],
  ])('threads by token unverified: %s', async (value) => {
    expect(await results(value)).toMatchObject({ verdict: 'thread', notices: ['sender-not-verified'] });
  });

  test('only the topmost results of ours count', async () => {
    const pass = verified(maria);
    expect(await results('mx.other.test; dmarc=fail', 'mx.example.net; dkim=pass', pass)).toMatchObject({
      notices: [],
    });
    const raw = message({ To: toTicket[1042], 'Authentication-Results': 'mx.example.net; dmarc=none', Received: null });
    const brought = Buffer.from(`Received: x; y\r\nAuthentication-Results: ${pass}\r\n`);
    const at = raw.indexOf('From:');
    const both = Buffer.concat([raw.subarray(0, at), brought, raw.subarray(at)]);
    expect((await judged(both)).notices).toContain('sender-not-verified');
  });

  test.each([
    ['two From fields', { From: [`Maria <${maria}>`, 'Eve <eve@evil.test>'] }],
    ['two authors', { From: `Maria <${maria}>, eve@evil.test` }],
    ['no author', { From: 'undisclosed' }],
    ['no From', { From: null }],
  ])('%s are refused', async (_name, fields) => {
    expect(await judged(message({ To: toTicket[1042], ...fields }))).toMatchObject({ verdict: 'refuse' });
  });

  test('header values lose line breaks, direction marks and zero-width characters', async () => {
    const raw = message({
      From: '=?utf-8?Q?Ma=E2=80=AEria=0D=0ABcc=3A_x=40y?= <maria.lindqvist@example.com>',
      Subject: '=?utf-8?B?QQ0KQmNjOiB4QHnigI/igIs=?=\r\n =?utf-8?Q?_=E2=81=A6end?=',
      To: toTicket[1042],
    });
    const { author, subject } = await judged(raw);
    expect([author?.name, subject]).toEqual(['Maria Bcc: x@y', 'A Bcc: x@y end']);
  });
});

describe('copies and loops', () => {
  test('a copy through another mailbox is ignored, other words under the same id are not', async () => {
    const at = desk();
    const fields = { To: toTicket[1042], 'Message-ID': '<same@example.com>' };
    at.take(await judged(message(fields, 'One\r\n'), at));
    expect(await judged(message({ ...fields, Cc: 'x@y.example' }, 'One  \n\n'), at)).toMatchObject({
      verdict: 'ignore',
      ticket: 1042,
      notes: [],
    });
    expect(await judged(message(fields, 'Two'), at)).toMatchObject({ verdict: 'thread' });
    expect(await judged(message({ ...fields, From: 'eve@example.org' }, 'One'), at)).toMatchObject({
      verdict: 'participant',
    });
  });

  test('without a Message-ID the date decides', async () => {
    const at = desk();
    const fields = { 'Message-ID': null, To: toTicket[1042] };
    at.take(await judged(message(fields), at));
    expect(await judged(message(fields), at)).toMatchObject({ verdict: 'ignore' });
    expect(await judged(message({ ...fields, Date: 'Wed, 04 Nov 2026 12:05:00 +0000' }), at)).toMatchObject({
      verdict: 'thread',
    });
  });

  test('our own mail is ignored whatever it says', async () => {
    for (const From of ['support@example.net', '"X" <NO-REPLY@example.net>', toTicket[1042]]) {
      expect(await judged(message({ From }))).toMatchObject({ verdict: 'ignore', notes: [] });
    }
  });

  test('fifty hops are a loop', async () => {
    const Received = Array.from({ length: 50 }, () => 'from a by b; Wed, 04 Nov 2026 12:00:00 +0000');
    expect(await judged(message({ Received }))).toMatchObject({ verdict: 'ignore' });
    expect(await judged(message({ Received: Received.slice(1) }))).toMatchObject({ verdict: 'new' });
  });

  test('more tickets, messages and reopenings than anybody writes are held', async () => {
    const at = desk();
    for (let count = 0; count < 5; count++) at.take(await judged(message({ From: 'eve@example.org' }), at));
    expect(await judged(message({ From: 'eve@example.org' }), at)).toMatchObject({
      verdict: 'refuse',
      notes: ['too-many-tickets'],
      tellSender: false,
    });
    at.happened({ kind: 'message', ticket: 1042 }, 20);
    expect(await judged(message({ To: toTicket[1042] }), at)).toMatchObject({ verdict: 'refuse', ticket: 1042 });
    at.happened({ kind: 'reopening', ticket: 1044 }, 3);
    const priya = { From: 'priya.nair@example.com', To: toTicket[1044] };
    expect(await judged(message(priya), at)).toMatchObject({
      verdict: 'thread',
      reopen: false,
      notes: ['too-many-reopenings'],
    });
    at.happened({ kind: 'acknowledgement', address: maria }, 3);
    expect(await judged(message(), at)).toMatchObject({ verdict: 'new', mayAnswer: false });
  });

  test('what is too large is refused, and only a person gets an answer', async () => {
    const body = Buffer.alloc(sizeMax + 1, 'a\n');
    expect(await judged(message({ To: toTicket[1042] }, body))).toMatchObject({ verdict: 'refuse', tellSender: true });
    expect(await judged(message({ 'Return-Path': '<>' }, body))).toMatchObject({
      verdict: 'refuse',
      tellSender: false,
    });
  });
});
