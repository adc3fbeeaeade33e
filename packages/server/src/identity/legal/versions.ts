import { dayIn, sellerTimeZone } from '@hoster/domain';
import type { LegalSlug } from '@hoster/domain/visitor/legal';
import { and, inArray, lte, max } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { legalDocuments } from './tables.ts';

/** The day of a moment where the seller is: versions are named after the first one on which they apply. */
export const dayOf = (moment: Date): string => dayIn(sellerTimeZone, moment);

/** Returns the version of each document that is in force; documents that aren't published yet are left out. */
export async function versionsInForce(
  db: Db,
  moment: Date,
  slugs: readonly LegalSlug[],
): Promise<ReadonlyMap<LegalSlug, string>> {
  const rows = await db
    .select({ slug: legalDocuments.slug, version: max(legalDocuments.version) })
    .from(legalDocuments)
    .where(and(inArray(legalDocuments.slug, [...slugs]), lte(legalDocuments.version, dayOf(moment))))
    .groupBy(legalDocuments.slug);
  return new Map(rows.flatMap(({ slug, version }) => (version === null ? [] : [[slug, version]])));
}

/** Version of the terms of service in force, which orders have to accept; null while none is published. */
export async function termsInForce(db: Db, moment: Date): Promise<string | null> {
  return (await versionsInForce(db, moment, ['tos'])).get('tos') ?? null;
}
