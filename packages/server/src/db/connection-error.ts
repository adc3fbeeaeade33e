import { DeadlineError } from './deadline.ts';

/** What Node says of a connection that can't be made or broke (errno names). */
const broken = /^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|NOENT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH)$/;
/** The driver has no codes for these. */
const driverMessage =
  /^(Connection terminated|timeout e(xceeded|xpired)|Query read timeout|Client has encountered|Client was closed)/;

/** Whether an error, or what caused it, says that the database can't be reached, hangs or took too long. */
export function isConnectionError(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (
      cause instanceof DeadlineError ||
      driverMessage.test(cause.message) ||
      ('code' in cause && broken.test(String(cause.code)))
    )
      return true;
  }
  return false;
}
