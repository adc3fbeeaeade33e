import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import type { BillingAnswer } from './billing-action.ts';
import { PayerForm } from './payer-form.tsx';

const refusal: BillingAnswer = {
  intent: 'add-payer',
  values: {},
  errors: { name: ['This field is required'], vat_id: ['This isn’t a VAT ID.'] },
};

test('shows why a company was refused in a summary that takes focus and links to the fields', async () => {
  const { app } = siteVisit({}, vi.fn());
  const router = createMemoryRouter([{ path: '/', element: <PayerForm countries={[]} />, action: () => refusal }]);
  render(
    <SiteFrame app={app}>
      <RouterProvider router={router} />
    </SiteFrame>,
  );
  await act(() => router.navigate('/', { formMethod: 'post', formData: new FormData() }));
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('Check 2 fields');
  await userEvent.click(screen.getByRole('link', { name: 'VAT ID: This isn’t a VAT ID.' }));
  expect(screen.getByRole('textbox', { name: 'VAT ID' })).toHaveFocus();
});
