import { data } from 'react-router-dom';
import { isApiError } from '../../../api/errors.ts';
import type { AppContext } from '../../../app/app-context.tsx';
import { toLogin } from './to-login.ts';

/**
 * Response to visitors who may not see a page for staff: visitors sign in and come back to `path`; customers get a 404, so
 * that the page isn't revealed. @throws other errors
 */
export function staffOnly(app: AppContext, path: string, error: unknown): Promise<Response> {
  if (isApiError(error, 401)) return toLogin(app, path);
  if (isApiError(error, 403)) throw data(null, { status: 404 });
  throw error;
}
