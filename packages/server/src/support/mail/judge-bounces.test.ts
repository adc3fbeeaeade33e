import { expect, test } from 'vitest';
import { desk, judged, maria, message, multipart, toTicket } from '../../testing/mail-message.ts';

const sent = '1042.2.a91b44@mail.example.net';
const daemon = { From: 'MAILER-DAEMON@mx.example.com', 'Return-Path': '<>', To: 'bounce+1042-a91b44@example.net' };
const original = (id: string, type = 'message/rfc822') =>
  `Content-Type: ${type}\r\n\r\nFrom: support@example.net\r\nMessage-ID:\r\n <${id}>\r\n\r\nHello`;

interface Told {
  readonly action?: string;
  readonly status?: string;
  readonly diagnostic?: string;
  readonly recipient?: string;
}
const status = ({ action = 'failed', status: code = '5.1.1', diagnostic = '', recipient = maria }: Told) =>
  `Content-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example.com\r\n\r\nFinal-Recipient: rfc822;${recipient}\r\nAction: ${action}\r\nStatus: ${code}\r\n${diagnostic && `Diagnostic-Code: smtp; ${diagnostic}\r\n`}`;

const report = (told: Told, id = sent, fields: Record<string, string> = {}) =>
  multipart(
    'report; report-type="delivery-status"',
    ['Content-Type: text/plain\r\n\r\nSorry', status(told), original(id)],
    {
      ...daemon,
      ...fields,
    },
  );
const bounced = { verdict: 'bounce', ticket: 1042, recipient: maria, of: sent, notes: ['bounced'], mayAnswer: false };

test.each([
  [{}, { kind: 'permanent', status: '5.1.1', stopsMail: true }],
  [{ action: 'Failed (bad mailbox)' }, { kind: 'permanent' }],
  [{ status: '4.4.7' }, { kind: 'temporary', status: '4.4.7', stopsMail: false }],
  [{ status: '5.0.0', diagnostic: '550 5.7.1 rejected' }, { status: '5.7.1' }],
  [{ recipient: 'MARIA.lindqvist@Example.com' }, { kind: 'permanent' }],
] as const)('a failed delivery %o', async (told, expected) => {
  expect(await judged(report(told))).toMatchObject({ ...bounced, ...expected });
});

test.each(['delayed', 'relayed', 'delivered', 'expanded'])('%s is no bounce', async (action) => {
  expect(await judged(report({ action, status: '4.0.0' }))).toMatchObject({ verdict: 'ignore', notes: [] });
});

test('the original names the message rather than the envelope, which may be of another ticket', async () => {
  const fields = { To: 'bounce+1043-c40b19@example.net' };
  expect(await judged(report({}, sent, fields))).toMatchObject({
    verdict: 'bounce',
    ticket: 1042,
    of: sent,
    otherTicket: 1043,
    notes: ['bounced', 'other-ticket'],
  });
});

test('a report without an original is found by the envelope address', async () => {
  const raw = multipart('report; report-type=delivery-status', [status({})], { ...daemon, To: 'x@example.net' });
  const envelope = { from: '', to: ['bounce+1042-a91b44@example.net'] };
  expect(await judged(raw, desk(), envelope)).toMatchObject(bounced);
});

test('reports about what we never sent count against nobody', async () => {
  const raw = report({}, 'forged@mail.example.net', { To: toTicket[1042] });
  expect(await judged(raw)).toMatchObject({ verdict: 'ignore', notes: [] });
});

test('a recipient that we didn’t write to isn’t blamed', async () => {
  expect(await judged(report({ recipient: 'forwarded@example.org' }))).toMatchObject({ recipient: maria });
});

test('a full mailbox stops mail the third time', async () => {
  const at = desk();
  expect(await judged(report({ status: '5.2.2' }), at)).toMatchObject({ kind: 'permanent', stopsMail: false });
  at.happened({ kind: 'full-mailbox', address: maria }, 2);
  expect(await judged(report({ status: '5.2.2' }), at)).toMatchObject({ stopsMail: true });
});

test.each([
  [
    'qmail',
    'Hi. This is the qmail-send program at example.com.\n<x@y>:\nSorry, no mailbox here by that name. (#5.1.1)',
    '5.1.1',
  ],
  ['exim', 'A message that you sent could not be delivered: SMTP error 550 unknown user', '5.0.0'],
  ['words alone', 'Your message could not be delivered.', '5.0.0'],
  ['a greylisting server', 'SMTP error 451 4.7.1 try again later', '4.7.1'],
])('a bounce of %s without a report', async (_name, body, code) => {
  expect(await judged(message(daemon, body))).toMatchObject({ ...bounced, status: code });
});

test('a mail server that quotes our message is believed without our envelope address', async () => {
  const raw = message({ ...daemon, To: 'support@example.net' }, `550 5.1.1 no such user\n\nMessage-ID: <${sent}>\n`);
  expect(await judged(raw)).toMatchObject(bounced);
});

test('a vacation that answers to the envelope address is no bounce', async () => {
  const away = { 'Return-Path': '<>', To: daemon.To, 'Auto-Submitted': 'auto-replied', 'In-Reply-To': `<${sent}>` };
  expect(await judged(message(away, 'I am away'))).toMatchObject({ verdict: 'ignore', notes: ['automatic-reply'] });
});

test('a bounce that a customer quotes is their message', async () => {
  const raw = message({ To: toTicket[1042] }, `My partner gets this: 550 5.1.1 User unknown`);
  expect(await judged(raw)).toMatchObject({ verdict: 'thread', ticket: 1042 });
});

test.each(['displayed', 'deleted'])('a read receipt (%s) is silent', async (kind) => {
  const receipt = `Content-Type: message/disposition-notification\r\n\r\nOriginal-Message-ID: <${sent}>\r\nDisposition: manual-action/MDN-sent-manually; ${kind}`;
  const raw = multipart('report; REPORT-TYPE=disposition-notification', [receipt], { To: toTicket[1042] });
  expect(await judged(raw)).toMatchObject({ verdict: 'ignore', ticket: 1042, notes: [] });
});

test.each([
  ['abuse', { verdict: 'bounce', kind: 'complaint', recipient: maria, of: sent, stopsMail: true }],
  ['not-spam', { verdict: 'ignore', notes: [] }],
])('feedback of type %s', async (type, expected) => {
  const feedback = `Content-Type: message/feedback-report\r\n\r\nFeedback-Type: ${type}\r\nVersion: 1\r\n`;
  const parts = [feedback, original(sent, 'text/rfc822-headers')];
  const raw = multipart('report; report-type=feedback-report', parts, { From: 'fbl@example.org' });
  expect(await judged(raw)).toMatchObject(expected);
});
