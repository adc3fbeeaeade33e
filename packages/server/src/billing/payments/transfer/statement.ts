import { defineMessages } from '@formatjs/intl';
import { supportAddress } from '../../../platform/company/index.ts';
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
import { noteDetails } from '../../../identity/index.ts';
import type { Context } from '../../../platform/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { AppError, FieldError, notFound, route } from '../../../platform/http/index.ts';
import { pollAttempt } from '../attempts/attempts.ts';
import { paymentChangedAt } from '../changed.ts';
import { enqueueMail } from '../../../platform/mail/index.ts';
import { spokenAmount } from '../spoken-amount.ts';
import { paymentAttempts, payments } from '../tables.ts';
import { receivedFor } from './provider.ts';
import { expectedTransfers, statementLines, type StatementLineRow } from './tables.ts';

const latest = 100;

/** Why a line isn't taken in. */
export const lineTexts = defineMessages({
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
    defaultMessage: 'This line isn’t an incoming payment. It has been left out.',
  },
  line_recalled: {
    id: 'billing.statement.recalled',
    defaultMessage: 'This line is a return, but no matching payment was found. It hasn’t been booked.',
  },
  line_differs: {
    id: 'billing.statement.differs',
    defaultMessage: 'A line with this ID has already been uploaded with different data. It hasn’t been changed.',
  },
});

const texts = defineMessages({
  assigned: { id: 'billing.statement.assigned', defaultMessage: 'This line already belongs to a payment.' },
  unpaid: { id: 'billing.statement.unpaid', defaultMessage: 'This transfer paid less than that.' },
  unknown: { id: 'billing.statement.unknown', defaultMessage: 'No transfer is expected with this reference.' },
});

/** Calls by which staff, or their scripts, submit the lines of our account's statement. */
export function statementRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  route(app, calls.getStatement, async () => {
    return latestLines(context);
  });
  route(app, calls.postStatement, async ({ body, request }) => {
    const refused: StatementReceipt['refused'] = [];
    const lines = body.lines.map((written, index) => ({ index, written, ...StatementLine.safeParse(written) }));
    const isOutgoing = ({ data }: (typeof lines)[number]) => data?.amount.amount.startsWith('-') ?? false;
    // Money arrives before it's taken back; some banks list the newest line first.
    const inOrder = lines.toSorted((a, b) => Number(isOutgoing(a)) - Number(isOutgoing(b)));
    for (const { index, written, data: line, error } of inOrder) {
      const code = line ? await receiveStatementLine(context, line) : 'line_malformed';
      if (code === null) continue;
      const fields = (error?.issues ?? []).map(({ path }) => ['lines', index, ...path].join('.')).join(', ');
      const { data: id = null } = StatementLine.shape.id.safeParse(valueAt(written, ['id']));
      refused.push({ index, id, code, detail: translate(request.language, lineTexts[code], { fields }) });
    }
    return { lines: await latestLines(context), refused: refused.toSorted((a, b) => a.index - b.index) };
  });
  route(app, calls.postLineAssignment, async ({ body, request }) => {
    noteDetails(request, { object: body.id, after: { reference: body.reference } });
    await assignLine(context, body);
    return latestLines(context);
  });
}

/** Why a line isn't taken in, or, if it was recalled, has changed nothing. */
export type LineRefusal = 'line_not_in_euros' | 'line_not_incoming' | 'line_recalled' | 'line_differs';
/** What a file says about a line, beyond what scripts hand in. */
export type LineExtras = Partial<Pick<StatementLineRow, 'bookedOn' | 'payerIban' | 'importId'>>;

/** Takes a line of the statement in. @returns why it isn't; null when it is */
export async function receiveStatementLine(context: Context, line: StatementLine): Promise<LineRefusal | null> {
  const outcome = await takeLine(context, line);
  return outcome === 'matched' || outcome === 'unmatched' || outcome === 'known' ? null : outcome;
}

/**
 * Processes a line of the statement, once for the bank's name of it. Its payment is settled or credited, or charged back
 * when the line takes its money back; if this process ends before that, a job does it.
 * @returns what became of it: refusals are about other money than that of transfers in euros, take back what has paid no
 * payment (staff have to look into it), or are known with other content
 */
export async function takeLine(
  context: Context,
  line: StatementLine,
  extras: LineExtras = {},
): Promise<'matched' | 'unmatched' | 'known' | LineRefusal> {
  const { db, clock } = context;
  const currency = 'EUR';
  if (line.amount.currency !== currency) return 'line_not_in_euros';
  const amountCents: number = parseLedger({ ...line.amount, currency });
  const isRecall = amountCents < 0;
  const [found, another] = await transfersIn(context, line.remittance);
  if (amountCents === 0 || (isRecall && found === undefined)) return 'line_not_incoming';
  // Staff have to divide a line that names several transfers.
  const named = another === undefined ? (found ?? null) : null;
  const known = await db.transaction(async (tx) => {
    // Lines of a reference are processed one after the other, and none while it's being closed, so that events of
    // earlier lines stay valid.
    const asked = named === null ? undefined : await lockTransfer(tx, named);
    const reference = named !== null && isRecall && !(await hasPaid(tx, named, -amountCents)) ? null : named;
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
        ...extras,
      })
      .onConflictDoNothing()
      .returning({ id: statementLines.id });
    if (added.length > 0) {
      if (isRecall && reference === null) await tellOfRecall(context, tx, line.id, -amountCents);
      // Its page shows how much has come, also when that isn't enough.
      if (reference !== null) await paymentChangedAt(tx, 'transfer', reference);
      return { reference, isNew: true };
    }
    const [before] = await tx.select().from(statementLines).where(eq(statementLines.id, line.id));
    const isSame =
      before?.amountCents === amountCents && before.remittance === line.remittance && before.payer === line.payer;
    return isSame ? { reference: before.reference, isNew: false } : null;
  });
  if (known === null) return 'line_differs';
  if (known.reference !== null) await lookAt(context, known.reference);
  if (isRecall && known.reference === null) return 'line_recalled';
  return known.isNew ? (known.reference === null ? 'unmatched' : 'matched') : 'known';
}

/** Whether a transfer has paid its payment, and that much of its money is left. The transfer is locked. */
async function hasPaid(tx: Db, reference: string, cents: number): Promise<boolean> {
  const isPaid = await tx.$count(
    tx
      .select({ id: payments.id })
      .from(payments)
      .innerJoin(paymentAttempts, eq(paymentAttempts.id, payments.attemptId))
      .where(
        and(
          eq(paymentAttempts.provider, 'transfer'),
          eq(paymentAttempts.providerRef, reference),
          eq(payments.status, 'paid'),
        ),
      )
      .as('paid'),
  );
  return isPaid > 0 && (await receivedFor(tx, reference)) >= cents;
}

/** Emails the support address, where there is one: money has left, and the books don't say whose it was. */
export async function tellOfRecall({ settings, log }: Context, tx: Db, line: string, cents: number): Promise<void> {
  log.error({ line, cents }, 'A transfer was recalled that has paid nothing');
  const supportEmail = await supportAddress(tx, settings);
  if (supportEmail === null) return;
  const amount = spokenAmount(cents, 'EUR', 'en');
  await enqueueMail(tx, {
    kind: 'transfer-recalled',
    to: supportEmail,
    language: 'en',
    subject: `Transfer of ${amount} taken back`,
    text: `The bank has taken back ${amount} with line ${line} of the statement.\nIt matches no paid payment, so nothing has been booked. Find out what it belongs to, and assign the line if it’s a payment.\n`,
  });
}

export const lineAssigned = (): AppError =>
  new AppError({ status: 409, code: 'line_assigned', detail: texts.assigned });

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
    if (line.reference !== null || line.accountId !== null) throw lineAssigned();
    if (line.amountCents < 0 && !(await hasPaid(tx, reference ?? '', -line.amountCents)))
      throw new FieldError({ reference: [texts.unpaid] });
    // After the lines of this transfer that were processed meanwhile.
    await tx.execute(
      sql`update statement_lines set reference = ${reference}, is_late = ${asked.isClosed}, position = default,
        aside_reason = null, aside_at = null, aside_by = null where id = ${id}`,
    );
    if (reference !== null) await paymentChangedAt(tx, 'transfer', reference);
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

/** Finds the references of expected transfers in a payer's text. */
export async function transfersIn({ db }: Context, remittance: string): Promise<string[]> {
  const candidates = creditorReferencesIn(remittance);
  if (candidates.length === 0) return [];
  const rows = await db
    .select({ reference: expectedTransfers.reference })
    .from(expectedTransfers)
    .where(inArray(expectedTransfers.reference, candidates));
  return rows.map(({ reference }) => reference);
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
