import { render } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { intlFor } from '../../i18n/intl.ts';
import { Moment, Span } from './moment.tsx';

test('keeps the preposition of a Russian moment with its time', () => {
  const { container } = render(
    <RawIntlProvider value={intlFor('ru', 'UTC')}>
      <Moment value="2026-11-26T11:53:00Z" />
    </RawIntlProvider>,
  );
  expect(container.textContent).toBe('26 ноября 2026 г. в\u00a011:53 UTC');
});

test.each([
  ['2026-12-01T03:00:00Z', 'UTC', 'From 1 December 2026 at 01:30 UTC to 03:00 UTC'],
  ['2026-12-02T03:00:00Z', 'UTC', 'From 1 December 2026 at 01:30 UTC to 2 December 2026 at 03:00 UTC'],
  ['2026-12-01T23:30:00Z', 'Europe/Moscow', /to 2 December 2026 at 02:30/],
])('says the date of one day once: until %s in %s', (to, timeZone, text) => {
  const { container } = render(
    <RawIntlProvider value={intlFor('en', timeZone)}>
      <Span from="2026-12-01T01:30:00Z" to={to} />
    </RawIntlProvider>,
  );
  expect(container.textContent).toMatch(text);
});

test.each([
  ['Europe/Amsterdam', '26 November 2026 at 14:53 CET (13:53 UTC)'],
  ['Europe/London', '26 November 2026 at 13:53 GMT'],
])('says UTC in the same clock, where it differs: %s', (timeZone, text) => {
  const { container } = render(
    <RawIntlProvider value={intlFor('en', timeZone)}>
      <Moment value="2026-11-26T13:53:00Z" />
    </RawIntlProvider>,
  );
  expect(container.textContent).toBe(text);
});
