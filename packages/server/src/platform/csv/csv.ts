import { formatCents } from '@hoster/domain';
import { stringify } from 'csv-stringify/sync';
import type { Language } from '../http/index.ts';

/** A value in a row: a text, a number, an amount in cents; null is an empty cell. */
export type CsvCell = string | number | { cents: number } | null;

/** Where a formula begins for a spreadsheet: also behind what separates columns in another region, and behind blanks. */
const beforeFormula = /(^|[;,])(?=[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B])/gu;

/** A text that spreadsheets show as it is. */
const asText = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').replaceAll(beforeFormula, "$1'");

/**
 * Rows as CSV for spreadsheets, with the separators of the language: where decimals have a comma, spreadsheets expect
 * semicolons between columns.
 */
export function csvOf(language: Language, columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const decimal = new Intl.NumberFormat(language).format(0.5).slice(1, 2);
  const shown = (cell: CsvCell): string => {
    if (cell === null) return '';
    if (typeof cell === 'string') return asText(cell);
    return (typeof cell === 'number' ? String(cell) : formatCents(cell.cents)).replace('.', decimal);
  };
  return stringify(
    rows.map((row) => row.map(shown)),
    // Spreadsheets recognise UTF-8 by its BOM.
    {
      header: true,
      columns: [...columns],
      bom: true,
      delimiter: decimal === ',' ? ';' : ',',
      record_delimiter: 'windows',
    },
  );
}
