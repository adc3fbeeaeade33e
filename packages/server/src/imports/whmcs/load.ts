import { type DumpProblems, type DumpRow, readDump } from '../sql/read-dump.ts';
import { StartError } from '../../platform/index.ts';
import { Row } from '../company/rows.ts';
import { tablesIn, type WhmcsTable, whmcsTables } from './tables.ts';

/** Rows of WHMCS by table, with the columns that are needed. */
export interface Whmcs {
  readonly rows: (table: WhmcsTable) => readonly Row[];
  readonly problems: DumpProblems;
  /** Tables that the dump doesn't have. */
  readonly missing: readonly WhmcsTable[];
}

/**
 * Reads the tables of WHMCS from a dump, in two passes: the first one finds their prefix. What isn't needed, which is
 * most of a dump (logs, emails, sessions), is skipped.
 * @throws StartError when there are no clients in it
 */
export async function loadWhmcs(file: string): Promise<Whmcs> {
  const names = new Set<string>();
  await readDump(file, {
    table: (name) => names.add(name),
    wants: (name) => {
      names.add(name);
      return false;
    },
    row: () => undefined,
  });
  const tables = tablesIn(names);
  if (tables.size === 0) throw new StartError(`${file} is no dump of WHMCS: it has no table of clients.`);
  const rows = new Map<WhmcsTable, Row[]>([...tables.values()].map((table) => [table, []]));
  const problems = await readDump(file, {
    wants: (name) => tables.has(name),
    row: (name, row) => {
      const table = tables.get(name);
      if (table) rows.get(table)?.push(new Row(needed(table, row)));
    },
  });
  const known = Object.keys(whmcsTables).filter((name): name is WhmcsTable => Object.hasOwn(whmcsTables, name));
  return {
    rows: (table) => rows.get(table) ?? [],
    problems,
    missing: known.filter((table) => !rows.has(table)),
  };
}

function needed(table: WhmcsTable, row: DumpRow): DumpRow {
  return Object.fromEntries(
    whmcsTables[table].split(' ').flatMap((column) => (column in row ? [[column, row[column] ?? null]] : [])),
  );
}
