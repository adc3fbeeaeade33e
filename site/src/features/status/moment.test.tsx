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
  ['en', '2026-12-01T03:00:00Z', 'UTC', '1 December 2026, 01:30–03:00 UTC'],
  ['ru', '2026-12-01T03:00:00Z', 'UTC', '1 декабря 2026 г., 01:30–03:00 UTC'],
  ['en', '2026-12-01T03:00:00Z', 'Europe/Moscow', '1 December 2026, 04:30–06:00 GMT+3 (01:30–03:00 UTC)'],
  ['en', '2026-12-02T03:00:00Z', 'UTC', '1 December 2026 at 01:30 UTC – 2 December 2026 at 03:00 UTC'],
] as const)('says the date of one day once: in %s until %s in %s', (lang, to, timeZone, text) => {
  const { container } = render(
    <RawIntlProvider value={intlFor(lang, timeZone)}>
      <Span from="2026-12-01T01:30:00Z" to={to} />
    </RawIntlProvider>,
  );
  expect(container.textContent).toBe(text);
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
