import { expect, test } from 'vitest';
import { intlFor } from './intl.ts';

test('shows dates in the order of the language, in the time zone of the visitor', () => {
  const shown = (lang: 'en' | 'ru', timeZone: string) =>
    intlFor(lang, timeZone).formatDate('2027-11-02T03:00:00Z', { day: 'numeric', month: 'short', year: 'numeric' });
  expect(shown('en', 'UTC')).toBe('2 Nov 2027');
  expect(shown('en', 'America/Los_Angeles')).toBe('1 Nov 2027');
  expect(shown('ru', 'UTC')).toBe('2 нояб. 2027 г.');
});
