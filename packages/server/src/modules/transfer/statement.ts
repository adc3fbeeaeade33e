import { and, desc, eq } from 'drizzle-orm';
import { calls, type StatementEntry, type StatementLine } from '@hoster/contract';
import { parseLedger, toLedger } from '@hoster/domain';
import { readCreditorReference } from '@hoster/domain/creditor-reference';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { requireStaff } from '../../http/viewer.ts';
import { lookAtAttempt } from '../payments/attempts.ts';
import { paymentAttempts } from '../payments/tables.ts';
import { expectedTransfers, statementLines } from './tables.ts';

const latest = 100;

/** Where staff, or a program of theirs, hand in the lines of our account's statement. */
export function statementRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  route(app, calls.getStatement, async ({ request }) => {
    await requireStaff(request);
    return latestLines(context);
  });
  route(app, calls.postStatement, async ({ body, request }) => {
    await requireStaff(request);
    for (const line of body.lines) await takeLine(context, line);
    return latestLines(context);
  });
}

/**
 * Takes a line of the statement in, once for the bank's name of it. Its payment is settled or credited; if this process
 * ends before that, a job does it.
 */
export async function takeLine(context: Context, line: StatementLine): Promise<void> {
  const { db, clock } = context;
  const reference = await matched(context, line.remittance);
  await db.transaction(async (tx) => {
    // One line of a reference after the other, and none while it's being closed: what was told of earlier lines stays true.
    const [asked] = await tx
      .select({ closedAt: expectedTransfers.closedAt })
      .from(expectedTransfers)
      .where(eq(expectedTransfers.reference, reference ?? ''))
      .for('update');
    await tx
      .insert(statementLines)
      .values({
        id: line.id,
        remittance: line.remittance,
        reference,
        payer: line.payer,
        amountCents: parseLedger(line.amount),
        currency: line.amount.currency,
        isLate: (asked?.closedAt ?? null) !== null,
        receivedAt: clock.now(),
      })
      .onConflictDoNothing();
  });
  if (reference === null) return;
  const [attempt] = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.provider, 'transfer'), eq(paymentAttempts.providerRef, reference)));
  if (attempt) await lookAtAttempt(context, attempt.id);
}

/** Payers write a reference with spaces, and words around it. */
async function matched({ db }: Context, remittance: string): Promise<string | null> {
  const written = /RF\d\d(?:\s?[A-Z\d]){1,21}/i.exec(remittance)?.[0] ?? remittance;
  const words = written.split(/\s+/);
  // The words after the reference may look like its end.
  for (let count = words.length; count > 0; count--) {
    const reference = readCreditorReference(words.slice(0, count).join(''));
    if (reference && (await db.$count(expectedTransfers, eq(expectedTransfers.reference, reference))) > 0) {
      return reference;
    }
  }
  return null;
}

async function latestLines({ db }: Context): Promise<StatementEntry[]> {
  const rows = await db.select().from(statementLines).orderBy(desc(statementLines.receivedAt)).limit(latest);
  return rows.map(({ id, remittance, payer, amountCents, currency, reference, receivedAt }) => ({
    id,
    remittance,
    payer,
    amount: { amount: toLedger(amountCents, currency).amount, currency: 'EUR' },
    reference,
    received: receivedAt.toISOString(),
  }));
}
