import pg from 'pg';
import { DeadlineError } from './deadline.ts';

/** Node's errno names for connections that can't be established or broke. */
const broken = /^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|NOENT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH)$/;
/** The driver has no codes for these. */
const driverMessage =
  /^(Connection terminated|timeout e(xceeded|xpired)|Query read timeout|Client has encountered|Client was closed)/;

/**
 * SQLSTATEs (PostgreSQL, appendix A) after which a connection is of no more use: broken, ended by the server as it stops,
 * starts, crashes or loses patience, or read-only.
 */
const ended = /^(08|57P0|25P0[34]|25006)/;

/** Whether the database refuses to write, as one does that a failover has made a replica. */
export function isReadOnly(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError && cause.code === '25006') return true;
  }
  return false;
}

/** Whether an error or its cause means that the database can't be reached, hangs, took too long or is read-only. */
export function isConnectionError(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (
      (cause instanceof pg.DatabaseError && ended.test(cause.code ?? '')) ||
      cause instanceof DeadlineError ||
      driverMessage.test(cause.message) ||
      ('code' in cause && broken.test(String(cause.code)))
    )
      return true;
  }
  return false;
}
