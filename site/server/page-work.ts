import type { IncomingMessage } from 'node:http';
import { Bounds } from '@hoster/domain/bounds';
import pLimit from 'p-limit';
import { cookieValue } from '../src/start/cookies.ts';

/** Pages that are made or wait to be, in total and for one session: a browser has six connections to a host. */
const MOST = { total: 100, session: 8 };
/** Milliseconds that a page may wait for its turn. A machine that has just started, with a browser beside it, needs two seconds for its first pages. */
const PATIENCE_MS = 3_000;

/** Makes a page when it's its turn; null when too many are asked for at the same time. */
export type PageWork = <Page>(request: IncomingMessage, make: () => Promise<Page>) => Promise<Page | null>;

/** Bounds the making of pages in this process: so many at the same time, the others in turn. */
export function boundedWork(
  atATime: number,
  most: { total: number; session: number } = MOST,
  patienceMs: number = PATIENCE_MS,
): PageWork {
  const bounds = new Bounds(most);
  const limit = pLimit(atATime);
  return async (request, make) => {
    const leave = bounds.enter(cookieValue(request.headers.cookie ?? '', 'sessionid'));
    if (!leave) return null;
    return new Promise((resolve, reject) => {
      let isLate = false;
      // Cleared when the page's turn comes: a timer that goes on holds the page, seconds after it was sent.
      const patience = setTimeout(() => {
        isLate = true;
        resolve(null);
      }, patienceMs).unref();
      const turn = limit(async () => {
        clearTimeout(patience);
        return isLate ? null : make();
      });
      turn.finally(leave).then(resolve, reject);
    });
  };
}
