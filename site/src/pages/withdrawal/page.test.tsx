import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { Page } from './page.tsx';
import type { WithdrawalAnswer } from './withdrawal-action.ts';

const statement = { name: 'Ida Roth', email: 'ida@example.test', contract: 'Order 1042' };

function show(sent: number | null, answer?: WithdrawalAnswer, contract = '') {
  const { app } = siteVisit({}, vi.fn());
  const loader = () => ({ data: { sent, contract }, params: {} });
  const hydrationData = { loaderData: { page: loader() }, ...(answer && { actionData: { page: answer } }) };
  const router = createMemoryRouter(
    [{ id: 'page', path: '/', element: <Page />, loader, HydrateFallback: () => null }],
    { hydrationData },
  );
  render(
    <SiteFrame app={app}>
      <RouterProvider router={router} />
    </SiteFrame>,
  );
}

test('a withdrawal is confirmed in a second step, with the statement and a button that the law names', async () => {
  show(null, { step: 'review', values: statement, errors: {} });
  expect(await screen.findByRole('button', { name: 'Confirm withdrawal' })).toBeVisible();
  expect(screen.getByText('Order 1042')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change' })).toHaveAttribute('value', 'edit');
});

test('errors are beside their fields, and nothing typed is lost', async () => {
  const errors = { contract: ['This field is required'] };
  show(null, { step: 'fields', values: { ...statement, contract: '' }, errors });
  expect(await screen.findByRole('textbox', { name: /Order or service/ })).toBeInvalid();
  expect(screen.getByRole('textbox', { name: /Your name/ })).toHaveValue('Ida Roth');
});

test('a sent withdrawal shows its number instead of the form', async () => {
  show(1042);
  expect(await screen.findByText(/We’ve received your withdrawal \(#1042\)/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the contract of the link is filled in, and gives way to what was typed', async () => {
  show(null, undefined, 'NVMe-3, web-1, #12');
  expect(await screen.findByRole('textbox', { name: /Order or service/ })).toHaveValue('NVMe-3, web-1, #12');
});
