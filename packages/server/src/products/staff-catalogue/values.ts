import {
  type CatalogueField,
  type CatalogueTable,
  catalogueValue,
  type CatalogueValues,
  type CurrencyCode,
} from '@hoster/contract';
import { toCents, toLedger } from '@hoster/domain';
import { z } from 'zod';
import { checkedInput } from '../../platform/http/index.ts';

const euro: CurrencyCode = 'EUR';

/** A row of the database. */
export type Row = Readonly<Record<string, unknown>>;

/** The column of a field: `price_cents` is `priceCents`. */
export const columnOf = (field: string): string =>
  field.replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** Euro cents as the text of a field. */
export const euroText = (cents: number): string => toLedger(cents, euro).amount;

/** Values of a row as calls have them. */
export function presentValues({ fields }: CatalogueTable, row: Row): CatalogueValues {
  return Object.fromEntries(
    fields.map((field) => [field.name, presentValue(field, row[columnOf(field.name)] ?? null)]),
  );
}

function presentValue(field: CatalogueField, value: unknown): unknown {
  if (field.kind === 'money') return typeof value === 'number' ? euroText(value) : null;
  return value;
}

/**
 * Checks values of a row.
 * @param isNew whether all fields that a new row needs must be there; otherwise those that never change are refused
 * @returns their columns
 * @throws AppError 400 with errors by field
 */
export function readValues({ fields, price }: CatalogueTable, values: CatalogueValues, isNew: boolean): Row {
  // A price has a date and a history: it's changed by a call of its own.
  const open = fields.filter(
    ({ fixed, name }) => isNew || (!fixed && (price === undefined || (name !== price && name !== 'old_price_cents'))),
  );
  const shape = Object.fromEntries(
    open.map((field) => {
      const schema = catalogueValue(field);
      if (!isNew) return [field.name, schema.optional()];
      return [field.name, field.optional ? schema.default(null) : schema];
    }),
  );
  const read = checkedInput(z.strictObject(shape), values) as CatalogueValues;
  return Object.fromEntries(
    open
      .filter(({ name }) => read[name] !== undefined)
      .map(({ kind, name }) => {
        const value = read[name];
        return [columnOf(name), kind === 'money' && typeof value === 'string' ? Number(toCents(value)) : value];
      }),
  );
}
