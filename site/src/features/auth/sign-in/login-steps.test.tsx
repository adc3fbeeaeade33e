import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type RouteObject, useActionData, useSearchParams } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { AuthStatus } from '../../../api/auth-status.ts';
import { SiteFrame, siteVisit } from '../../../layout/testing/site-visit.tsx';
import type { AuthProblem } from '../form/auth-errors.ts';
import { inactive } from './submit-sign-in.ts';
import { LoginSteps } from './login-steps.tsx';

// Links and forms that are used before a lazy step is hydrated go through the router, whose answer meets that step.

function Steps() {
  const refused = useActionData<{ problems: AuthProblem[]; name: string }>();
  const twoFactorKind = useSearchParams()[0].get('code') === 'recovery' ? 'recovery' : 'totp';
  return (
    <LoginSteps
      next="/my/"
      problems={refused?.problems}
      name={refused?.name}
      twoFactorKind={twoFactorKind}
      onSignedIn={() => undefined}
    />
  );
}

function visit(auth: AuthStatus, route: Pick<RouteObject, 'action'> = {}) {
  const { app } = siteVisit({ auth }, vi.fn());
  const router = createMemoryRouter([{ path: '/', element: <Steps />, ...route }]);
  render(
    <SiteFrame app={app}>
      <RouterProvider router={router} />
    </SiteFrame>,
  );
  return router;
}

test('asks for the other code when the address changes to it', async () => {
  const router = visit({ status: 'pending', flow: { id: 'mfa_authenticate', is_pending: true } });
  await screen.findByLabelText('Code from your authenticator app');
  await act(() => router.navigate('/?code=recovery'));
  expect(screen.getByLabelText('Recovery code')).toBeVisible();
});

test('shows why a form sent by the router was refused', async () => {
  const router = visit({ status: 'none' }, { action: () => ({ problems: [...inactive], name: 'ada' }) });
  await screen.findByLabelText('Password');
  await act(() => router.navigate('/', { formMethod: 'post', formData: new FormData() }));
  expect(screen.getByRole('alert')).toHaveTextContent(/inactive|disabled|closed/);
});

test('without script, a refused recovery code leads back to the field for one', async () => {
  const router = visit({ status: 'pending', flow: { id: 'mfa_authenticate', is_pending: true } });
  const field = await screen.findByLabelText('Code from your authenticator app');
  expect(field.closest('form')).toHaveAttribute('action', '/auth/login/?next=%2Fmy%2F');
  await act(() => router.navigate('/?code=recovery'));
  expect(screen.getByLabelText('Recovery code').closest('form')).toHaveAttribute(
    'action',
    '/auth/login/?next=%2Fmy%2F&code=recovery',
  );
});
