import { defineMessage } from '@formatjs/intl';
import { translate } from '../../i18n/translate.ts';
import { eq } from '../../platform/db/drizzle.ts';
import type { FastifyRequest } from 'fastify';
import type { Context, Customer, Module, Obstacle } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { AppError, type Language } from '../../platform/http/index.ts';
import type { Viewer } from '../session/find-viewer.ts';
import { accounts } from '../account/tables.ts';
import { enqueueMail } from '../../platform/mail/index.ts';
import { customerOf } from './customer.ts';
import { farewellEmail } from './emails.ts';
import { closedAccounts, type InvoiceParty } from './tables.ts';

/** Reasons why an account can't be deleted; empty when it can. */
export async function obstaclesOf(parts: readonly Module[], db: Db, customer: Customer): Promise<Obstacle[]> {
  const found: Obstacle[] = [];
  for (const { personalData } of parts) found.push(...((await personalData?.obstacles?.(db, customer)) ?? []));
  return found;
}

/** Whose account is closed. */
export type Leaving = Pick<Viewer, 'accountId' | 'email' | 'firstName' | 'language' | 'lastName' | 'userId'>;

/** Deletes the account of a customer who asks for it, as `closeAccount` does. @throws AppError 409 while there are obstacles */
export async function deleteAccount(
  context: Context,
  parts: readonly Module[],
  viewer: Viewer,
  request: FastifyRequest,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await closeAccount(context, tx, parts, viewer);
    await request.session.end(tx);
  });
}

/**
 * Closes an account permanently: ends its sessions, erases personal data and sends a final email. Orders and payments
 * stay, and the name that their invoices carry.
 * @throws AppError 409 while there are obstacles
 */
export async function closeAccount(context: Context, tx: Db, parts: readonly Module[], viewer: Leaving): Promise<void> {
  // Orders and top-ups of the account wait for the same lock, and find the account closed afterwards.
  for (const { personalData } of parts) await personalData?.lock?.(tx, viewer.accountId);
  const customer = await customerOf(tx, viewer);
  const obstacles = await obstaclesOf(parts, tx, customer);
  if (obstacles.length > 0) throw new CannotDelete(obstacles);
  const invoiceParty = (await isInvoiced(parts, tx, customer)) ? await invoicePartyOf(tx, viewer) : null;
  await tx.insert(closedAccounts).values({ accountId: viewer.accountId, invoiceParty, closedAt: context.clock.now() });
  for (const { personalData } of parts) await personalData?.erase?.(tx, customer, context);
  if (viewer.email !== '') {
    await enqueueMail(tx, {
      to: viewer.email,
      language: viewer.language,
      ...farewellEmail(viewer.language, context.settings.publicOrigin),
    });
  }
}

async function isInvoiced(parts: readonly Module[], tx: Db, customer: Customer): Promise<boolean> {
  for (const { personalData } of parts) if (await personalData?.isInvoiced?.(tx, customer)) return true;
  return false;
}

/** The party that the invoices were issued to. */
async function invoicePartyOf(tx: Db, viewer: Leaving): Promise<InvoiceParty | null> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, viewer.accountId));
  if (!account) return null;
  const { country, city, zipCode, address } = account;
  return { name: `${viewer.firstName} ${viewer.lastName}`.trim(), country, city, zip_code: zipCode, address };
}

class CannotDelete extends AppError {
  readonly #obstacles: readonly Obstacle[];

  constructor(obstacles: readonly Obstacle[]) {
    super({
      status: 409,
      code: 'cannot_delete',
      detail: defineMessage({
        id: 'identity.deletion.not-yet',
        defaultMessage: 'This account can’t be deleted yet.',
        description: 'Error while an account has services or debts',
      }),
    });
    this.#obstacles = obstacles;
  }

  override body(language: Language): Record<string, unknown> {
    const obstacles = this.#obstacles.map(({ code, message }) => ({ code, message: translate(language, message) }));
    return { ...super.body(language), obstacles };
  }
}
