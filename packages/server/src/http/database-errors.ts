import pg from 'pg';
import { isConnectionError } from '../db/connection-error.ts';
import { AppError } from './errors.ts';
import { texts } from './texts.ts';

/** Seconds after which a database that is away, busy or restarting is worth asking again. */
const retrySeconds = 5;

/**
 * What the client is told about an error of the database; undefined for an error of ours. Values that it can't take are
 * bad input wherever they came from (400); what somebody else did at the same moment is a conflict (409); and a database
 * that is away, or works for too long, is a matter of time (503).
 */
export function answerOfDatabase(error: unknown): AppError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError) return answerOfState(cause.code ?? '', error);
  }
  return isConnectionError(error) ? unavailable('No database', error) : undefined;
}

/** The 503 of a backend that can't work now. */
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
  // Data exceptions, but for division by zero: that one is our arithmetic.
  if (state.startsWith('22') && state !== '22012') {
    return new AppError({
      status: 400,
      code: 'invalid',
      detail: texts.badText,
      log: 'A value for no column',
      cause: error,
    });
  }
  if (state === '23505') {
    return new AppError({ status: 409, code: 'conflict', detail: texts.conflict, log: 'Done twice', cause: error });
  }
  // Connections, resources, the operator, cancelled statements, locks, rollbacks, transactions that were idle.
  if (/^(08|53|57|40|55P03|25P0[34])/.test(state)) return unavailable(`Database: ${state}`, error);
  return undefined;
}
