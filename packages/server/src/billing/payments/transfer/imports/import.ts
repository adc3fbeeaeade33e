import { createHash } from 'node:crypto';
import { defineMessages } from '@formatjs/intl';
import type { StatementFormat, StatementMapping } from '@hoster/contract';
import { cutText } from '@hoster/domain/text/cut-text';
import { and, eq, inArray, lt, ne } from '../../../../platform/db/drizzle.ts';
import { AppError, FieldError, notFound } from '../../../../platform/http/index.ts';
import { type Context, dayMilliseconds } from '../../../../platform/index.ts';
import { transferAccount } from '../present.ts';
import { takeLine, transfersIn } from '../statement.ts';
import { statementLines } from '../tables.ts';
import { readCamt } from './formats/camt.ts';
import { readCsv, readTable } from './formats/csv.ts';
import { type FileEntry, type StatementFile, UnreadableFile } from './formats/entry.ts';
import { formatOf, textOfFile } from './formats/format.ts';
import { readMt940 } from './formats/mt940.ts';
import {
  type ImportCounts,
  type LeftOut,
  statementImports,
  statementMappings,
  type StatementImportRow,
} from './tables.ts';

/** Largest file in bytes. */
export const maxFileBytes = 8 * 1024 * 1024;
const maxEntries = 5000;
/** Lines left out that are kept for staff to look into. */
const maxLeftOut = 100;
/** Days until a file is forgotten whose columns nobody has described. */
const KEPT_DAYS = 30;

const nothing: ImportCounts = { matched: 0, unmatched: 0, known: 0, outgoing: 0, refused: 0 };

const texts = defineMessages({
  unreadable: {
    id: 'billing.statement.unreadable',
    defaultMessage: 'We couldn’t read this file. Export a CAMT.053, MT940 or CSV file from your bank.',
  },
  tooLong: {
    id: 'billing.statement.too-long',
    defaultMessage: 'The file has more than 5,000 lines. Export a shorter period.',
  },
  otherAccount: {
    id: 'billing.statement.other-account',
    defaultMessage: 'This is the statement of another account. Transfers are sent to {iban}.',
  },
  done: { id: 'billing.statement.import-done', defaultMessage: 'This file has already been imported.' },
  columns: { id: 'billing.statement.columns', defaultMessage: 'Choose what the columns are first.' },
  column: { id: 'billing.statement.column', defaultMessage: 'The file has no such column.' },
});

/**
 * Imports a file of a bank statement: its lines are taken in one by one, and none of them refuses the others. A CSV file
 * with columns that nobody has described yet waits for that. The same file, and files of overlapping days in whatever
 * format, change nothing the second time.
 * @throws FieldError for a file that can't be read, or is of another account
 */
export async function importStatement(
  context: Context,
  file: { readonly name: string; readonly content: Buffer },
  by: string,
): Promise<StatementImportRow> {
  const { clock, db } = context;
  await db
    .delete(statementImports)
    .where(
      and(
        ne(statementImports.state, 'done'),
        lt(statementImports.createdAt, new Date(clock.now().getTime() - KEPT_DAYS * dayMilliseconds)),
      ),
    );
  const text = textOfFile(file.content);
  const format = formatOf(text);
  const mapping = format === 'csv' ? await keptMapping(context, text) : null;
  const isWaiting = format === 'csv' && mapping === null;
  // A file that can't be read isn't kept.
  if (!isWaiting) await read(context, text, format, mapping);
  const [row] = await db
    .insert(statementImports)
    .values({
      ...file,
      name: cutText(file.name, 200),
      format,
      mapping,
      state: isWaiting ? 'columns' : 'open',
      by: cutText(by, 200),
      counts: nothing,
      leftOut: [],
      createdAt: clock.now(),
    })
    .returning();
  if (!row) throw new Error('The import was not stored.');
  return isWaiting ? row : run(context, row);
}

/** Says what the columns of a file are, for this and later ones like it, and imports it. @throws FieldError, AppError 404, 409 */
export async function describeColumns(context: Context, id: number, mapping: StatementMapping) {
  const { db } = context;
  const row = await importById(context, id);
  if (row.state === 'done' || row.content === null) throw importDone();
  if (row.format !== 'csv') throw importDone();
  const { key, rows } = tableOf(textOfFile(row.content));
  const width = rows[0]?.length ?? 0;
  const wrong = Object.entries(mapping).filter(([, value]) => [value].flat().some((one) => Number(one) >= width));
  const columns = wrong.filter(([name]) => !['outgoing', 'has_header', 'dates', 'decimal'].includes(name));
  if (columns.length > 0) throw new FieldError(Object.fromEntries(columns.map(([name]) => [name, [texts.column]])));
  await db.transaction(async (tx) => {
    await tx
      .insert(statementMappings)
      .values({ columns: keyOf(key), mapping })
      .onConflictDoUpdate({ target: statementMappings.columns, set: { mapping } });
    await tx.update(statementImports).set({ mapping, state: 'open' }).where(eq(statementImports.id, id));
  });
  return run(context, { ...row, mapping });
}

/** Goes on with an import that was interrupted. @throws AppError 404, 409 */
export async function continueImport(context: Context, id: number): Promise<StatementImportRow> {
  const row = await importById(context, id);
  if (row.state === 'columns') throw new AppError({ status: 409, code: 'columns_needed', detail: texts.columns });
  if (row.state === 'done') throw importDone();
  return run(context, row);
}

const importDone = () => new AppError({ status: 409, code: 'import_done', detail: texts.done });

/** @throws AppError 404 */
export async function importById({ db }: Context, id: number): Promise<StatementImportRow> {
  const [row] = await db.select().from(statementImports).where(eq(statementImports.id, id));
  if (!row) throw notFound(`No import ${id}`);
  return row;
}

/** First rows of a file whose columns are to be described. */
export const sampleOf = ({ content }: StatementImportRow): readonly (readonly string[])[] =>
  content === null ? [] : tableOf(textOfFile(content)).rows.slice(0, 4);

function tableOf(text: string) {
  try {
    return readTable(text);
  } catch (error) {
    throw asFieldError(error);
  }
}

/** Names of columns may be longer than an index takes. */
const keyOf = (key: string): string => createHash('sha256').update(key).digest('hex');

async function keptMapping({ db }: Context, text: string): Promise<StatementMapping | null> {
  const columns = keyOf(tableOf(text).key);
  const [kept] = await db.select().from(statementMappings).where(eq(statementMappings.columns, columns));
  return kept?.mapping ?? null;
}

async function read(
  context: Context,
  text: string,
  format: StatementFormat,
  mapping: StatementMapping | null,
): Promise<StatementFile> {
  try {
    const file =
      format === 'camt'
        ? readCamt(text)
        : format === 'mt940'
          ? readMt940(text)
          : readCsv(readTable(text), asKnown(mapping));
    if (file.entries.length > maxEntries) throw new FieldError({ file: [texts.tooLong] });
    const ours = (await transferAccount(context.db, context.settings))?.iban;
    if (ours !== undefined && file.accounts.some((iban) => iban !== ours))
      throw new FieldError({ file: [{ ...texts.otherAccount, values: { iban: ours } }] });
    return file;
  } catch (error) {
    throw asFieldError(error);
  }
}

function asKnown(mapping: StatementMapping | null): StatementMapping {
  if (mapping === null) throw new UnreadableFile('Columns that nobody has described');
  return mapping;
}

/** Whatever a parser fails on, such as its own depth, is in the file. */
const asFieldError = (error: unknown): AppError =>
  error instanceof AppError ? error : new FieldError({ file: [texts.unreadable] });

/** Takes the lines of a file in. Repeating it is harmless: each line has a name that follows from its content. */
async function run(context: Context, row: StatementImportRow): Promise<StatementImportRow> {
  const { db } = context;
  if (row.content === null) throw importDone();
  const { entries } = await read(context, textOfFile(row.content), row.format, row.mapping);
  const counts = { ...nothing };
  const leftOut: LeftOut[] = [];
  const named = await withNames(context, entries);
  const known = await knownOf(context, [...named.values()]);
  // Money arrives before it's taken back; some banks list the newest line first.
  const isOutgoing = ({ amount }: FileEntry) => amount?.startsWith('-') ?? false;
  for (const entry of entries.toSorted((a, b) => Number(isOutgoing(a)) - Number(isOutgoing(b)))) {
    const outcome = await takeEntry(context, entry, { id: named.get(entry) ?? '', known, importId: row.id });
    if (outcome === 'line_not_incoming') counts.outgoing += 1;
    else if (outcome === 'matched' || outcome === 'unmatched' || outcome === 'known') counts[outcome] += 1;
    else {
      counts.refused += 1;
      if (leftOut.length < maxLeftOut) leftOut.push({ row: entry.row, text: summaryOf(entry), code: outcome });
    }
  }
  leftOut.sort((a, b) => a.row - b.row);
  const [done] = await db
    .update(statementImports)
    .set({ state: 'done', content: null, counts, leftOut })
    .where(and(eq(statementImports.id, row.id), ne(statementImports.state, 'done')))
    .returning();
  // Somebody has continued it at the same time: theirs are the numbers.
  return done ?? importById(context, row.id);
}

type Taken = Awaited<ReturnType<typeof takeLine>> | 'line_malformed';

async function takeEntry(
  context: Context,
  entry: FileEntry,
  { id, known, importId }: { id: string; known: ReadonlySet<string>; importId: number },
): Promise<Taken> {
  if (entry.amount === null || !/^[A-Z]{3}$/.test(entry.currency)) return 'line_malformed';
  if (known.has(id)) return 'known';
  return takeLine(
    context,
    {
      id,
      remittance: cutText(entry.remittance, 4000),
      payer: cutText(entry.payer, 2000),
      amount: { amount: entry.amount, currency: entry.currency },
    },
    { bookedOn: entry.booked, payerIban: entry.iban, importId },
  );
}

const summaryOf = ({ amount, booked, currency, payer, remittance }: FileEntry): string =>
  cutText(
    [booked, amount, currency, payer, remittance].filter((text) => text !== null && text !== '').join(' · '),
    500,
  );

/**
 * Names of the lines of a file: what all formats and exports have in common, and a count for lines that are otherwise the
 * same. Names that banks give differ from format to format, and some give the same one to several lines.
 */
async function withNames(context: Context, entries: readonly FileEntry[]): Promise<Map<FileEntry, string>> {
  const seen = new Map<string, number>();
  const names = new Map<FileEntry, string>();
  for (const entry of entries) {
    const [reference] = (await transfersIn(context, entry.remittance)).toSorted();
    const who = reference ?? `${compact(entry.payer)}|${compact(entry.remittance)}`;
    const content = JSON.stringify([entry.booked, entry.amount, entry.currency, who]);
    const count = seen.get(content) ?? 0;
    seen.set(content, count + 1);
    names.set(entry, `file:${createHash('sha256').update(`${content}#${count}`).digest('base64url')}`);
  }
  return names;
}

const compact = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\d]/gu, '');

async function knownOf({ db }: Context, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { id } = statementLines;
  const rows = await db
    .select({ id })
    .from(statementLines)
    .where(inArray(id, [...ids]));
  return new Set(rows.map((row) => row.id));
}
