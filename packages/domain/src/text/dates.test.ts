import { expect, test } from 'vitest';
import { dayInWords, daysInWords, momentInWords, monthsInWords, termInWords } from './dates.ts';

test('writes dates as British English and Russian do', () => {
  const date = new Date('2027-11-02T23:30:00Z');
  expect(dayInWords(date, 'en', 'UTC')).toBe('2 November 2027');
  expect(dayInWords(date, 'ru', 'UTC')).toBe('2 ноября 2027 г.');
});

test('writes a term as a range of days', () => {
  const [from, to] = [new Date('2026-11-24T10:00:00Z'), new Date('2026-12-24T10:00:00Z')];
  expect(termInWords(from, to, 'en', 'UTC')).toBe('24 Nov – 24 Dec 2026');
  expect(termInWords(from, to, 'ru', 'UTC')).toBe('24 нояб. – 24 дек. 2026 г.');
});

test('spells out days', () => {
  expect([1, 7].map((days) => daysInWords(days, 'en'))).toEqual(['1 day', '7 days']);
  expect([1, 4, 7].map((days) => daysInWords(days, 'ru').replaceAll('\u00a0', ' '))).toEqual([
    '1 день',
    '4 дня',
    '7 дней',
  ]);
});

test('spells out months', () => {
  expect([1, 12].map((months) => monthsInWords(months, 'en'))).toEqual(['1 month', '12 months']);
  expect([1, 3, 12].map((months) => monthsInWords(months, 'ru').replaceAll('\u00a0', ' '))).toEqual([
    '1 месяц',
    '3 месяца',
    '12 месяцев',
  ]);
});

test('moments are in words with their time zone', () => {
  const moment = new Date('2027-11-02T02:05:00Z');
  expect(momentInWords(moment, 'en', 'Europe/Berlin')).toBe('2 November 2027 at 03:05 CET');
  expect(momentInWords(moment, 'ru', 'UTC')).toMatch(/^2 ноября 2027 г\. в 02:05 UTC$/);
});
