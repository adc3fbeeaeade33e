import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { authConfigQuery } from '../../api/auth.ts';
import { backendOf, json } from '../../features/auth/testing/recorded.ts';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { AccountStage } from './account-stage.tsx';

function show(answers: Parameters<typeof backendOf>[0] = {}) {
  const { answer, sent } = backendOf(answers);
  const { app } = siteVisit({ answer }, vi.fn());
  app.queryClient.setQueryData(authConfigQuery(app).queryKey, {
    status: 200,
    data: {
      account: {
        login_methods: ['email'],
        is_open_for_signup: true,
        email_verification_by_code_enabled: false,
        login_by_code_enabled: false,
        password_reset_by_code_enabled: false,
      },
    },
  });
  const router = createMemoryRouter([{ path: '/', element: <AccountStage next="/vps/" sessionEnded={false} /> }]);
  render(
    <SiteFrame app={app}>
      <RouterProvider router={router} />
    </SiteFrame>,
  );
  return sent;
}

const toSignIn = () => userEvent.click(screen.getByRole('button', { name: 'I have an account: sign in' }));

test('who has an account gets to the sign-in form with the typed email, and back', async () => {
  const sent = show();
  await userEvent.type(screen.getByLabelText('Email'), 'ada@shop.example');
  await toSignIn();
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@shop.example');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.queryByRole('alert'), 'nothing is wrong').toBeNull();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'Create an account' }));
  expect(screen.getByRole('button', { name: 'Create account' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test('a wrong password leads to the sign-in form, which says so', async () => {
  const wrong = { code: 'email_password_mismatch', param: 'password', message: 'The password is incorrect.' };
  show({ 'POST /auth/login': [json(400, { status: 400, errors: [wrong] })] });
  await userEvent.type(screen.getByLabelText('Email'), 'ada@shop.example');
  await userEvent.type(screen.getByLabelText('Password'), 'wrong-horse-42');
  await toSignIn();
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The password is incorrect.');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@shop.example');
});
