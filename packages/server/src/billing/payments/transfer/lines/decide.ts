import { defineMessages } from '@formatjs/intl';
import type { TransferCredit } from '@hoster/contract';
import { cutText } from '@hoster/domain/text/cut-text';
import { accounts } from '../../../../identity/index.ts';
import { translations } from '../../../../i18n/translate.ts';
import { eq } from '../../../../platform/db/drizzle.ts';
import type { Db } from '../../../../platform/db/index.ts';
import { FieldError, notFound } from '../../../../platform/http/index.ts';
import type { Context } from '../../../../platform/index.ts';
import { receivedBy } from '../../../ledger/entries.ts';
import { book, isClosed } from '../../balance.ts';
import { lineAssigned } from '../statement.ts';
import { statementLines, type StatementLineRow } from '../tables.ts';

const texts = defineMessages({
  account: { id: 'billing.transfer-credit.account', defaultMessage: 'There’s no open account with this number.' },
  recalled: {
    id: 'billing.transfer-credit.recalled',
    defaultMessage: 'The bank has taken this money back. It can’t be added to a balance.',
  },
  credited: { id: 'billing.transfer-credit.description', defaultMessage: 'Bank transfer' },
});

/** @throws AppError 404 */
export async function lineByNumber(db: Db, number: number): Promise<StatementLineRow> {
  const [line] = await db.select().from(statementLines).where(eq(statementLines.number, number));
  if (!line) throw notFound(`No line ${number}`);
  return line;
}

/** Locks a line that nobody has been found for. @throws AppError 404, 409 for one with a payment or customer */
async function lockUnassigned(tx: Db, number: number): Promise<StatementLineRow> {
  const [line] = await tx.select().from(statementLines).where(eq(statementLines.number, number)).for('update');
  if (!line) throw notFound(`No line ${number}`);
  if (line.reference !== null || line.accountId !== null) throw lineAssigned();
  return line;
}

/** Sets a line aside that is no customer's, or takes that back. @throws AppError 404, 409 */
export async function setAside(
  { clock, db }: Context,
  number: number,
  { by, reason }: { by: string; reason: string | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUnassigned(tx, number);
    const aside =
      reason === null
        ? { asideReason: null, asideAt: null, asideBy: null }
        : { asideReason: reason, asideAt: clock.now(), asideBy: cutText(by, 200) };
    await tx.update(statementLines).set(aside).where(eq(statementLines.number, number));
  });
}

/**
 * Adds the money of a line to a customer's balance, once: nothing was asked for, but it's clear whose it is.
 * @throws AppError 404, 409; FieldError for an unknown account, or money that was taken back
 */
export async function creditLine(
  context: Context,
  number: number,
  { account: accountId }: Pick<TransferCredit, 'account'>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const line = await lockUnassigned(tx, number);
    if (line.amountCents < 0) throw new FieldError({ non_field_errors: [texts.recalled] });
    const isKnown = (await tx.$count(accounts, eq(accounts.id, accountId))) > 0;
    if (!isKnown || (await isClosed(tx, accountId))) throw new FieldError({ account: [texts.account] });
    await tx
      .update(statementLines)
      .set({ accountId, asideReason: null, asideAt: null, asideBy: null })
      .where(eq(statementLines.number, number));
    const isBooked = await book(context, tx, {
      accountId,
      from: receivedBy('transfer', line.amountCents),
      reference: `statement-line:${line.number}`,
      kind: 'top_up',
      description: translations(texts.credited),
    });
    if (!isBooked) throw lineAssigned();
  });
}
