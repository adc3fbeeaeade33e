import { expect, test } from 'vitest';
import { calls } from './calls/index.ts';
import type { Call } from './call.ts';
import { CalendarDate, IdText, MomentCursor, Name, Prose, Timestamp } from './common.ts';

const otherSpellings = [
  '1e0',
  '1E0',
  '01',
  '+1',
  '-1',
  '1.0',
  '1.',
  '0x1',
  '0b1',
  ' 1',
  '1 ',
  '1\n',
  '１',
  '१',
  '1_0',
  '1,0',
  '0',
  '',
  'null',
  'NaN',
  'Infinity',
  'true',
  '2147483648',
  '9007199254740993',
  '1'.repeat(400),
];

test('an id in an address is its digits', () => {
  expect(IdText.parse('1')).toBe(1);
  expect(IdText.parse('2147483647')).toBe(2_147_483_647);
});

test.each(otherSpellings)('%j is no id', (text) => {
  expect(IdText.safeParse(text).success).toBe(false);
});

const withId = Object.values<Call>(calls).filter(({ path }) => path.includes('/:id/'));

test.each(withId)('$id takes no other spelling of an id', ({ params }) => {
  const id = params?.shape['id'];
  expect(id?.safeParse('1').success).toBe(true);
  expect(otherSpellings.filter((text) => id?.safeParse(text).success)).toEqual([]);
});

const numbers = ['page', 'page_size', 'location', 'cpu_count', 'ram_size', 'disk_size'];
const withNumbers = Object.values<Call>(calls).flatMap(({ id, query }) =>
  numbers.filter((name) => query?.shape[name]?.safeParse('0').success === false).map((name) => ({ id, query, name })),
);

test.each(withNumbers)('$id takes no other spelling of the number $name', ({ query, name }) => {
  const number = query?.shape[name];
  expect(number?.safeParse('1').success).toBe(true);
  expect(otherSpellings.slice(0, -3).filter((text) => number?.safeParse(text).success)).toEqual([]);
});

test.each([
  [' Shop ', 'Shop'],
  ['Shop\r\nA\u0007', 'Shop A'],
  ['invoice \u202Efdp\u202C', 'invoice fdp'],
  ['नमस्ते 👩‍💻', 'नमस्ते 👩‍💻'],
  ['\u200B\u2060 ', null],
])('a name is one line with something to see: %j', (given, kept) => {
  const read = Name(20).safeParse(given);
  expect(read.data ?? null).toBe(kept);
});

test.each([
  [' One\r\n\r\n\tTwo\u0007 ', 'One\n\n\tTwo'],
  ['\u200B\n\u2060 ', null],
])('prose keeps its lines and has something to see: %j', (given, kept) => {
  const read = Prose(20).safeParse(given);
  expect(read.data ?? null).toBe(kept);
});

test('no day or moment is in the year 0, which the database doesn’t have', () => {
  expect(CalendarDate.safeParse('0001-01-01').success).toBe(true);
  expect(CalendarDate.safeParse('0000-12-31').success).toBe(false);
  expect(Timestamp.safeParse('0001-01-01T00:00:00Z').success).toBe(true);
  expect(Timestamp.safeParse('0000-12-31T00:00:00Z').success).toBe(false);
});

test('a cursor begins with a moment that exists', () => {
  const cursor = MomentCursor(/^[\dTZ:-]+,\d+$/);
  expect(cursor.safeParse('2026-02-28T00:00:00Z,1').success).toBe(true);
  expect(cursor.safeParse('2026-02-30T00:00:00Z,1').success).toBe(false);
});
