import { and, eq, isNotNull } from '../../db/drizzle.ts';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { AppError } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import type { Viewer } from '../../http/viewer.ts';
import { accounts } from '../account/tables.ts';
import { enqueueMail } from '../mail/service.ts';
import type { Customer, Module, Obstacle } from '../module.ts';
import { lockAccount } from '../payments/balance.ts';
import { payments } from '../payments/tables.ts';
import { customerOf } from './customer.ts';
import { farewellLetter } from './letter.ts';
import { closedAccounts, type InvoiceParty } from './tables.ts';

/** Why a customer cannot leave; empty when they can. */
export async function obstaclesOf(parts: readonly Module[], db: Db, customer: Customer): Promise<Obstacle[]> {
  const found: Obstacle[] = [];
  for (const { personalData } of parts) found.push(...((await personalData?.obstacles?.(db, customer)) ?? []));
  return found;
}

/**
 * Deletes an account permanently: ends its sessions, erases personal data and sends a final email. Orders and
 * payments stay, and the name that their invoices carry.
 * @throws AppError 409 while there are obstacles
 */
export async function deleteAccount(
  context: Context,
  parts: readonly Module[],
  viewer: Viewer,
  request: FastifyRequest,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    // Orders and top-ups of the account wait for the same lock, and find the account closed afterwards.
    await lockAccount(tx, viewer.accountId);
    const customer = await customerOf(tx, viewer);
    const obstacles = await obstaclesOf(parts, tx, customer);
    if (obstacles.length > 0) throw new CannotDelete(obstacles);
    const invoiceParty = await invoicePartyOf(tx, viewer);
    await tx
      .insert(closedAccounts)
      .values({ accountId: viewer.accountId, invoiceParty, closedAt: context.clock.now() });
    for (const { personalData } of parts) await personalData?.erase?.(tx, customer, context);
    if (viewer.email !== '') {
      await enqueueMail(tx, {
        to: viewer.email,
        language: viewer.language,
        ...farewellLetter(viewer.language, context.settings.publicOrigin),
      });
    }
    await request.session.end(tx);
  });
}

/** Whom the invoices were made out to; null where nothing was paid. */
async function invoicePartyOf(tx: Db, viewer: Viewer): Promise<InvoiceParty | null> {
  const [paid] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.accountId, viewer.accountId), isNotNull(payments.paidAt)))
    .limit(1);
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, viewer.accountId));
  if (!paid || !account) return null;
  const { country, city, zipCode, address } = account;
  return { name: `${viewer.firstName} ${viewer.lastName}`.trim(), country, city, zip_code: zipCode, address };
}

class CannotDelete extends AppError {
  readonly #obstacles: readonly Obstacle[];

  constructor(obstacles: readonly Obstacle[]) {
    super({
      status: 409,
      code: 'cannot_delete',
      detail: { en: 'This account can’t be deleted yet.', ru: 'Аккаунт пока нельзя удалить.' },
    });
    this.#obstacles = obstacles;
  }

  override body(language: Language): Record<string, unknown> {
    const obstacles = this.#obstacles.map(({ code, message }) => ({ code, message: message[language] }));
    return { ...super.body(language), obstacles };
  }
}
