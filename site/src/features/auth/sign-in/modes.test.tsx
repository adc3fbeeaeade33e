import type { AuthConfig, FlowId } from '@hoster/contract';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { authConfigQuery } from '../../../api/auth.ts';
import type { AuthStatus } from '../../../api/auth-status.ts';
import { SiteFrame, siteVisit } from '../../../layout/testing/site-visit.tsx';
import type { Lang } from '../../../i18n/languages.ts';
import { backendOf, json, recorded } from '../testing/recorded.ts';
import { LoginSteps } from './login-steps.tsx';

// Each screen before what django-allauth answered when it was recorded.

const config: AuthConfig = {
  status: 200,
  data: {
    account: {
      login_methods: ['email', 'username'],
      is_open_for_signup: true,
      email_verification_by_code_enabled: true,
      login_by_code_enabled: true,
      password_reset_by_code_enabled: true,
    },
  },
};

const waiting = (id: FlowId): AuthStatus => ({ status: 'pending', flow: { id, is_pending: true } });

interface Shown {
  auth?: AuthStatus;
  answers?: Readonly<Record<string, readonly Response[]>>;
  account?: Partial<AuthConfig['data']['account']>;
  mfa?: AuthConfig['data']['mfa'];
  lang?: Lang;
}

function show({ auth = { status: 'none' }, answers = {}, account, mfa, lang = 'en' }: Shown) {
  const { answer, sent } = backendOf(answers);
  const { app } = siteVisit({ auth, answer }, vi.fn());
  app.queryClient.setQueryData(authConfigQuery(app).queryKey, {
    ...config,
    data: { account: { ...config.data.account, ...account }, mfa },
  });
  const onSignedIn = vi.fn();
  const router = createMemoryRouter([
    { path: '/', element: <LoginSteps next={null} onSignedIn={onSignedIn} /> },
    { path: '/auth/login/', element: null },
  ]);
  render(
    <SiteFrame app={app} lang={lang}>
      <RouterProvider router={router} />
    </SiteFrame>,
  );
  return { sent, onSignedIn };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('requests a code, says that it is wrong, and signs in with the right one', async () => {
  const { sent, onSignedIn } = show({
    answers: {
      'POST /auth/code/request': [recorded('22-code-login', 3)],
      'POST /auth/code/confirm': [recorded('22-code-login', 6), recorded('22-code-login', 8)],
    },
  });
  await userEvent.click(screen.getByRole('link', { name: 'Sign in with a code' }));
  await userEvent.type(await screen.findByLabelText('Email'), 'rosa@example.test');
  await press('Send code');
  const code = await screen.findByLabelText('Code');
  expect(code).toHaveFocus();
  await userEvent.type(code, 'aaaa aaaa');
  await press('Continue');
  await waitFor(() => expect(code).toBeInvalid());
  expect(code).toHaveAccessibleDescription(/Incorrect code/);
  await userEvent.clear(code);
  await userEvent.type(code, 'RSRC–KFDX{Enter}');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  expect(sent).toEqual([
    ['POST /auth/code/request', { email: 'rosa@example.test' }],
    ['POST /auth/code/confirm', { code: 'aaaaaaaa' }],
    ['POST /auth/code/confirm', { code: 'RSRC-KFDX' }],
  ]);
});

test('says that codes are requested too often, and at which field an address is missing', async () => {
  show({
    answers: { 'POST /auth/code/request': [recorded('22-code-login', 15), recorded('22-code-login', 2)] },
  });
  await userEvent.click(screen.getByRole('link', { name: 'Sign in with a code' }));
  const field = await screen.findByLabelText('Email');
  await press('Send code');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/We’ve sent a code recently/));
  await press('Send code');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/This field is required$/));
});

test('leads back to the password when the code has expired', async () => {
  show({
    auth: waiting('login_by_code'),
    answers: {
      'POST /auth/code/confirm': [recorded('22-code-login', 14)],
      'GET /auth/session': [recorded('20-code-email-verification', 25)],
    },
  });
  await userEvent.type(await screen.findByLabelText('Code'), 'BBBB-BBBB');
  await press('Continue');
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('the code was wrong too often');
});

test('says with the last wrong code that the sign-in is over', async () => {
  show({
    auth: waiting('login_by_code'),
    answers: {
      'POST /auth/code/confirm': [
        json(400, { status: 400, errors: [{ code: 'incorrect_code', param: 'code', message: 'Incorrect code.' }] }),
      ],
      'GET /auth/session': [recorded('20-code-email-verification', 25)],
    },
  });
  await userEvent.type(await screen.findByLabelText('Code'), 'BBBB-BBBB');
  await press('Continue');
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('the code was wrong too often');
});

test.each([
  ['sends another code', recorded('22-code-login', 7), /We’ve sent a new code/],
  ['says that it is too early for another', recorded('20-code-email-verification', 9), /We’ve sent a code recently/],
  ['says that no more are sent', json(409, { status: 409 }), /Start again/],
  ['says that a backend without resending sends none', json(403, { status: 403 }), /Start again/],
])('%s', async (_, answer, text) => {
  show({ auth: waiting('login_by_code'), answers: { 'POST /auth/code/resend': [answer] } });
  await screen.findByLabelText('Code');
  await press('Send a new code');
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText('Code'), 'the step stays').toBeVisible();
});

test('confirms the address of a new customer by code', async () => {
  const { sent, onSignedIn } = show({
    auth: waiting('verify_email'),
    answers: {
      'POST /auth/email/verify': [
        recorded('20-code-email-verification', 8),
        recorded('20-code-email-verification', 12),
      ],
      'POST /auth/email/verify/resend': [recorded('20-code-email-verification', 10)],
    },
  });
  const code = await screen.findByLabelText('Code');
  expect(screen.queryByLabelText('Password')).toBeNull();
  await userEvent.type(code, 'AAAA-AAAA{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Incorrect code/));
  await press('Send a new code');
  expect(await screen.findByText(/We’ve sent a new code/)).toBeVisible();
  await userEvent.clear(code);
  await userEvent.type(code, 'zhlgwjrk{Enter}');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  expect(sent.at(-1)).toEqual(['POST /auth/email/verify', { key: 'zhlgwjrk' }]);
});

test('waits for the link where addresses are confirmed by link', async () => {
  show({ auth: waiting('verify_email'), account: { email_verification_by_code_enabled: false } });
  expect(await screen.findByText('Check your email')).toBeVisible();
  expect(screen.queryByLabelText('Code')).toBeNull();
});

test.each([
  ['Trust this browser', true],
  ['Don’t trust', false],
])('asks after 2FA whether to trust the browser: %s', async (name, trust) => {
  const { sent, onSignedIn } = show({
    auth: waiting('mfa_trust'),
    answers: { 'POST /auth/2fa/trust': [recorded('23-trust-this-browser', 9)] },
  });
  expect(await screen.findByText(/without a 2FA code for some time/)).toBeVisible();
  await press(name);
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  expect(sent).toEqual([['POST /auth/2fa/trust', { trust }]]);
  // Its fields would be focused, and passkeys suggested, while the next page loads.
  expect(screen.queryByLabelText('Password'), 'the login form comes back').toBeNull();
});

test('has a field of as many digits as the backend tells', async () => {
  show({
    auth: waiting('mfa_authenticate'),
    mfa: { supported_types: ['totp'], passkey_login_enabled: false, totp_digits: 8, recovery_code_digits: 8 },
  });
  expect(await screen.findByLabelText('Code from your authenticator app')).toHaveAttribute('pattern', '[0-9]{8}');
});

test('says for how many days a browser is trusted where the backend does', async () => {
  show({
    auth: waiting('mfa_trust'),
    mfa: { supported_types: ['totp'], passkey_login_enabled: false, trust_days: 30 },
  });
  expect(await screen.findByText(/for 30 days/)).toBeVisible();
});

test('the password leads to the code that is required besides, and 2FA to the question of trust', async () => {
  show({
    answers: {
      'POST /auth/login': [recorded('22-code-login', 3)],
      'POST /auth/code/confirm': [recorded('23-trust-this-browser', 5)],
      'POST /auth/2fa/authenticate': [recorded('23-trust-this-browser', 7)],
    },
  });
  await userEvent.type(screen.getByLabelText('Email or username'), 'rosa');
  await userEvent.type(screen.getByLabelText('Password'), 'Correct-horse-42{Enter}');
  await userEvent.type(await screen.findByLabelText('Code'), 'RSRC-KFDX{Enter}');
  await userEvent.type(await screen.findByLabelText('Code from your authenticator app'), '123456');
  await press('Verify');
  expect(await screen.findByRole('button', { name: 'Trust this browser' })).toBeVisible();
});

test('confirms a phone number by SMS code', async () => {
  const { sent, onSignedIn } = show({
    auth: waiting('verify_phone'),
    answers: {
      'POST /auth/phone/verify': [recorded('22-code-login', 6), recorded('22-code-login', 8)],
    },
  });
  expect(await screen.findByText(/text message/)).toBeVisible();
  const code = screen.getByLabelText('Code');
  await userEvent.type(code, '000000{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Incorrect code/));
  await userEvent.clear(code);
  await userEvent.type(code, '123 456{Enter}');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  expect(sent.at(-1)).toEqual(['POST /auth/phone/verify', { code: '123456' }]);
});

test('says that the code of a phone number has expired while the backend still waits for it', async () => {
  const { sent } = show({
    auth: waiting('verify_phone'),
    answers: {
      'POST /auth/phone/verify': [json(409, { status: 409 })],
      'GET /auth/session': [json(401, stillWaiting)],
    },
  });
  await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/has expired or was wrong too often/);
  expect(sent).toHaveLength(1);
});

const stillWaiting = {
  status: 401,
  data: { flows: [{ id: 'login' }, { id: 'verify_phone', is_pending: true }] },
  meta: { is_authenticated: false },
};

test.each([
  ['sends another text message', json(200, { status: 200 }), /We’ve sent a new code/],
  ['says that it is too early for another text message', json(429, { status: 429 }), /We’ve sent a code recently/],
  ['says that a backend without resending sends none', json(404, null), /Start again/],
  ['says that no more are sent', json(409, { status: 409 }), /Start again/],
])('%s', async (_, answer, text) => {
  const { sent } = show({ auth: waiting('verify_phone'), answers: { 'POST /auth/phone/verify/resend': [answer] } });
  await screen.findByLabelText('Code');
  await press('Send a new code');
  expect(await screen.findByText(text)).toBeVisible();
  expect(sent).toEqual([['POST /auth/phone/verify/resend', null]]);
});

test('a mistyped phone number is replaced by another one', async () => {
  const invalid = { code: 'invalid_phone', param: 'phone', message: 'Enter a phone number including country code.' };
  const { sent } = show({
    auth: waiting('verify_phone'),
    answers: {
      'POST /account/phone': [
        json(400, { status: 400, errors: [invalid] }),
        json(202, { status: 202, data: [{ phone: '+31201234567', verified: false }] }),
      ],
    },
  });
  await screen.findByLabelText('Code');
  await userEvent.click(screen.getByText('Wrong number?'));
  const phone = screen.getByLabelText('Phone number');
  await userEvent.type(phone, '12');
  await press('Send code to this number');
  await waitFor(() => expect(phone).toHaveAccessibleDescription(/including country code/));
  expect(phone, 'nothing typed is lost').toHaveValue('12');
  await userEvent.clear(phone);
  await userEvent.type(phone, '+31 (20) 123-45-67');
  await press('Send code to this number');
  expect(await screen.findByText(/We’ve sent a code to/)).toHaveTextContent('+31 (20) 123-45-67');
  expect(sent).toEqual([
    ['POST /account/phone', { phone: '12' }],
    ['POST /account/phone', { phone: '+31201234567' }],
  ]);
});

test('a mistyped email address is replaced by another one', async () => {
  const invalid = { code: 'invalid', param: 'email', message: 'Enter a valid email address.' };
  const same = { code: 'same_as_current', param: 'email', message: 'The new value must be different.' };
  const { sent } = show({
    auth: waiting('verify_email'),
    answers: {
      'POST /account/email': [
        json(400, { status: 400, errors: [invalid] }),
        json(400, { status: 400, errors: [same] }),
        json(200, { status: 200, data: [{ email: 'mira@example.test', verified: false, primary: false }] }),
      ],
    },
  });
  await screen.findByLabelText('Code');
  await userEvent.click(screen.getByText('Wrong email?'));
  const email = screen.getByLabelText('Email');
  expect(email).toHaveAttribute('type', 'email');
  await userEvent.type(email, 'mira@example.test');
  await press('Send code to this address');
  await waitFor(() => expect(email).toHaveAccessibleDescription(/Enter a valid email address/));
  expect(email, 'nothing typed is lost').toHaveValue('mira@example.test');
  await press('Send code to this address');
  await waitFor(() => expect(email).toHaveAccessibleDescription(/must be different/));
  await press('Send code to this address');
  expect(await screen.findByText(/We’ve sent a code to/)).toHaveTextContent('mira@example.test');
  expect(sent.at(-1)).toEqual(['POST /account/email', { email: 'mira@example.test' }]);
});

test.each(
  [
    {
      auth: waiting('verify_phone'),
      call: 'POST /account/phone',
      summary: 'Wrong number?',
      label: 'Phone number',
      typed: '+31201234567',
      button: /to this number/,
      fixed: /can’t change the number at this point/,
    },
    {
      auth: waiting('verify_email'),
      call: 'POST /account/email',
      summary: 'Wrong email?',
      label: 'Email',
      typed: 'mira@example.test',
      button: /to this address/,
      fixed: /can’t change the email address at this point/,
    },
  ].flatMap(({ fixed, ...kind }) => [
    { ...kind, answer: json(409, { status: 409 }), text: fixed },
    { ...kind, answer: json(403, { status: 403 }), text: fixed },
    { ...kind, answer: json(404, null), text: fixed },
    { ...kind, answer: json(429, { status: 429 }), text: /Too many attempts/ },
    { ...kind, answer: new Response('<h1>Forbidden</h1>', { status: 403 }), text: /blocking cookies/ },
    { ...kind, answer: new Response('<h1>Server Error</h1>', { status: 500 }), text: /temporarily unavailable/ },
  ]),
)('$summary says why another one isn’t taken', async ({ auth, call, summary, label, typed, button, answer, text }) => {
  show({ auth, answers: { [call]: [answer] } });
  await screen.findByLabelText('Code');
  await userEvent.click(screen.getByText(summary));
  await userEvent.type(screen.getByLabelText(label), typed);
  await press(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Code'), 'the step stays').toBeVisible();
});

test('says that a step is unknown, and offers a way out', async () => {
  show({ auth: waiting('signup') });
  expect(await screen.findByText('We can’t finish your sign-in here')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contacts/');
  expect(screen.getByRole('button', { name: 'Use another account' })).toBeVisible();
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('offers no code where the backend sends none', () => {
  show({ account: { login_by_code_enabled: false } });
  expect(screen.getByLabelText('Password')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Sign in with a code' })).toBeNull();
});

test.each([
  [['email'], 'Email'],
  [['username'], 'Username'],
  [['phone'], 'Phone number'],
  [['email', 'phone'], 'Email or phone number'],
  [['username', 'phone'], 'Username or phone number'],
  [['email', 'username', 'phone'], 'Email, username or phone number'],
] as const)('asks for what the backend knows customers by: %j', (methods, label) => {
  show({ account: { login_methods: [...methods] } });
  expect(screen.getByLabelText(label)).toBeVisible();
});
