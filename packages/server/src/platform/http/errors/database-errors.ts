import pg from 'pg';
import { isConnectionError } from '../../db/connection-error.ts';
import { AppError } from './errors.ts';
import { texts } from './texts.ts';

/** Seconds after which a call may be retried when the database is down, busy or restarting. */
const retrySeconds = 5;

/**
 * Returns the answer to an error of the database; undefined for an error of ours. Values that it can't take are bad
 * input wherever they came from (400), concurrent changes are a conflict (409), and a database that is down or takes
 * too long is a temporary failure (503).
 */
export function answerOfDatabase(error: unknown): AppError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError) return answerOfState(cause.code ?? '', error);
  }
  return isConnectionError(error) ? unavailable('No database', error) : undefined;
}

/** The 503 of a backend that is temporarily unavailable. */
export function unavailable(log: string, cause?: unknown, seconds: number = retrySeconds): AppError {
  return new AppError({
    status: 503,
    code: 'unavailable',
    detail: texts.unavailable,
    log,
    headers: { 'retry-after': String(seconds) },
    ...(cause !== undefined && { cause }),
  });
}

/** By SQLSTATE (PostgreSQL, appendix A). */
function answerOfState(state: string, error: unknown): AppError | undefined {
  // Data exceptions, except division by zero, which is an error of ours.
  if (state.startsWith('22') && state !== '22012') {
    return new AppError({
      status: 400,
      code: 'invalid',
      detail: /^22(021|P05)$/.test(state) ? texts.badText : texts.invalid,
      log: 'A value for no column',
      cause: error,
    });
  }
  if (state === '23505') {
    return new AppError({ status: 409, code: 'conflict', detail: texts.conflict, log: 'Done twice', cause: error });
  }
  // Connections, resources, the operator, cancelled statements, locks, rollbacks, transactions that were idle, a replica.
  if (/^(08|53|57|40|55P03|25P0[34]|25006)/.test(state)) return unavailable(`Database: ${state}`, error);
  return undefined;
}
