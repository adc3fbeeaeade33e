import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import russian from '../../i18n/ru/contacts.json' with { type: 'json' };
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { Page } from './page.tsx';

test('says how fast support replies, as specified', async () => {
  const { app } = siteVisit({}, vi.fn());
  const loader = () => ({ data: { sent: null }, params: {} });
  const router = createMemoryRouter([{ path: '/', element: <Page />, loader, HydrateFallback: () => null }]);
  render(
    <SiteFrame app={app}>
      <RouterProvider router={router} />
    </SiteFrame>,
  );
  expect(await screen.findByText(/First reply usually in 2–3\sminutes/)).toBeVisible();
  expect(russian['contacts.hours.support']).toMatch(/2–3\sминуты/);
});
