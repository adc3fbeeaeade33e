import { expect, test } from 'vitest';
import { loadMessages } from './catalogue.ts';
import { intlFor } from './intl.ts';

test('shows dates in the order of the language, in the time zone of the visitor', () => {
  const shown = (lang: 'en' | 'ru', timeZone: string) =>
    intlFor(lang, timeZone).formatDate('2027-11-02T03:00:00Z', { day: 'numeric', month: 'short', year: 'numeric' });
  expect(shown('en', 'UTC')).toBe('2 Nov 2027');
  expect(shown('en', 'America/Los_Angeles')).toBe('1 Nov 2027');
  expect(shown('ru', 'UTC')).toBe('2 нояб. 2027 г.');
});

test('Russian has a form for every number', async () => {
  await loadMessages('ru', ['status']);
  const daysAgo = {
    id: 'status.days-ago',
    defaultMessage: '{days, plural, one {# day ago} other {# days ago}}',
    description: 'Any plural will do',
  };
  const said = (days: number) => intlFor('ru', 'UTC').formatMessage(daysAgo, { days });
  expect([0, 1, 2, 5, 11, 21, 1.5].map(said)).toEqual([
    '0\u00a0дней назад',
    '1\u00a0день назад',
    '2\u00a0дня назад',
    '5\u00a0дней назад',
    '11\u00a0дней назад',
    '21\u00a0день назад',
    '1,5\u00a0дня назад',
  ]);
});
