import { data, redirect } from 'react-router-dom';
import { errorCode, isApiError } from '../../../api/errors.ts';
import type { AppContext } from '../../../app/app-context.tsx';
import { toLogin } from './to-login.ts';

/** Where two-factor authentication is turned on; the page says for what. */
const FACTOR_NEEDED = '/my/security/?needed=staff';

/**
 * Response to visitors who may not see a page for staff: visitors sign in and come back to `path`; staff without a second
 * factor are led to where they turn it on; customers, and staff of another role, get a 404, so that the page isn't
 * revealed. @throws other errors
 */
export function staffOnly(app: AppContext, path: string, error: unknown): Promise<Response> {
  if (isApiError(error, 401)) return toLogin(app, path);
  if (isApiError(error, 403) && errorCode(error.data) === 'second_factor')
    return Promise.resolve(redirect(FACTOR_NEEDED));
  // They see the account of a customer: a bar on its pages says how to leave it.
  if (isApiError(error, 403) && errorCode(error.data) === 'see_as') return Promise.resolve(redirect('/my/'));
  if (isApiError(error, 403)) throw data(null, { status: 404 });
  throw error;
}
