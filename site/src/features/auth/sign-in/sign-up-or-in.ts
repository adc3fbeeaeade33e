import { login, signup } from '../../../api/auth.ts';
import type { AuthStatus } from '../../../api/auth-status.ts';
import { isApiError } from '../../../api/errors.ts';
import type { AppContext } from '../../../app/app-context.tsx';

/**
 * Signs in who has an account with this password, and signs up everybody else. The answer to a sign-up is the same for
 * new and known addresses, so that it says no more than the two calls do. Throws the errors of the sign-up.
 */
export async function signUpOrIn(app: AppContext, body: Parameters<typeof signup>[1]): Promise<AuthStatus> {
  const { email, password } = body;
  if (typeof email !== 'string' || typeof password !== 'string' || !email || !password) return signup(app, body);
  try {
    const status = await login(app, email, password);
    if (status.status !== 'none') return status;
  } catch (error) {
    if (!isApiError(error, 400)) throw error;
  }
  return signup(app, body);
}
