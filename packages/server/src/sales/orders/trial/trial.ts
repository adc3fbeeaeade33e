import { and, eq, inArray, sql } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/index.ts';
import { FieldError } from '../../../platform/http/index.ts';
import { services, trialMarks, trialSigns } from '../tables.ts';
import { orderTexts } from '../texts.ts';

/**
 * Whether a customer has had their trial: one for each person, as far as the marks tell. An order that was never paid
 * or set up doesn't count.
 */
export async function hadTrial(db: Db, accountId: number, marks: readonly string[]): Promise<boolean> {
  const rows = await db
    .select({ id: services.id })
    .from(services)
    .where(
      and(
        eq(services.accountId, accountId),
        sql`${services.spec}->>'trial' <> 'none'`,
        sql`not (${services.state} in ('canceled', 'failed_setup') and ${services.activatedAt} is null)`,
      ),
    )
    .limit(1);
  if (rows.length > 0) return true;
  const known = await db
    .select({ hash: trialMarks.hash })
    .from(trialMarks)
    .where(inArray(trialMarks.hash, [...marks]))
    .limit(1);
  return known.length > 0;
}

/**
 * Uses up the trial of a person with their order. If several accounts order at the same time, one gets it.
 * @throws FieldError when it has been used
 */
export async function takeTrial(tx: Db, purchaseId: number, marks: readonly string[]): Promise<void> {
  const taken = await tx
    .insert(trialMarks)
    .values(marks.map((hash) => ({ hash, purchaseId })))
    .onConflictDoNothing()
    .returning({ hash: trialMarks.hash });
  if (taken.length < marks.length) throw new FieldError({ trial: [orderTexts.trialUsed] });
}

/** Returns the trial of an order that was never paid or set up. */
export async function releaseTrial(tx: Db, purchaseId: number): Promise<void> {
  await tx.delete(trialMarks).where(eq(trialMarks.purchaseId, purchaseId));
  await tx.delete(trialSigns).where(eq(trialSigns.purchaseId, purchaseId));
}
