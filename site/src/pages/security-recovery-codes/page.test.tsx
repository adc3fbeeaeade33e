import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { Page } from './page.tsx';

async function show(data: { codes: string[] | null; left: number; shownOnce: boolean; isNew?: boolean }) {
  const { app } = siteVisit({}, vi.fn());
  const loader = () => ({ data: { total: 10, isNew: false, ...data } });
  const router = createMemoryRouter([{ path: '/', element: <Page />, loader, HydrateFallback: () => null }]);
  render(
    <SiteFrame app={app}>
      <RouterProvider router={router} />
    </SiteFrame>,
  );
  await screen.findByRole('heading', { level: 1 });
}

const generate = () => screen.getByRole('button', { name: 'Yes, generate new codes', hidden: true });

test('codes that can be seen again are not said to be shown only now, and can be replaced', async () => {
  await show({ codes: ['12345678'], left: 1, shownOnce: false });
  expect(screen.getByText(/1234 5678/)).toBeVisible();
  expect(screen.queryByText(/only now/)).toBeNull();
  expect(generate()).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to security' })).toBeVisible();
});

test('codes that are shown once have to be saved before anything else', async () => {
  await show({ codes: ['12345678'], left: 1, shownOnce: true });
  expect(screen.getByText(/We show them only now/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'I’ve saved the codes' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /generate/ })).toBeNull();
});

test.each([
  ['shows codes once', { codes: null, left: 0, shownOnce: true }],
  ['shows codes again', { codes: [], left: 0, shownOnce: false }],
])('with no codes left, offers new ones right there: a backend that %s', async (_, data) => {
  await show(data);
  expect(screen.getByText(/^No recovery codes left\. Generate new ones/)).toBeVisible();
  expect(generate()).toBeVisible();
});
