import { userInfo } from 'node:os';
import { createBackend } from './backend.ts';
import { printed, readCsv, readMap, readWhmcs, runImport } from './imports/index.ts';
import { StartError } from './platform/index.ts';
import type { BackendOptions } from './settings.ts';

/** How the commands are written. */
export const importCommands = `npx -y pnpm@12 admin import whmcs DUMP [--dry-run] [--map FILE]
  Imports clients, services, invoices, credits and tickets from a database dump of WHMCS: SQL, also with gzip or zstd.
npx -y pnpm@12 admin import csv FOLDER [--dry-run] [--map FILE]
  The same from CSV files: clients.csv, services.csv, domains.csv, invoices.csv, tickets.csv
  and messages.csv, each optional but the first.
  --dry-run only reports what would be imported. Nobody gets an email. An import can be repeated: what is there stays.
  docs/recipes/import.md describes the map and the files.`;

/** An import as it's typed. */
export interface ImportCommand {
  readonly kind: string;
  readonly file: string;
  readonly map: string | undefined;
  readonly isDry: boolean;
}

/**
 * Imports a company beside a running site, or without one.
 * @returns its report, and whether counts and balances are equal
 * @throws StartError when a file can't be read, or the command is incomplete
 */
export async function importCompany(
  options: BackendOptions,
  { file, isDry, kind, map: mapFile }: ImportCommand,
): Promise<{ text: string; isEqual: boolean }> {
  if ((kind !== 'whmcs' && kind !== 'csv') || file === '')
    throw new StartError(`There are these commands:\n\n${importCommands}`);
  const map = await readMap(mapFile);
  const company = await (kind === 'whmcs' ? readWhmcs(file, map.emails) : readCsv(file, map.emails));
  const backend = await createBackend({ ...options, jobs: false, seed: 'none' });
  try {
    const { isEqual, sections } = await runImport(backend.app.hoster, {
      company,
      file,
      isDry,
      kind,
      map,
      startedBy: login(),
    });
    return { isEqual, text: printed(sections) };
  } finally {
    await backend.close();
  }
}

/** Login of who typed the command, also behind sudo; null in a container whose user has no name. */
function login(): string | null {
  const behind = process.env['SUDO_USER'];
  if (behind) return behind;
  try {
    return userInfo().username;
  } catch {
    return null;
  }
}
