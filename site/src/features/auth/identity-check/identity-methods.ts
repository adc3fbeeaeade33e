import { authConfigQuery } from '../../../api/auth.ts';
import { authQuery } from '../../../api/session.ts';
import { authenticatorsQuery } from '../../../api/security.ts';
import type { AppContext } from '../../../app/app-context.tsx';

const WAYS = ['password', 'passkey', 'totp', 'recovery'] as const;

/** Methods of the identity check: password, passkey, verification code, recovery code. */
export type IdentityMethod = (typeof WAYS)[number];

/** Reads a method from a form or an address; undefined when invalid. */
export const identityMethodFrom = (name: string | null): IdentityMethod | undefined => WAYS.find((way) => way === name);

/** Loads how long codes are, for their fields. Without an answer, any length will do. */
export const loadCodeDigits = (app: AppContext): Promise<void> =>
  app.queryClient.prefetchQuery({ ...authConfigQuery(app), retry: false });

/** Methods available to the account. @throws ApiError 401 when the session has ended */
export async function identityMethodsOf(app: AppContext): Promise<IdentityMethod[]> {
  const { queryClient } = app;
  const [auth, factors] = await Promise.all([
    queryClient.ensureQueryData(authQuery(app)),
    queryClient.fetchQuery({ ...authenticatorsQuery(app), staleTime: 0 }),
  ]);
  const hasPassword = auth.status === 'settled' && auth.user.has_usable_password;
  const has = (type: string) => factors.some((factor) => factor.type === type);
  return [
    ...(hasPassword ? (['password'] as const) : []),
    ...(has('webauthn') ? (['passkey'] as const) : []),
    ...(has('totp') ? (['totp'] as const) : []),
    ...(has('recovery_codes') ? (['recovery'] as const) : []),
  ];
}
