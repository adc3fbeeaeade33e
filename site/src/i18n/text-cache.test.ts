import { createIntl } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { cacheTexts } from './text-cache.ts';

const hello = { id: 'hello', defaultMessage: 'Hello {name}' };

test('formats the same message and number once, and others separately', () => {
  const made = createIntl({ locale: 'en', messages: {} });
  const spies = { ...made, formatMessage: vi.fn(made.formatMessage), formatNumber: vi.fn(made.formatNumber) };
  const intl = cacheTexts(spies as unknown as typeof made);
  const texts = ['1', '1', '2'].map((name) => intl.formatMessage(hello, { name }));
  expect(texts).toEqual(['Hello 1', 'Hello 1', 'Hello 2']);
  // The text "1" and the number 1 may be spelled differently.
  expect(intl.formatMessage(hello, { name: 1 })).toBe('Hello 1');
  expect(spies.formatMessage).toHaveBeenCalledTimes(3);
  expect([1200, 1200].map((value) => intl.formatNumber(value))).toEqual(['1,200', '1,200']);
  expect(intl.formatNumber(1200, { style: 'percent' })).toBe('120,000%');
  expect(spies.formatNumber).toHaveBeenCalledTimes(2);
});

test('formats the same date once, and other options separately', () => {
  const made = createIntl({ locale: 'en', timeZone: 'UTC', messages: {} });
  const formatDate = vi.fn(made.formatDate);
  const intl = cacheTexts({ ...made, formatDate });
  const year = ['2026-11-22', '2026-11-22', '2025-01-01'].map((day) => intl.formatDate(day, { year: 'numeric' }));
  expect(year).toEqual(['2026', '2026', '2025']);
  expect(intl.formatDate('2026-11-22', { month: 'long' })).toBe('November');
  expect(formatDate).toHaveBeenCalledTimes(3);
});

test('requests a missing message again', () => {
  const messages: Record<string, string> = {};
  const intl = cacheTexts(createIntl({ locale: 'ru', defaultLocale: 'en', messages, onError: () => undefined }));
  expect(intl.formatMessage(hello, { name: 'А' })).toBe('Hello А');
  messages['hello'] = 'Привет, {name}';
  expect(intl.formatMessage(hello, { name: 'А' })).toBe('Привет, А');
});

test('values that are not text are formatted each time', () => {
  const intl = cacheTexts(createIntl({ locale: 'en', messages: {} }));
  const bold = { id: 'bold', defaultMessage: 'Very <b>bold</b>' };
  const words = (mark: string) => String(intl.formatMessage(bold, { b: (parts) => `${mark}${parts.join('')}${mark}` }));
  expect([words('*'), words('_')]).toEqual(['Very *bold*', 'Very _bold_']);
});
