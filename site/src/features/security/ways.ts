import { authQuery } from '../../api/session.ts';
import { authenticatorsQuery } from '../../api/security.ts';
import type { AppContext } from '../../app-context.tsx';

const WAYS = ['password', 'totp', 'recovery'] as const;

/** Ways to show who it is: password, code of the authenticator app, recovery code. */
export type Way = (typeof WAYS)[number];

/** Reads one out of a form or an address; undefined when it is none. */
export const wayOf = (name: string | null): Way | undefined => WAYS.find((way) => way === name);

/** The ways that the account has. @throws ApiError 401 when the session has ended */
export async function waysOf(app: AppContext): Promise<Way[]> {
  const { queryClient } = app;
  const [auth, factors] = await Promise.all([
    queryClient.ensureQueryData(authQuery(app)),
    queryClient.fetchQuery({ ...authenticatorsQuery(app), staleTime: 0 }),
  ]);
  const hasPassword = auth.status === 'settled' && auth.user.has_usable_password;
  const has = (type: string) => factors.some((factor) => factor.type === type);
  return [
    ...(hasPassword ? (['password'] as const) : []),
    ...(has('totp') ? (['totp'] as const) : []),
    ...(has('recovery_codes') ? (['recovery'] as const) : []),
  ];
}
