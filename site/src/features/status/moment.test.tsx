import { render } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { intlFor } from '../../i18n/intl.ts';
import { Moment } from './moment.tsx';

test('keeps the preposition of a Russian moment with its time', () => {
  const { container } = render(
    <RawIntlProvider value={intlFor('ru', 'UTC')}>
      <Moment value="2026-11-26T11:53:00Z" />
    </RawIntlProvider>,
  );
  expect(container.textContent).toBe('26 ноября 2026 г. в\u00a011:53 UTC');
});
