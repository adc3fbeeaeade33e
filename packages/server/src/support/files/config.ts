import { StartError } from '../../platform/index.ts';

/** A virus scanner, clamd, that takes files by TCP. */
export interface ClamdSettings {
  readonly host: string;
  readonly port: number;
}

/** Settings of files in tickets. */
export interface FileSettings {
  /** Folder of the files; null: the database. */
  readonly ticketFilesDir: string | null;
  readonly clamd: ClamdSettings | null;
}

/**
 * Reads `TICKET_FILES_DIR` and `CLAMD_HOST` (`host` or `host:port`).
 * @throws StartError for a bad port
 */
export function readFiles(env: Readonly<Record<string, string | undefined>>): FileSettings {
  const [host = '', port = '3310'] = (env['CLAMD_HOST'] ?? '').split(':');
  if (!/^\d{1,5}$/.test(port)) throw new StartError('CLAMD_HOST must be a hostname, with a port if it isn’t 3310.');
  return {
    ticketFilesDir: env['TICKET_FILES_DIR'] || null,
    clamd: host === '' ? null : { host, port: Number(port) },
  };
}

declare module '../../platform/settings.ts' {
  interface Settings extends FileSettings {}
}
