import {
  escapeHtml,
  fill,
  type Placeholders,
  renderDocument,
  typographyOf,
  writtenIn,
} from '../../platform/documents/index.ts';
import type { LegalDocument, LegalQuery } from '@hoster/contract';
import { versionInForce, type LegalSlug } from '@hoster/domain/visitor/legal';
import { sellerFor } from '@hoster/domain/money/seller';
import type { Visitor } from '@hoster/domain/visitor/regional';
import { and, desc, eq } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { type Language, notFound } from '../../platform/http/index.ts';
import { listSellers } from '../../settings/index.ts';
import { brandName } from '../../platform/company/index.ts';
import { differenceOf } from './difference.ts';
import { dayOf, legalDocuments } from '../../identity/index.ts';

type Row = typeof legalDocuments.$inferSelect;

/** Request for a document, with its reader. */
export interface LegalAsked extends LegalQuery {
  readonly slug: string;
  readonly visitor: Visitor;
  readonly language: Language;
}

/**
 * A version of a document with the seller's data filled in.
 * @throws AppError 404 for an unknown document or version
 */
export async function legalDocument({ db, clock, settings }: Context, asked: LegalAsked): Promise<LegalDocument> {
  const { slug, language, visitor } = asked;
  const rows = await db
    .select()
    .from(legalDocuments)
    .where(and(eq(legalDocuments.slug, slug as LegalSlug), eq(legalDocuments.language, writtenIn(language))))
    .orderBy(desc(legalDocuments.version));
  const current = versionInForce(rows, dayOf(clock.now()));
  const chosen = asked.version ? versionOf(rows, asked.version) : current;
  if (!chosen) throw notFound(`No document ${slug} in force`);
  const other = asked.compare ? versionOf(rows, asked.compare) : null;
  // Changes are shown from older to newer, whichever version was chosen first.
  const [row, older] = other !== null && other.version > chosen.version ? [other, chosen] : [chosen, other];
  const seller = await sellerValues(db, visitor, language);
  const { html, toc } = renderDocument(row.text, language);
  const line = typographyOf(language);
  return {
    slug: row.slug,
    title: line(row.title),
    summary: fill(line(row.summary), seller),
    version: row.version,
    effective: row.version,
    is_current: row === current,
    versions: rows.map(({ version, changes }) => ({ version, changes })),
    body: filledHtml(html, seller),
    toc: toc.map((entry) => ({ ...entry, title: fill(line(entry.title), seller) })),
    diff: older === null ? null : comparison(db, [older, row], seller),
    compared: older?.version ?? null,
    is_sample: settings.demo,
  };
}

function versionOf(rows: readonly Row[], version: string): Row {
  const row = rows.find((one) => one.version === version);
  if (!row) throw notFound('No such version of the document');
  return row;
}

/** In place of what staff haven't filled in; orders are closed meanwhile. */
const unknown = '—';

/** Values of the placeholders that name the seller. */
async function sellerValues(db: Db, visitor: Visitor, language: Language): Promise<Placeholders> {
  const seller = sellerFor(await listSellers(db, language), visitor);
  return {
    brand: await brandName(db),
    company: seller?.name ?? unknown,
    address: seller?.address.join(', ') ?? unknown,
    email: seller?.email ?? unknown,
    registrationNumber: seller?.registration_number ?? unknown,
    vatId: seller?.vat_id ?? unknown,
  };
}

/** Fills HTML; in the addresses of links, Markdown has encoded the braces. */
function filledHtml(html: string, values: Placeholders): string {
  const escaped = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]));
  return fill(html.replaceAll(/%7B(\w+)%7D/g, '{$1}'), escaped);
}

const compared = new WeakMap<Db, Map<string, string>>();

/** The difference of two versions. Versions never change, so it is computed once for each seller. */
function comparison(db: Db, [before, after]: [Row, Row], seller: Placeholders): string {
  const { slug, language } = after;
  const cached = compared.get(db) ?? new Map<string, string>();
  compared.set(db, cached);
  const key = [slug, language, before.version, after.version, ...Object.values(seller)].join(' ');
  const known = cached.get(key);
  if (known !== undefined) return known;
  const read = (row: Row) => {
    const { text, toc } = renderDocument(row.text, language);
    const line = typographyOf(language);
    return { text: fill(line(text), seller), headings: toc.map(({ title }) => fill(line(title), seller)) };
  };
  const difference = differenceOf(read(before), read(after), language);
  cached.set(key, difference);
  return difference;
}
