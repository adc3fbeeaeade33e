import { and, desc, eq, sql } from '../../db/drizzle.ts';
import { calls, type LineAssignment, type StatementEntry, type StatementLine } from '@hoster/contract';
import { parseLedger, toLedger } from '@hoster/domain';
import { readCreditorReference } from '@hoster/domain/creditor-reference';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { AppError, FieldError, notFound } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import { requireStaff } from '../../http/viewer.ts';
import { lookAtAttempt } from '../payments/attempts.ts';
import { paymentAttempts } from '../payments/tables.ts';
import { expectedTransfers, statementLines } from './tables.ts';

const latest = 100;

const texts = {
  differs: {
    en: 'A line with this ID has already been uploaded with different data. It hasn’t been changed.',
    ru: 'Строка с таким номером уже загружена с другими данными. Она не изменена.',
  },
  assigned: { en: 'This line already belongs to a payment.', ru: 'Эта строка уже относится к платежу.' },
  unknown: { en: 'No transfer is expected with this reference.', ru: 'Перевода с таким назначением мы не ждём.' },
};

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
  route(app, calls.postLineAssignment, async ({ body, request }) => {
    await requireStaff(request);
    await assignLine(context, body);
    return latestLines(context);
  });
}

/**
 * Takes a line of the statement in, once for the bank's name of it. Its payment is settled or credited; if this process
 * ends before that, a job does it.
 * @throws AppError 409 for a known line that said something else
 */
export async function takeLine(context: Context, line: StatementLine): Promise<void> {
  const { db, clock } = context;
  const reference = await matched(context, line.remittance);
  await db.transaction(async (tx) => {
    // One line of a reference after the other, and none while it's being closed: what was told of earlier lines stays true.
    const asked = reference === null ? undefined : await lockTransfer(tx, reference);
    const amountCents = parseLedger(line.amount);
    const taken = await tx
      .insert(statementLines)
      .values({
        id: line.id,
        remittance: line.remittance,
        reference,
        payer: line.payer,
        amountCents,
        currency: line.amount.currency,
        isLate: asked?.isClosed ?? false,
        receivedAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: statementLines.id });
    if (taken.length > 0) return;
    const [known] = await tx.select().from(statementLines).where(eq(statementLines.id, line.id));
    if (known?.amountCents !== amountCents || known.remittance !== line.remittance || known.payer !== line.payer) {
      throw new AppError({ status: 409, code: 'line_differs', detail: texts.differs, extra: { id: line.id } });
    }
  });
  if (reference !== null) await lookAt(context, reference);
}

/**
 * Gives a line that names no payment to the one that staff have found out.
 * @throws AppError 404 for an unknown line, 409 for one that has a payment; FieldError for an unknown reference
 */
async function assignLine(context: Context, { id, reference: written }: LineAssignment): Promise<void> {
  const reference = readCreditorReference(written);
  await context.db.transaction(async (tx) => {
    const asked = reference === null ? undefined : await lockTransfer(tx, reference);
    if (!asked) throw new FieldError({ reference: [texts.unknown] });
    const [line] = await tx.select().from(statementLines).where(eq(statementLines.id, id)).for('update');
    if (!line) throw notFound('There is no such line');
    if (line.reference !== null) throw new AppError({ status: 409, code: 'line_assigned', detail: texts.assigned });
    // Behind the lines of this transfer that were taken in meanwhile.
    await tx.execute(
      sql`update statement_lines set reference = ${reference}, is_late = ${asked.isClosed}, position = default where id = ${id}`,
    );
  });
  if (reference !== null) await lookAt(context, reference);
}

/** Makes the lines of a transfer, and its end, come one after the other. */
async function lockTransfer(tx: Db, reference: string): Promise<{ isClosed: boolean } | undefined> {
  const [asked] = await tx
    .select({ closedAt: expectedTransfers.closedAt })
    .from(expectedTransfers)
    .where(eq(expectedTransfers.reference, reference))
    .for('update');
  return asked && { isClosed: asked.closedAt !== null };
}

async function lookAt(context: Context, reference: string): Promise<void> {
  const { db } = context;
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
