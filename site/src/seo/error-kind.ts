import { withoutPrefix } from '../i18n/languages.ts';
import type { TabErrorKind } from '../app/browser/tab-error.ts';

/** HTTP status of an error page, or the reason why the tab can't show any page. */
export type ErrorStatus = number | TabErrorKind;

/**
 * Kind of error page: no such page, no such article or tag of the help centre, temporarily unavailable, too many
 * requests, an ended session, a refused request, our own failure, no connection, or a new version of the site.
 */
export type ErrorKind =
  | 'not-found'
  | 'unknown-help'
  | 'away'
  | 'too-many'
  | 'signed-out'
  | 'refused'
  | 'failed'
  | TabErrorKind;

/** The kind of error page for a status at an address. */
export function errorKind(status: ErrorStatus, pathname: string): ErrorKind {
  if (typeof status === 'string') return status;
  if (status === 404) return withoutPrefix(pathname).startsWith('/help/') ? 'unknown-help' : 'not-found';
  if (status >= 502 && status <= 504) return 'away';
  if (status === 429) return 'too-many';
  if (status === 401) return 'signed-out';
  return status >= 400 && status < 500 ? 'refused' : 'failed';
}
