import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, Link, RouterProvider, useSearchParams } from 'react-router-dom';
import { expect, test } from 'vitest';
import { OrderFrame } from './order-frame.tsx';

function Order() {
  const [query] = useSearchParams();
  const isFirst = query.get('stage') === null;
  return (
    <OrderFrame
      heading="NVMe 3"
      stage={isFirst ? 'configuration' : 'account'}
      query={new URLSearchParams()}
      summary={<Link to="/?stage=account">Continue in the summary</Link>}
    >
      {isFirst ? <Link to="/?stage=account">Continue</Link> : 'Your account'}
    </OrderFrame>
  );
}

/** Follows a link that has the focus. */
async function follow(name: string): Promise<void> {
  const router = createMemoryRouter([{ path: '/', element: <Order /> }]);
  render(<RouterProvider router={router} />, {
    wrapper: ({ children }) => <IntlProvider locale="en">{children}</IntlProvider>,
  });
  const link = screen.getByRole('link', { name });
  link.focus();
  await act(async () => link.click());
}

test('a stage begins at its beginning for the keyboard where the pressed button has gone', async () => {
  await follow('Continue');
  expect(screen.getByText('Your account')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('leaves the focus on a button that is still there', async () => {
  await follow('Continue in the summary');
  expect(screen.getByText('Your account')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue in the summary' })).toHaveFocus();
});
