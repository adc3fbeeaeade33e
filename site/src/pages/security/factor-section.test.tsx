import type { AuthenticatorList } from '@hoster/contract';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { authConfigQuery } from '../../api/auth.ts';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { SecurityContents } from './contents.tsx';
import { FactorSection } from './factor-section.tsx';

type Factors = AuthenticatorList['data'];

const app = { type: 'totp', created_at: 1_795_000_000, last_used_at: null } as const;
const passkey = {
  type: 'webauthn',
  id: 1,
  name: 'Laptop',
  created_at: 1_795_000_000,
  last_used_at: null,
  is_passwordless: true,
} as const;

/** The section and the contents of the page, before a backend with these `MFA_SUPPORTED_TYPES`. */
function show(types: string[] | undefined, factors: readonly unknown[]) {
  const { app: site } = siteVisit({}, vi.fn());
  const mfa = types && { supported_types: types, passkey_login_enabled: false };
  site.queryClient.setQueryData(authConfigQuery(site).queryKey, {
    status: 200,
    data: { account: {}, ...(mfa && { mfa }) },
  } as never);
  const element = (
    <>
      <SecurityContents factors={factors as Factors} />
      <FactorSection factors={factors as Factors} failed={false} problems={[]} saved={null} />
    </>
  );
  render(
    <SiteFrame app={site}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </SiteFrame>,
  );
}

const link = (name: string) => screen.queryByRole('link', { name });
const setUp = 'Set up two-factor authentication';

test.each([[undefined], [['totp']], [['totp', 'recovery_codes', 'webauthn']]])(
  'offers an authenticator app where the backend has them: %j',
  (types) => {
    show(types, []);
    expect(link(setUp)).toHaveAttribute('href', '/my/security/totp/');
  },
);

test.each([[['webauthn']], [['recovery_codes']], [[]]])(
  'offers none where the backend has none, in the contents of the page either: %j',
  (types) => {
    show(types, []);
    expect(screen.queryByRole('heading', { name: 'Two-factor authentication' })).toBeNull();
    expect(link('Two-factor authentication')).toBeNull();
    expect(link(setUp)).toBeNull();
  },
);

test('an app that was set up can be turned off where the backend no longer offers apps', () => {
  show(['webauthn'], [app]);
  expect(screen.getByText('Turn off two-factor authentication')).toBeInTheDocument();
  expect(link('Two-factor authentication')).toBeVisible();
});

test('beside passkeys, offers only what the backend has', () => {
  show(['webauthn'], [passkey]);
  expect(link('Set up authenticator app')).toBeNull();
  expect(screen.queryByText(/recovery code/i)).toBeNull();
});

test('beside passkeys, offers an app and recovery codes where the backend has them', () => {
  show(['webauthn', 'totp', 'recovery_codes'], [passkey]);
  expect(link('Set up authenticator app')).toBeVisible();
  expect(screen.getByText(/You have no recovery codes left/)).toBeVisible();
});
