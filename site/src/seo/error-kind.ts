/** What an error page says: nothing here, nobody there for the moment, a request that can't be taken, or our own failure. */
export type ErrorKind = 'not-found' | 'away' | 'refused' | 'failed';

/** The kind of error page for a status. */
export function errorKind(status: number): ErrorKind {
  if (status === 404) return 'not-found';
  if (status === 503) return 'away';
  return status >= 400 && status < 500 ? 'refused' : 'failed';
}
