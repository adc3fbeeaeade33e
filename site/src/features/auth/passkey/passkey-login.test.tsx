import type { AuthConfig } from '@hoster/contract';
import { TextField } from '@hoster/ui/text-field';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { authConfigQuery } from '../../../api/auth.ts';
import { SiteFrame, siteVisit } from '../../../layout/testing/site-visit.tsx';
import { PasskeyLogin } from './passkey-login.tsx';

vi.mock('./ceremony.ts', async (original) => ({
  ...(await original<typeof import('./ceremony.ts')>()),
  loadWebAuthn: () =>
    Promise.resolve({
      browserSupportsWebAuthnAutofill: () => Promise.resolve(true),
      WebAuthnAbortService: { cancelCeremony: () => undefined },
    }),
}));

const config = {
  status: 200,
  data: { account: { login_methods: ['email'] }, mfa: { supported_types: ['webauthn'], passkey_login_enabled: true } },
} as unknown as AuthConfig;

test('a challenge that is still awaited when a provider’s button is pressed is dropped with its session', async () => {
  let signal: AbortSignal | null | undefined;
  const { app } = siteVisit(
    {
      auth: { status: 'none' },
      answer: (_path, request) => {
        ({ signal } = request);
        return new Promise<Response>(() => undefined);
      },
    },
    vi.fn(),
  );
  app.queryClient.setQueryData(authConfigQuery(app).queryKey, config);
  render(
    <SiteFrame app={app}>
      <TextField id="name" name="login" label="Name" autoComplete="username webauthn" />
      <form data-native aria-label="Providers" />
      <PasskeyLogin onSend={() => Promise.resolve([])} />
    </SiteFrame>,
  );
  act(() => screen.getByLabelText('Name').focus());
  await waitFor(() => expect(signal).toBeDefined());
  expect(signal?.aborted).toBe(false);
  fireEvent.submit(screen.getByRole('form', { name: 'Providers' }));
  expect(signal?.aborted).toBe(true);
});
