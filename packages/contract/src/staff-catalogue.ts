import { z } from 'zod';
import { type CatalogueField, catalogueTableNames } from './catalogue-tables.ts';
import { CalendarDate, Country, Id, Ledger, Name, Prose, readable, Slug, Timestamp } from './common.ts';
import { PhpVersion } from './lines/web-hosting.ts';

/** A table of the catalogue that staff edit; `catalogueTables` describes them. */
export const CatalogueTableId = z.enum(catalogueTableNames);

/** Key of a row: its id, or what names it. */
export const CatalogueKey = z.string().regex(/^[\w.-]{1,60}$/);

/** Values of a row by field, as `catalogueTables` describes them. */
export const CatalogueValues = z.record(z.string().max(40), z.unknown());
export type CatalogueValues = z.infer<typeof CatalogueValues>;

const EuroAmount = z.string().regex(/^\d{1,7}\.\d{2}$/, 'amount');

const Words = <Text extends z.ZodType>(text: Text) => z.strictObject({ en: text, ru: text.optional() });

/** What a value of a field may be. */
export function catalogueValue(field: CatalogueField): z.ZodType {
  const schema = schemaOf(field);
  return field.optional ? schema.nullable() : schema;
}

function schemaOf(field: CatalogueField): z.ZodType {
  switch (field.kind) {
    case 'text':
      if (field.php) return PhpVersion;
      return field.slug ? Slug.max(field.max) : Name(field.max);
    case 'words':
      return Words(field.long ? Prose(field.max) : Name(field.max));
    case 'integer':
      return z.int().min(field.min).max(field.max);
    case 'number':
      return z.number().min(field.min).max(field.max);
    case 'money':
      return EuroAmount;
    case 'flag':
      return z.boolean();
    case 'date':
      return CalendarDate;
    case 'country':
      return Country;
    case 'names':
      return z.array(field.slug ? Slug.max(40) : Name(40)).max(20);
    case 'choice':
      return z.enum([...field.options]);
    case 'choices':
      return z.array(z.enum([...field.options])).max(field.options.length);
    case 'ids':
      return z.array(Id).max(200);
    case 'id':
      return Id;
    case 'counts': {
      const part = field.options ? z.enum([...field.options]) : Id;
      return z.array(z.strictObject({ [field.part]: part, count: z.int().min(1).max(field.max) })).max(200);
    }
    default:
      return field satisfies never;
  }
}

/** A table, with how many rows it has. */
export const CatalogueTableSummary = z.object({ table: CatalogueTableId, rows: z.int(), off: z.int() });
export type CatalogueTableSummary = z.infer<typeof CatalogueTableSummary>;

/** A row as the list shows it. */
export const CatalogueRow = z.object({
  key: CatalogueKey,
  values: CatalogueValues,
  /** False: not on sale. */
  is_on: z.boolean(),
  /** Running services that have the plan; null for what isn't a plan. */
  services: z.int().nullable(),
  /** Pieces left in all locations; null for what has no stock of its own. */
  stock: z.int().nullable(),
  /** The next price that will apply. */
  next_price: z.object({ price: Ledger, starts: Timestamp }).nullable(),
});
export type CatalogueRow = z.infer<typeof CatalogueRow>;

/** `state`: what is on sale or not; `after`: key of the last row of the page before. */
export const CatalogueRowsQuery = z.object({
  search: z.string().trim().max(100).default(''),
  state: z.enum(['all', 'on', 'off']).default('all'),
  after: CatalogueKey.optional(),
});
export type CatalogueRowsQuery = z.infer<typeof CatalogueRowsQuery>;

/** Names of the rows that fields of a table may name, by their table. */
const Names = z.record(z.string(), z.array(z.object({ id: Id, name: z.string() })));

/** Page of a table. `next`: `after` of the next page; null on the last. */
export const CatalogueRows = z.object({
  results: z.array(CatalogueRow),
  next: CatalogueKey.nullable(),
  names: Names,
});
export type CatalogueRows = z.infer<typeof CatalogueRows>;

/** A price that was set, or will apply. */
export const CataloguePrice = z.object({
  id: Id,
  price: Ledger,
  /** Crossed out beside it. */
  old_price: Ledger.nullable(),
  starts: Timestamp,
  /** Null: it waits for its date. */
  applied: Timestamp.nullable(),
  reason: z.string(),
  by: z.string().nullable(),
});
export type CataloguePrice = z.infer<typeof CataloguePrice>;

/** A row with everything that staff see of it. */
export const CatalogueRowDetails = CatalogueRow.extend({
  /** Sent with a change: it's refused if somebody else has changed the row since. */
  version: z.string(),
  /** By location; `available` null: it isn't sold there. Empty for what has no stock. */
  stock_by_location: z.array(z.object({ location: Id, name: z.string(), available: z.int().nullable() })),
  /** Waiting prices first, then those that applied, latest first. */
  prices: z.array(CataloguePrice),
  /** Prices a month for which running services have it, with how many. They keep them. */
  sold_at: z.array(z.object({ price: Ledger, services: z.int() })),
  /** What an off plan is replaced by: its slug. */
  successor: z.string().nullable(),
  names: Names,
});
export type CatalogueRowDetails = z.infer<typeof CatalogueRowDetails>;

/** Adds a row. */
export const CatalogueRowAddition = z.strictObject({ values: CatalogueValues });
/** Changes fields of a row; what isn't named stays as it is. */
export const CatalogueRowChange = z.strictObject({ version: z.string().max(40), values: CatalogueValues });
/** Puts a row on sale or takes it off. `successor`: slug of the plan that takes the place of one that goes. */
export const CatalogueState = z.strictObject({ is_on: z.boolean(), successor: Slug.max(40).nullable().default(null) });

/**
 * Pieces left in a location; null: not sold there. `was` is what staff saw: only the difference is applied, so that what was
 * sold in between stays sold.
 */
export const CatalogueStock = z.strictObject({
  stock: z
    .array(
      z.strictObject({
        location: Id,
        available: z.int().min(0).max(100_000_000).nullable(),
        was: z.int().nullable(),
      }),
    )
    .max(200),
});
export type CatalogueStock = z.infer<typeof CatalogueStock>;

/** A new price for new orders. `starts` null: from now on. */
export const CataloguePriceWish = z.strictObject({
  price: EuroAmount,
  old_price: EuroAmount.nullable().default(null),
  starts: Timestamp.nullable().default(null),
  reason: z.string().overwrite(readable).max(500).default(''),
});
export type CataloguePriceWish = z.output<typeof CataloguePriceWish>;
