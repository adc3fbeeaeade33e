import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { authConfigQuery } from '../../api/auth.ts';
import { backendOf, json, recorded } from '../../features/auth/testing/recorded.ts';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { Page } from './page.tsx';

vi.mock('../../app/router/page-slot.tsx', () => ({ usePageData: () => ({ next: '/my/' }) }));

test('a sign-up whose code was wrong too often continues at sign-in, which says so', async () => {
  const { answer } = backendOf({
    'POST /auth/email/verify': [json(409, { status: 409 })],
    'GET /auth/session': [recorded('20-code-email-verification', 25)],
  });
  const { app } = siteVisit(
    { auth: { status: 'pending', flow: { id: 'verify_email', is_pending: true } }, answer },
    vi.fn(),
  );
  app.queryClient.setQueryData(authConfigQuery(app).queryKey, {
    status: 200,
    data: {
      account: {
        login_methods: ['email'],
        is_open_for_signup: true,
        email_verification_by_code_enabled: true,
        login_by_code_enabled: false,
        password_reset_by_code_enabled: false,
      },
    },
  });
  const router = createMemoryRouter([
    { path: '/', element: <Page /> },
    { path: '/auth/login/', element: null },
  ]);
  render(
    <SiteFrame app={app}>
      <RouterProvider router={router} />
    </SiteFrame>,
  );
  await userEvent.type(await screen.findByLabelText('Code'), 'BBBB-BBBB{Enter}');
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/auth/login/'));
  expect(router.state.location.search).toBe('?next=%2Fmy%2F&again');
});
