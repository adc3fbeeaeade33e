import type { IncomingMessage } from 'node:http';
import { Bounds } from '@hoster/domain/network/bounds';
import pLimit from 'p-limit';
import { cookieValue } from '@hoster/domain/visitor/cookies';

/** Maximum pages in progress or waiting, in total and per session: a browser has six connections to a host. */
const MOST = { total: 100, session: 8 };
/**
 * Milliseconds that a page may wait for its turn. A machine that has just started and also runs a browser needs two
 * seconds for its first pages.
 */
const TIMEOUT_MS = 3_000;

/** Makes a page in turn; null when too many are requested at the same time. */
export type PageWork = <Page>(request: IncomingMessage, make: () => Promise<Page>) => Promise<Page | null>;

/** Limits how many pages this process makes at the same time; the others wait in a queue. */
export function boundedWork(
  atATime: number,
  most: { total: number; session: number } = MOST,
  timeoutMs: number = TIMEOUT_MS,
): PageWork {
  const bounds = new Bounds(most);
  const limit = pLimit(atATime);
  return async (request, make) => {
    const leave = bounds.enter(cookieValue(request.headers.cookie ?? '', 'sessionid'));
    if (!leave) return null;
    return new Promise((resolve, reject) => {
      let isLate = false;
      // Cleared when the page's turn comes: a running timer keeps the page in memory for seconds after it was sent.
      const timeout = setTimeout(() => {
        isLate = true;
        resolve(null);
      }, timeoutMs).unref();
      const turn = limit(async () => {
        clearTimeout(timeout);
        return isLate ? null : make();
      });
      turn.finally(leave).then(resolve, reject);
    });
  };
}
