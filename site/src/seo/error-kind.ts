import { withoutPrefix } from '../i18n/languages.ts';

/**
 * What an error page says: nothing here, no such article or tag of the help centre, nobody there for the moment, a
 * request that can't be taken, or our own failure.
 */
export type ErrorKind = 'not-found' | 'unknown-help' | 'away' | 'refused' | 'failed';

/** The kind of error page for a status at an address. */
export function errorKind(status: number, pathname: string): ErrorKind {
  if (status === 404) return withoutPrefix(pathname).startsWith('/help/') ? 'unknown-help' : 'not-found';
  if (status === 503) return 'away';
  return status >= 400 && status < 500 ? 'refused' : 'failed';
}
