import { AsyncLocalStorage } from 'node:async_hooks';
import pTimeout from 'p-timeout';

/** Deadline of the current work with the database, on the monotonic clock. */
const deadlines = new AsyncLocalStorage<number | undefined>();

/** Thrown when the database is needed after the deadline, or hasn't answered by then. */
export class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/** Limits the time of everything that work does with the database: waits for connections and statements together. */
export function withDeadline<Result>(milliseconds: number, work: () => Result): Result {
  return deadlines.run(performance.now() + milliseconds, work);
}

/** Runs work without the deadline of its request, whose answer doesn't wait for it. */
export function withoutDeadline<Result>(work: () => Result): Result {
  return deadlines.run(undefined, work);
}

/**
 * Milliseconds until the deadline; Infinity when there is none.
 * @throws DeadlineError when it has passed
 */
export function timeLeft(): number {
  const left = (deadlines.getStore() ?? Infinity) - performance.now();
  if (left <= 0) throw new DeadlineError('The deadline has passed');
  return left;
}

/**
 * Waits for a connection until the deadline. A connection that arrives later is released.
 * @throws DeadlineError when it has passed
 */
export async function inTime<Lent extends { release(): void }>(lend: () => Promise<Lent>): Promise<Lent> {
  let isLate = false;
  const fallback = (): never => {
    isLate = true;
    throw new DeadlineError('No connection before the deadline');
  };
  const milliseconds = timeLeft();
  const lent = lend().then((connection) => {
    if (isLate) connection.release();
    return connection;
  });
  return pTimeout(lent, { milliseconds, fallback });
}
