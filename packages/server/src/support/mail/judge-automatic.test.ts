import { describe, expect, test } from 'vitest';
import { desk, judged, maria, message, multipart, toTicket } from '../../testing/mail-message.ts';

const answer = { 'In-Reply-To': '<1042.2.a91b44@mail.example.net>', To: toTicket[1042] };
const noted = { verdict: 'ignore', ticket: 1042, notes: ['automatic-reply'], mayAnswer: false };

describe('automatic answers', () => {
  test.each<Record<string, string>>([
    { 'AUTO-SUBMITTED': 'Auto-Replied' },
    { 'Auto-Submitted': 'auto-replied (vacation); owner-email="x@example.com"' },
    { 'Auto-Submitted': '(a comment) auto-generated' },
    { 'Auto-Submitted': '\r\n auto-notified' },
    { 'X-Autoreply': 'yes' },
    { 'X-Autorespond': '1' },
    { Precedence: 'Auto_Reply' },
    { 'X-MS-Exchange-Inbox-Rules-Loop': maria },
    { Subject: 'Out of Office: back on Monday', 'Return-Path': '<>' },
    { Subject: 'Abwesenheitsnotiz', 'Return-Path': '<>' },
    { Subject: 'Автоматический ответ: Вопрос', 'Return-Path': '<>' },
    { Subject: '=?utf-8?Q?R=C3=A9ponse_automatique_:_question?=', 'Return-Path': '< >' },
  ])('%o is noted and changes nothing', async (fields) => {
    expect(await judged(message({ ...answer, ...fields }))).toMatchObject(noted);
  });

  test.each<Record<string, string>>([
    { 'Auto-Submitted': 'no' },
    { 'Auto-Submitted': 'NO (a person); x=y' },
    { 'X-Autoreply': 'no' },
    { 'X-Auto-Response-Suppress': 'DR, RN, NRN' },
    { Subject: 'Automatic reply does not work in my mailbox' },
    { Precedence: 'bulk' },
    { 'Return-Path': '<>' },
    { 'X-Auto-Response-Suppress': 'All' },
    { 'List-Unsubscribe': '<mailto:x@example.com>' },
  ])('%o with a token from the customer is their message', async (fields) => {
    expect(await judged(message({ ...answer, ...fields }))).toMatchObject({ verdict: 'thread', ticket: 1042 });
  });

  test.each<Record<string, string>>([{ Precedence: 'bulk' }, { 'Return-Path': '<>' }, { 'List-Unsubscribe': '<x:y>' }])(
    '%o opens no ticket',
    async (fields) => {
      expect(await judged(message(fields))).toMatchObject({
        verdict: 'ignore',
        ticket: null,
        notes: [],
        content: null,
      });
    },
  );

  test('an unmarked answer that comes within a minute after ours is automatic; later it is a person’s', async () => {
    const sentAt = { '1042.2.a91b44@mail.example.net': '2026-11-04T11:59:30Z' };
    const raw = message({ ...answer, Subject: 'We received your request' });
    expect(await judged(raw, desk({ sentAt }))).toMatchObject(noted);
    expect(await judged(raw)).toMatchObject({ verdict: 'thread' });
  });

  test('the note carries the words, and an allowed sender’s mail is a message', async () => {
    const raw = message({ ...answer, 'Auto-Submitted': 'auto-generated' }, 'Really from me');
    expect(await judged(raw)).toMatchObject({ content: { text: 'Really from me' } });
    expect(await judged(raw, desk({ persons: [maria] }))).toMatchObject({ verdict: 'thread', ticket: 1042 });
  });

  test('an answer to an invitation without words is noted, with words it is a message', async () => {
    const part = (text: string) => [
      `Content-Type: text/plain\r\n\r\n${text}`,
      'Content-Type: text/calendar; method=REPLY\r\n\r\nBEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nEND:VCALENDAR',
    ];
    expect(await judged(multipart('alternative', part(''), answer))).toMatchObject({ notes: ['calendar-reply'] });
    expect(await judged(multipart('alternative', part('A bit later, please.'), answer))).toMatchObject({
      verdict: 'thread',
      content: { text: 'A bit later, please.' },
    });
  });

  test('nobody who never reads answers gets one', async () => {
    for (const From of ['no-reply@example.com', 'do_not_reply@example.com', 'shop-noreply@example.com']) {
      expect(await judged(message({ From }))).toMatchObject({ verdict: 'new', mayAnswer: false });
    }
  });
});

describe('mailing lists', () => {
  const list = { To: 'ops@lists.example.org', From: 'ops@lists.example.org', 'List-Id': 'Ops <ops.lists.example.org>' };
  test.each<Record<string, string>>([
    { 'List-Id': '<ops.lists.example.org>' },
    { 'Mailing-list': 'list ops@googlegroups.com; contact ops+owners@googlegroups.com' },
    { Precedence: 'LIST' },
    { 'List-Post': '<mailto:ops@lists.example.org>' },
  ])('a foreign list (%o) is ignored, with a note where it cites a ticket', async (fields) => {
    expect(await judged(message(fields))).toMatchObject({ verdict: 'ignore', ticket: null, notes: [] });
    const cited = await judged(message({ ...fields, References: '<1042.1.5d0e8c@mail.example.net>' }));
    expect(cited).toMatchObject({ verdict: 'ignore', ticket: 1042, notes: ['foreign-list'] });
  });

  test('a group of our own is no foreign list, and the author behind it isn’t verified', async () => {
    const settings = { ownLists: ['support.example.net'] };
    const own = { 'List-Id': 'Support <support.example.net>', Precedence: 'list' };
    expect(await judged(message(own), desk({ settings }))).toMatchObject({
      verdict: 'new',
      author: { address: maria },
    });
    const rewritten = {
      ...own,
      From: '"Maria via Support" <support@example.net>',
      'X-Original-From': `Maria <${maria}>`,
    };
    const token = { ...rewritten, To: toTicket[1042], Subject: '[#1042] x' };
    expect(await judged(message(token), desk({ settings }))).toMatchObject({
      verdict: 'thread',
      author: { address: maria },
      notices: ['sender-not-verified'],
    });
    expect(await judged(message({ ...list, 'X-Original-From': maria }), desk({ settings }))).toMatchObject({
      verdict: 'ignore',
    });
  });
});
