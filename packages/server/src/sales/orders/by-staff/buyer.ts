import { and, asc, eq } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/index.ts';
import { AppError, notFound } from '../../../platform/http/index.ts';
import { accountOwner, accounts, closedAccounts, findViewer } from '../../../identity/index.ts';
import { purchases } from '../../../billing/index.ts';
import type { SignedInBuyer } from '../place/quote.ts';
import { purchaseConsents } from '../tables.ts';
import { staffOrderTexts } from './texts.ts';

/**
 * A customer as a buyer: the first owner of an account, as the shop sees them at home.
 * @throws AppError 404 for an account that doesn't exist, 409 for a closed one, and for one whose owner is blocked
 */
export async function buyerOfAccount(db: Db, accountId: number): Promise<SignedInBuyer> {
  const [account] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw notFound(`No account ${accountId}`);
  const owner = await accountOwner(db, accountId);
  const isClosed = (await db.$count(closedAccounts, eq(closedAccounts.accountId, accountId))) > 0;
  const viewer = owner === null || isClosed ? null : await findViewer(db, owner.userId, accountId);
  if (viewer?.accountId !== accountId) {
    throw new AppError({ status: 409, code: 'account_closed', detail: staffOrderTexts.closed });
  }
  return {
    viewer,
    visitor: { profileCountry: viewer.country, siteCountry: null, signedIn: true, hasAuthCookie: true },
    isComplete: viewer.hasPersonalInfo,
    emails: [],
    // Staff order no trials.
    trialMarks: [],
  };
}

/** Whether somebody of an account has accepted a version of the terms with an order. */
export async function hasAcceptedTerms(db: Db, accountId: number, version: string | null): Promise<boolean> {
  if (version === null) return true;
  const [accepted] = await db
    .select({ version: purchaseConsents.termsVersion })
    .from(purchaseConsents)
    .innerJoin(purchases, eq(purchases.id, purchaseConsents.purchaseId))
    .where(and(eq(purchases.accountId, accountId), eq(purchaseConsents.termsVersion, version)))
    .orderBy(asc(purchases.id))
    .limit(1);
  return accepted !== undefined;
}
