/** A line of a bank statement as its file says it. */
export interface FileEntry {
  /** Which one of the file, from 1. */
  readonly row: number;
  /** Day, `2026-11-30`; null where the file has none. */
  readonly booked: string | null;
  /** Euros or another currency with two decimals; negative for money that went out. Null: it can't be read. */
  readonly amount: string | null;
  readonly currency: string;
  readonly payer: string;
  readonly iban: string | null;
  /** What the payer has written. */
  readonly remittance: string;
}

/** What a file says. */
export interface StatementFile {
  /** Our account, as an IBAN; null when it isn't one. */
  readonly accounts: readonly string[];
  readonly entries: readonly FileEntry[];
}

/** A file that isn't what it looks like. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

/** An amount with two decimals and a sign: `16.07`, `-3.00`. Null for what isn't one, or has parts of a cent. */
export function decimalAmount(written: string, isOutgoing: boolean): string | null {
  const parts = /^(-?)(\d{1,9})(?:\.(\d*))?$/.exec(written.trim());
  if (!parts) return null;
  const [, minus = '', whole = '', fraction = ''] = parts;
  if (/[1-9]/.test(fraction.slice(2))) return null;
  const sign = minus === '-' || isOutgoing ? '-' : '';
  return `${sign}${whole}.${fraction.slice(0, 2).padEnd(2, '0')}`;
}

/** One line of text without runs of blanks. */
export const oneLine = (...texts: readonly string[]): string =>
  texts
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .join(' ');

/** An IBAN without spaces; null for anything else. */
export function ibanIn(text: string | null): string | null {
  const compact = (text ?? '').replaceAll(/\s/g, '').toUpperCase();
  return /^[A-Z]{2}\d\d[A-Z\d]{11,30}$/.test(compact) ? compact : null;
}
