import { expect, test } from 'vitest';
import { missingForms } from './plural-forms.ts';

const days = '{count, plural, one {# день} few {# дня} many {# дней} other {# дня}}';

test('a Russian plural needs one, few, many and other', () => {
  expect(missingForms(days, 'ru')).toEqual([]);
  expect(missingForms('Осталось <b>{count, plural, one {# день} other {# дней}}</b>', 'ru')).toEqual(['few', 'many']);
  expect(
    missingForms('{kind, select, a {{count, plural, =0 {нет} one {#} few {#} many {#} other {#}}} other {x}}', 'ru'),
  ).toEqual([]);
});
