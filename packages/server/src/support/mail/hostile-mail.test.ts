import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byDepth } from '../../../../../scripts/depth.ts';
import { desk, judged, message, toTicket } from '../../testing/mail-message.ts';
import { judge } from './judge.ts';
import { readInThread } from './read-in-thread.ts';
import { readMail } from './read-mail.ts';

const folder = new URL('../../../fixtures/ticket-mail/', import.meta.url);
const fixtures = readdirSync(folder)
  .filter((name) => name.endsWith('.eml'))
  .map((name) => readFileSync(new URL(name, folder)));
/** Milliseconds that a message may take on a busy machine. */
const patience = 10_000;

async function inTime(raw: Buffer) {
  const begin = performance.now();
  const verdict = await judged(raw);
  expect(performance.now() - begin).toBeLessThan(patience);
  return verdict;
}

const numRuns = byDepth([2000], [60])[0] ?? 60;

test('random bytes are judged, whatever they are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 5000 }), async (bytes) => {
      await inTime(Buffer.from(bytes));
    }),
    { numRuns },
  );
});

test('damaged messages are judged, and no control characters come through', async () => {
  const damage = fc.array(fc.tuple(fc.nat(), fc.nat(12), fc.uint8Array({ maxLength: 12 })), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...fixtures), damage, async (raw, changes) => {
      let damaged = raw;
      for (const [at, removed, added] of changes) {
        const from = at % (damaged.length + 1);
        damaged = Buffer.concat([damaged.subarray(0, from), Buffer.from(added), damaged.subarray(from + removed)]);
      }
      const verdict = await inTime(damaged);
      expect(JSON.stringify(verdict)).not.toContain('\\u0000');
      expect(verdict.subject ?? '').not.toMatch(/[\r\n\u202E]/);
    }),
    { numRuns },
  );
});

const nested = (depth: number) =>
  Array.from({ length: depth }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`).join(
    '',
  );

test.each([
  ['parts in parts', `X: y\r\n${nested(500)}`],
  ['a thousand parts', `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(1000)}`],
])('%s are refused', async (_name, tail) => {
  const head = message({ To: toTicket[1042], 'Content-Type': null }, Buffer.alloc(0)).toString().trimEnd();
  expect(await inTime(Buffer.from(`${head}\r\n${tail}`))).toMatchObject({ verdict: 'refuse' });
});

const html = { 'Content-Type': 'text/html; charset=utf-8' };
test.each<[string, Buffer]>([
  ['200,000 elements in elements', message(html, '<div>'.repeat(200_000))],
  ['50,000 quotes in quotes', message(html, '<blockquote>x'.repeat(50_000))],
  ['tags without an end', message(html, '<b><i><a href=x><font>'.repeat(10_000))],
  ['tables without an end', message(html, '<table><tr><td>x'.repeat(20_000))],
  ['lines of quotes', message({}, '>\n'.repeat(250_000))],
  ['lines of signatures', message({}, '--\n-- \n'.repeat(100_000))],
  ['attributions', message({}, 'On 3 Nov 2026 at 10:12, A <a@b.c> wrote:\n'.repeat(20_000))],
  ['headers of Outlook', message({}, 'From: a\nSent: b\n'.repeat(50_000))],
  ['long lines', message({}, 'On 3:12 <'.repeat(100_000))],
  ['many references', message({ References: '<a@b> '.repeat(50_000) })],
  ['many recipients', message({ To: 'a@b.example, '.repeat(20_000) })],
  [
    'comments in comments',
    message({ 'Auto-Submitted': '('.repeat(100_000), 'Content-Type': `text/plain; x="${'('.repeat(50_000)}` }),
  ],
  ['encoded words', message({ Subject: '=?utf-8?Q?=E2=80=AE?= '.repeat(20_000) })],
  ['parameters', message({ 'Content-Type': `text/plain;${' a*0*=b;'.repeat(20_000)}` })],
])('%s are judged in time', async (_name, raw) => {
  await inTime(raw);
});

test('a message is read in a thread as it is here', async () => {
  const raw = fixtures[2] ?? Buffer.alloc(0);
  const here = await judge(raw, { from: null, to: [] }, desk(), readMail);
  const there = await judge(raw, { from: null, to: [] }, desk(), readInThread);
  const plain = (verdict: object) =>
    JSON.stringify(verdict, (_key, value: unknown) => (value instanceof Uint8Array ? [...value] : value));
  // A Buffer comes back as its bytes.
  expect({ ...there, content: null }).toEqual({ ...here, content: null });
  expect(plain(there).length).toBeGreaterThan(500);
});
