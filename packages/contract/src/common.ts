import { z } from 'zod';
import { languages } from './languages.ts';
import { currencies } from './lists.ts';

/** ISO 3166-1 alpha-2 code, upper case: `DE`. */
export const Country = z.string().regex(/^[A-Z]{2}$/);
export type Country = z.infer<typeof Country>;

/** Name in an address: lower-case Latin letters and digits, joined by single hyphens. */
export const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slug');
export type Slug = z.infer<typeof Slug>;

/**
 * One line as people read it: no line breaks and control characters, nothing that turns the direction of the text around it,
 * and empty when there is nothing to see.
 */
export function seen(text: string): string {
  const line = text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .trim();
  return hasSomething(line) ? line : '';
}

/**
 * Lines as people write them: line breaks are `\n`, there are no other control characters but tabs, and it's empty when there
 * is nothing to see.
 */
export function readable(text: string): string {
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
  return hasSomething(lines) ? lines : '';
}

const hasSomething = (text: string): boolean => /[^\p{Cc}\p{Cf}\p{Z}]/u.test(text);

/** Name of a person or thing that somebody gives: one line with something to see. */
export const Name = (max: number) => z.string().overwrite(seen).min(1).max(max);

/** Text of several lines that somebody writes, with something to see. */
export const Prose = (max: number) => z.string().overwrite(readable).min(1).max(max);

/** HTML that the server has sanitised; it may be put into a page as it is. */
export const Html = z.string();
export type Html = z.infer<typeof Html>;

/** Catalogue price: EUR, net, major units, at most 2 decimals, per month unless the field's name says otherwise. */
export const Price = z.number().min(0).multipleOf(0.01);
export type Price = z.infer<typeof Price>;

/** A whole number which names a record; the database counts with 32 bits. */
export const Id = z.int().positive().max(2_147_483_647);
export type Id = z.infer<typeof Id>;

/**
 * Version of saved settings that was read, so that two who save at the same time don't overwrite each other. 0: nothing was
 * there. The next one has to fit into the database, too.
 */
export const SavedVersion = z.int().min(0).max(2_147_483_646);

/** A number in a URL: only in its digits, so that each has one address. `1e0`, `+1`, `01` and `1.0` aren't numbers. */
const inDigits = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((text) => (typeof text === 'string' && /^[1-9]\d*$/.test(text) ? Number(text) : text), schema);

/** An `Id` in a URL. */
export const IdText = inDigits(Id);
export type IdText = z.infer<typeof IdText>;

/** A whole number in a URL, from 1 to `max`. */
export const CountText = (max: number = Number.MAX_SAFE_INTEGER) => inDigits(z.int().min(1).max(max));

/** The database has no year 0. */
const hasYear = (text: string): boolean => !text.startsWith('0000');

/** Moment in UTC, ISO 8601 with `Z`. */
export const Timestamp = z.iso.datetime().refine(hasYear, 'invalid');
export type Timestamp = z.infer<typeof Timestamp>;

/** Calendar day, `2029-04-30`. */
export const CalendarDate = z.iso.date().refine(hasYear, 'invalid');
export type CalendarDate = z.infer<typeof CalendarDate>;

/** Where a page of a list begins: the moment of an entry and what `pattern` says about it, joined by a comma. */
export const MomentCursor = (pattern: RegExp) =>
  z
    .string()
    .regex(pattern)
    .refine((text) => Timestamp.safeParse(text.split(',')[0]).success, 'invalid');

/** Languages of the site. English is the default and has no prefix in addresses. */
export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

/** The same in every language of the site, under its code. */
export const InLanguages = <Text extends z.ZodType>(text: Text) =>
  z.strictObject(Object.fromEntries(languages.map((language) => [language, text])) as Record<Language, Text>);

/** Currencies of the site. The ruble is `RUR` here and `RUB` for Intl. */
export const CurrencyCode = z.enum(currencies);
export type CurrencyCode = z.infer<typeof CurrencyCode>;

/** Decimal number as text with exactly 2 decimals, so that no float touches the ledger: `"12.50"`, `"-3.00"`. */
export const DecimalAmount = z.string().regex(/^-?\d{1,12}\.\d{2}$/);
export type DecimalAmount = z.infer<typeof DecimalAmount>;

/** An amount that was, is or will be booked. Never mixed with `Price`. */
export const Ledger = z.object({ amount: DecimalAmount, currency: CurrencyCode });
export type Ledger = z.infer<typeof Ledger>;

/** One page of a list that grows. `next` and `previous` are absolute paths with their query, or null at the ends. */
export const Page = <Item extends z.ZodType>(item: Item) =>
  z.object({
    count: z.int().min(0),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  });
export type Page<Item> = { count: number; next: string | null; previous: string | null; results: Item[] };

/** Query of a call that answers a `Page`. `page` counts from 1. */
export const PageQuery = z.object({
  page: CountText(1_000_000).default(1),
  page_size: CountText(200).default(20),
});
export type PageQuery = z.infer<typeof PageQuery>;
