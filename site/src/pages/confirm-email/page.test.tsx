import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { authConfigQuery } from '../../api/auth.ts';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { Page } from './page.tsx';
import type { Confirmed } from './route.ts';

/** Whether the page, after a confirmation in another browser than the one that signed up, binds the password to this one. */
function isBound(account: object, signUp: 'password' | null): boolean {
  const { app } = siteVisit({}, vi.fn());
  app.queryClient.setQueryData(authConfigQuery(app).queryKey, { status: 200, data: { account } } as never);
  const link = { state: 'ready', email: 'mira@example.test', account: 'mira', signsIn: false, signUp };
  const confirmed: Confirmed = { state: 'confirmed', signUp };
  const router = createMemoryRouter([{ path: '/', id: 'page', element: <Page />, loader: () => null }], {
    hydrationData: { loaderData: { page: { data: link, params: {} } }, actionData: { page: confirmed } },
  });
  render(
    <SiteFrame app={app}>
      <RouterProvider router={router} />
    </SiteFrame>,
  );
  expect(screen.getByText(/Your email address is confirmed/)).toBeVisible();
  return screen.queryByText(/Until then, your password won’t work/) !== null;
}

test('says that a new password works only here first, where the backend binds it to this browser', () => {
  expect(isBound({ binds_new_passwords: true }, 'password')).toBe(true);
});

test.each([
  ['another backend', {}, 'password'],
  ['a backend that binds none', { binds_new_passwords: false }, 'password'],
  ['a further address', { binds_new_passwords: true }, null],
] as const)('says nothing of the browser for %s', (_of, account, signUp) => {
  expect(isBound(account, signUp)).toBe(false);
});
