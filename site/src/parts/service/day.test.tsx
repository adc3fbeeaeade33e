import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { Day } from './day.tsx';

test.each([false, true])('no line of Russian begins with the “г.” of a year (time: %s)', (time) => {
  const { container } = render(
    <IntlProvider locale="ru" timeZone="UTC">
      <Day value="2027-01-28T12:20:00Z" time={time} />
    </IntlProvider>,
  );
  expect(container.textContent).toContain('2027\u00a0г.');
});

test.each(['en-GB', 'ru'])('no line consists of the time zone (%s)', (locale) => {
  const { container } = render(
    <IntlProvider locale={locale} timeZone="UTC">
      <Day value="2027-01-28T12:20:00Z" time />
    </IntlProvider>,
  );
  expect(container.textContent).toMatch(/12:20\u00a0UTC$/);
});
