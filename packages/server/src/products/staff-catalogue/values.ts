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

/** Column with the value of a field, or with the object of which it's a part. */
const placeOf = (field: CatalogueField): string => columnOf(field.in?.[0] ?? field.name);

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** Value of a field in a row; undefined in a change that leaves it. */
export function valueOf(field: CatalogueField, row: Row): unknown {
  const value = row[placeOf(field)];
  return field.in && isObject(value) ? value[field.in[1]] : value;
}

/** Values of a change together with what it leaves of objects that it changes in part. */
export function wholeChange({ fields }: CatalogueTable, row: Row, read: Row): Row {
  const columns = [...new Set(fields.flatMap((field) => (field.in ? [placeOf(field)] : [])))];
  const objects = columns.flatMap((column) => {
    const [old, changed] = [row[column], read[column]];
    return isObject(old) && isObject(changed) ? [[column, { ...old, ...changed }] as const] : [];
  });
  return { ...read, ...Object.fromEntries(objects) };
}

/** Values of a row as calls have them. */
export function presentValues({ fields }: CatalogueTable, row: Row): CatalogueValues {
  return Object.fromEntries(fields.map((field) => [field.name, presentValue(field, valueOf(field, row) ?? null)]));
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
  const sent = checkedInput(z.strictObject(shape), values) as CatalogueValues;
  const read: Record<string, unknown> = {};
  for (const field of open) {
    const given = sent[field.name];
    if (given === undefined) continue;
    const value = field.kind === 'money' && typeof given === 'string' ? Number(toCents(given)) : given;
    const place = placeOf(field);
    const object = read[place];
    read[place] = field.in ? { ...(isObject(object) && object), [field.in[1]]: value } : value;
  }
  return read;
}
