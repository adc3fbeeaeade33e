import { and, eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { accountMembers, accountOwner, accounts, userById } from '../../identity/index.ts';
import { hasOwnAddress } from '../payments/legal-entities.ts';
import { legalEntities } from '../payments/tables.ts';
import type { Party } from './tables.ts';
import type { PurchaseRow } from '../purchases/tables.ts';

/** Returns the party to invoice for a purchase: its company if it has one, else the person. */
export async function invoiceBuyer(tx: Db, purchase: PurchaseRow): Promise<Party> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, purchase.accountId));
  const user = await nameOnInvoice(tx, purchase);
  const [company] =
    purchase.legalEntityId === null
      ? []
      : await tx.select().from(legalEntities).where(eq(legalEntities.id, purchase.legalEntityId));
  const person = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  const home = company && hasOwnAddress(company) ? company : account;
  const place = [home?.zipCode, home?.city].filter(Boolean).join(' ');
  const country = company?.country ?? account?.country ?? null;
  return {
    name: company?.name ?? person,
    address: [home?.address ?? '', place, countryName(country, purchase.language)].filter((line) => line !== ''),
    country,
    vatId: company?.vatId ?? null,
    registrationNumber: null,
    // The law doesn't ask for it, and invoices are kept when customers leave.
    email: null,
    place: { city: home?.city ?? '', zip: home?.zipCode ?? '' },
  };
}

/** The user who has bought it as an owner; for another member's purchase, the account's owner. */
async function nameOnInvoice(tx: Db, { accountId, userId }: PurchaseRow) {
  const isOwner = and(
    eq(accountMembers.accountId, accountId),
    eq(accountMembers.userId, userId),
    eq(accountMembers.role, 'owner'),
  );
  const owner = (await tx.$count(accountMembers, isOwner)) > 0 ? null : await accountOwner(tx, accountId);
  return owner ?? (await userById(tx, userId));
}

const countryName = (country: string | null, language: string): string =>
  country === null ? '' : (new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country);
