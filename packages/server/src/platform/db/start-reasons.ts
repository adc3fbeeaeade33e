import { reasonOf, StartError } from '../start-error.ts';

/** What the operator can do, by SQLSTATE (PostgreSQL, appendix A) or by the system's or Node's code of an error. */
const remedies: readonly (readonly [code: RegExp, remedy: string])[] = [
  [/^28/, 'Check the user name and the password in DATABASE_URL, and pg_hba.conf of the server.'],
  [/^3D/, 'Create the database, or check its name in DATABASE_URL.'],
  [
    /^53300$/,
    'Start fewer processes, each of which uses up to 12 connections, or raise max_connections of the server.',
  ],
  [/^(?:53100|ENOSPC|EDQUOT)$/, 'Free some space on the disk.'],
  [/^53/, 'Give the database server more memory, or stop what uses it.'],
  [/^42501$/, 'Let the user of DATABASE_URL create tables and extensions in the database, for example as its owner.'],
  [/^25006$/, 'It may be a replica: set DATABASE_URL to the primary server.'],
  [/^57P03$/, 'The server is starting or stopping: try again in a moment.'],
  [/^57P0/, 'The server has closed the connection: try again, or look into its log.'],
  [/^(?:58|XX)/, 'Look into the log of the database server, and check its disk.'],
  [/^(?:0A000|22023)$/, 'Hoster needs PostgreSQL 14 or later with the extension pg_trgm.'],
  [/^(?:ENOTFOUND|EAI_\w+)$/, 'Check the hostname in DATABASE_URL, and the DNS of this machine.'],
  [/^ECONNREFUSED$/, 'Check that the server runs, and its host and port in DATABASE_URL.'],
  [
    /^(?:ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ECONNRESET|EPIPE|timeout)$/,
    'Check the network and the firewall between this machine and the server.',
  ],
  [/^(?:\w*CERT\w*|ERR_TLS\w*|no ssl)$/, 'Check sslmode in DATABASE_URL and the certificate of the server.'],
  [/^(?:EACCES|EPERM|EROFS)$/, 'Let the user of this process write to the folder, or set DATA_DIR to another one.'],
  [/^08/, 'Check the network and the firewall between this machine and the server.'],
];

/** Code of an error of the database, the driver or the system; empty for any other. */
function codeOf(error: Error): string {
  if (/timeout expired|Connection terminated due to connection timeout/.test(error.message)) return 'timeout';
  if (error.message.includes('does not support SSL')) return 'no ssl';
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/**
 * Explains an error of the start whose cause lies outside of this program: what is wrong, and what to do. Other errors
 * stay as they are, because they're ours.
 * @param what is not possible: `Can't connect to the database of DATABASE_URL`
 */
export function explainStart(error: unknown, what: string): unknown {
  if (error instanceof StartError) return error;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    // Of a name with several addresses, each of which refuses.
    const one: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
    if (!(one instanceof Error)) continue;
    const code = codeOf(one);
    const remedy = remedies.find(([codes]) => codes.test(code))?.[1];
    if (remedy !== undefined) return new StartError(`${what}: ${reasonOf(one)}. ${remedy}`, { cause: error });
  }
  return error;
}
