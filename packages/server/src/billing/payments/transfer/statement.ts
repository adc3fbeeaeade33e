import { defineMessages } from '@formatjs/intl';
import { and, desc, eq, inArray, sql } from '../../../platform/db/drizzle.ts';
import {
  calls,
  type LineAssignment,
  type StatementEntry,
  StatementLine,
  type StatementReceipt,
  valueAt,
} from '@hoster/contract';
import { parseLedger, toLedger } from '@hoster/domain';
import { creditorReferencesIn, readCreditorReference } from '@hoster/domain/money/creditor-reference';
import type { FastifyInstance } from 'fastify';
import { translate } from '../../../i18n/translate.ts';
import type { Context } from '../../../platform/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { AppError, FieldError, notFound, route } from '../../../platform/http/index.ts';
import { requireStaff } from '../../../identity/index.ts';
import { pollAttempt } from '../attempts/attempts.ts';
import { paymentAttempts } from '../tables.ts';
import { expectedTransfers, statementLines } from './tables.ts';

const latest = 100;

const texts = defineMessages({
  line_malformed: {
    id: 'billing.statement.malformed',
    defaultMessage: 'We couldn’t read {fields}. The line has been left out.',
  },
  line_not_in_euros: {
    id: 'billing.statement.not-in-euros',
    defaultMessage: 'This line isn’t in euros. It has been left out.',
  },
  line_not_incoming: {
    id: 'billing.statement.not-incoming',
    defaultMessage: 'No money came in with this line. It has been left out.',
  },
  line_differs: {
    id: 'billing.statement.differs',
    defaultMessage: 'A line with this ID has already been uploaded with different data. It hasn’t been changed.',
  },
  assigned: { id: 'billing.statement.assigned', defaultMessage: 'This line already belongs to a payment.' },
  unknown: { id: 'billing.statement.unknown', defaultMessage: 'No transfer is expected with this reference.' },
});

/** Calls by which staff, or their scripts, submit the lines of our account's statement. */
export function statementRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  route(app, calls.getStatement, async ({ request }) => {
    await requireStaff(request);
    return latestLines(context);
  });
  route(app, calls.postStatement, async ({ body, request }) => {
    await requireStaff(request);
    const refused: StatementReceipt['refused'] = [];
    for (const [index, written] of body.lines.entries()) {
      const { data: line, error } = StatementLine.safeParse(written);
      const code = line ? await receiveStatementLine(context, line) : 'line_malformed';
      if (code === null) continue;
      const fields = error?.issues.map(({ path }) => ['lines', index, ...path].join('.')).join(', ');
      const { data: id = null } = StatementLine.shape.id.safeParse(valueAt(written, ['id']));
      refused.push({ index, id, code, detail: translate(request.language, texts[code], { fields }) });
    }
    return { lines: await latestLines(context), refused };
  });
  route(app, calls.postLineAssignment, async ({ body, request }) => {
    await requireStaff(request);
    await assignLine(context, body);
    return latestLines(context);
  });
}

/**
 * Processes a line of the statement, once for the bank's name of it. Its payment is settled or credited; if this
 * process ends before that, a job does it.
 * @returns why the line isn't taken in: no euros came in, or it's known with other content; null when it is
 */
export async function receiveStatementLine(
  context: Context,
  line: StatementLine,
): Promise<'line_not_in_euros' | 'line_not_incoming' | 'line_differs' | null> {
  const { db, clock } = context;
  const currency = 'EUR';
  if (line.amount.currency !== currency) return 'line_not_in_euros';
  const amountCents = parseLedger({ ...line.amount, currency });
  if (amountCents <= 0) return 'line_not_incoming';
  const reference = await matched(context, line.remittance);
  const isSame = await db.transaction(async (tx) => {
    // Lines of a reference are processed one after the other, and none while it's being closed, so that events of
    // earlier lines stay valid.
    const asked = reference === null ? undefined : await lockTransfer(tx, reference);
    const added = await tx
      .insert(statementLines)
      .values({
        id: line.id,
        remittance: line.remittance,
        reference,
        payer: line.payer,
        amountCents,
        currency,
        isLate: asked?.isClosed ?? false,
        receivedAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: statementLines.id });
    if (added.length > 0) return true;
    const [known] = await tx.select().from(statementLines).where(eq(statementLines.id, line.id));
    return known?.amountCents === amountCents && known.remittance === line.remittance && known.payer === line.payer;
  });
  if (!isSame) return 'line_differs';
  if (reference !== null) await lookAt(context, reference);
  return null;
}

/**
 * Assigns a line that names no payment to the one that staff have identified.
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
    // After the lines of this transfer that were processed meanwhile.
    await tx.execute(
      sql`update statement_lines set reference = ${reference}, is_late = ${asked.isClosed}, position = default where id = ${id}`,
    );
  });
  if (reference !== null) await lookAt(context, reference);
}

/** Serialises the lines of a transfer and its end. */
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
  if (attempt) await pollAttempt(context, attempt.id);
}

/** Finds the reference in a payer's text; null also when it names several transfers, which staff have to divide. */
async function matched({ db }: Context, remittance: string): Promise<string | null> {
  const candidates = creditorReferencesIn(remittance);
  if (candidates.length === 0) return null;
  const [found, another] = await db
    .select({ reference: expectedTransfers.reference })
    .from(expectedTransfers)
    .where(inArray(expectedTransfers.reference, candidates));
  return another === undefined ? (found?.reference ?? null) : null;
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
