import { decodeHTMLStrict } from 'entities';
import type { DumpRow } from '../sql/read-dump.ts';
import { repaired } from '../sql/charsets.ts';

/** A row of another shop. Columns that it doesn't have are empty. */
export class Row {
  readonly #row: DumpRow;

  constructor(row: DumpRow) {
    this.#row = row;
  }

  /** As it is: an id, a code, an enumeration. */
  raw(column: string): string {
    return (this.#row[column] ?? '').trim();
  }

  has(column: string): boolean {
    return this.#row[column] !== undefined && this.#row[column] !== null;
  }

  /** An id; null for 0 or nothing. */
  id(column: string): string | null {
    const value = this.raw(column).replace(/\.0+$/, '');
    return value === '' || /^0+$/.test(value) ? null : value;
  }

  is(column: string): boolean {
    return !['', '0', 'off', 'no', 'false'].includes(this.raw(column).toLowerCase());
  }

  /** Plain text in one line. */
  line(column: string): string {
    return this.text(column).replaceAll(/\s+/g, ' ');
  }

  /** Plain text: repaired, and unescaped once. */
  text(column: string): string {
    return decodeHTMLStrict(repaired(this.#row[column] ?? ''))
      .replaceAll('\r\n', '\n')
      .replaceAll('\0', '')
      .trim();
  }

  /** Hundredths of a decimal, with a point or a comma; 0 for what is no number. */
  cents(column: string): number {
    const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d*)(?:[.,](\d*))?$/.exec(this.raw(column)) ?? [];
    const cents = Number(`${whole || '0'}${fraction.padEnd(2, '0').slice(0, 2)}`);
    const rounded = Number(fraction[2] ?? '0') >= 5 ? cents + 1 : cents;
    if (!Number.isSafeInteger(rounded) || rounded === 0) return 0;
    return sign === '-' ? -rounded : rounded;
  }

  /** A date, or a date with a time, UTC; null for `0000-00-00` and anything else that is none. */
  date(column: string): Date | null {
    const [, year = '', month = '', day = '', time = '00:00:00'] =
      /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?/.exec(this.raw(column)) ?? [];
    if (Number(year) < 1970) return null;
    const date = new Date(`${year}-${month}-${day}T${time}Z`);
    // The 31st of February is no date.
    return Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day) ? null : date;
  }
}
