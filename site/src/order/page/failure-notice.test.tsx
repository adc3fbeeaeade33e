import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { FailureNotice } from './failure-notice.tsx';

test.each([
  [null, 'Try again in a moment.'],
  [1, 'Try again in 1 second.'],
  [90, 'Try again in 90 seconds.'],
  [91, 'Try again in 2 minutes.'],
  [3600, 'Try again in 60 minutes.'],
])('says after too many orders when to try again: %s seconds', (seconds, text) => {
  render(
    <IntlProvider locale="en">
      <FailureNotice failure={{ kind: 'busy', seconds }} submitted={null} />
    </IntlProvider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(`${text} Your details are saved.`);
});
