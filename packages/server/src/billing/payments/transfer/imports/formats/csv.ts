import type { StatementMapping } from '@hoster/contract';
import Papa from 'papaparse';
import { z } from 'zod';
import { decimalAmount, type FileEntry, ibanIn, oneLine, type StatementFile, UnreadableFile } from './entry.ts';

/** Rows of a CSV file that belong to its table: banks put lines about the account before and after it. */
export interface CsvTable {
  readonly rows: readonly (readonly string[])[];
  /** What files of the same bank have in common. */
  readonly key: string;
}

const maxColumns = 200;

/** Reads the rows of a CSV file, whatever separates its columns. @throws UnreadableFile when it has no table */
export function readTable(text: string): CsvTable {
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  const widths = new Map<number, number>();
  for (const { length } of data) widths.set(length, (widths.get(length) ?? 0) + 1);
  const [width = 0] = [...widths].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
  if (width < 2 || width > maxColumns) throw new UnreadableFile(`${width} columns`);
  const rows = data.filter(({ length }) => length === width).map((row) => row.map((cell) => cell.trim()));
  return { rows, key: JSON.stringify(rows[0]) };
}

/** The lines of a table, as its columns were described. */
export function readCsv({ rows }: CsvTable, mapping: StatementMapping): StatementFile {
  const lines = mapping.has_header ? rows.slice(1) : rows;
  return { accounts: [], entries: lines.map((row, index) => ({ row: index + 1, ...entryOf(row, mapping) })) };
}

function entryOf(row: readonly string[], mapping: StatementMapping): Omit<FileEntry, 'row'> {
  const cell = (column: number | null) => (column === null ? '' : (row[column] ?? ''));
  const isOutgoing =
    mapping.direction !== null &&
    mapping.outgoing !== '' &&
    cell(mapping.direction).toLowerCase() === mapping.outgoing.toLowerCase();
  const currency = cell(mapping.currency).toUpperCase();
  return {
    booked: dayOf(cell(mapping.date), mapping.dates),
    amount: decimalAmount(plainNumber(cell(mapping.amount), mapping.decimal), isOutgoing),
    currency: currency === '' ? 'EUR' : currency,
    payer: oneLine(cell(mapping.payer)),
    iban: ibanIn(cell(mapping.iban)),
    remittance: oneLine(...mapping.remittance.map((column) => cell(column))),
  };
}

/**
 * A number as people write it, with a point: `1.234,50-` becomes `-1234.50`. Empty for one that doesn't fit the separator:
 * `12.50` with a decimal comma would be read as a hundred times as much.
 */
function plainNumber(written: string, decimal: StatementMapping['decimal']): string {
  const signs = written.replaceAll(/[^\d.,+-]/g, '').replaceAll('+', '');
  const unsigned = signs.replaceAll('-', '');
  const [point, group] = decimal === ',' ? [',', '.'] : ['.', ','];
  const [whole = '', ...rest] = unsigned.split(point);
  const groups = whole.split(group);
  const isGrouped = groups.length === 1 || (/^\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every(isThousands));
  if (!isGrouped || rest.length > 1 || rest[0]?.includes(group)) return '';
  const plain = [groups.join(''), ...rest].join('.');
  return signs.includes('-') ? `-${plain}` : plain;
}

const isThousands = (digits: string): boolean => /^\d{3}$/.test(digits);

/** A day of the calendar; null for anything else. */
function dayOf(written: string, order: StatementMapping['dates']): string | null {
  const compact = /^(\d{4})(\d\d)(\d\d)$/.exec(written);
  const parts = compact?.slice(1) ?? written.split(/\D+/).filter((part) => part !== '');
  const [a = '', b = '', c = ''] = parts;
  const [year, month, day] = order === 'ymd' ? [a, b, c] : order === 'dmy' ? [c, b, a] : [c, a, b];
  const full = year.length === 2 ? `20${year}` : year;
  const text = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return z.iso.date().safeParse(text).success ? text : null;
}
