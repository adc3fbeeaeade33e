import { AsyncLocalStorage } from 'node:async_hooks';

/** When the work under way has to be done with the database, on the monotonic clock. */
const deadlines = new AsyncLocalStorage<number | undefined>();

/** The database was needed after the deadline, or hadn't answered by then. */
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
 * Waits for a connection until the deadline. One that comes later goes back.
 * @throws DeadlineError when it has passed
 */
export async function inTime<Lent extends { release(): void }>(lend: () => Promise<Lent>): Promise<Lent> {
  const left = timeLeft();
  if (left === Infinity) return lend();
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new DeadlineError('No connection before the deadline'));
    }, left);
    lend().then(
      (lent) => {
        clearTimeout(timer);
        if (isLate) lent.release();
        else resolve(lent);
      },
      (error: Error) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}
