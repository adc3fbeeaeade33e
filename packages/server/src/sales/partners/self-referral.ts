import { aliasedTable, and, eq, inArray, isNotNull } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { legalEntities } from '../../billing/index.ts';
import { accountMembers, emailAddresses } from '../../identity/index.ts';

/**
 * Whether a customer is the partner in another guise, for whose orders no cashback is paid: the same account, members of
 * one team, the same mailbox, or a company with the same VAT ID.
 */
export async function isSelfReferral(db: Db, partnerId: number, accountId: number): Promise<boolean> {
  return (
    partnerId === accountId ||
    (await areOneTeam(db, partnerId, accountId)) ||
    haveCommon(await mailboxesOf(db, partnerId), await mailboxesOf(db, accountId)) ||
    haveCommon(await vatIdsOf(db, partnerId), await vatIdsOf(db, accountId))
  );
}

const haveCommon = (ones: readonly string[], others: readonly string[]): boolean =>
  ones.some((one) => others.includes(one));

/** Whether members of both accounts belong to one account: one of these two, or another one. */
async function areOneTeam(db: Db, partnerId: number, accountId: number): Promise<boolean> {
  const membersOf = (id: number) =>
    db.select({ id: accountMembers.userId }).from(accountMembers).where(eq(accountMembers.accountId, id));
  const other = aliasedTable(accountMembers, 'other_member');
  const [common] = await db
    .select({ id: accountMembers.accountId })
    .from(accountMembers)
    .innerJoin(other, eq(other.accountId, accountMembers.accountId))
    .where(and(inArray(accountMembers.userId, membersOf(partnerId)), inArray(other.userId, membersOf(accountId))))
    .limit(1);
  return common !== undefined;
}

/** Where mail to an address arrives: `ann+shop@example.com` is `ann@example.com`. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).split('+', 1);
  return (name + email.slice(at)).toLowerCase();
}

async function mailboxesOf(db: Db, accountId: number): Promise<string[]> {
  const rows = await db
    .select({ email: emailAddresses.email })
    .from(emailAddresses)
    .innerJoin(accountMembers, eq(accountMembers.userId, emailAddresses.userId))
    .where(eq(accountMembers.accountId, accountId));
  return rows.map(({ email }) => mailboxOf(email));
}

/** VAT IDs of an account's companies, removed ones too, without what people put between the digits. */
async function vatIdsOf(db: Db, accountId: number): Promise<string[]> {
  const { vatId } = legalEntities;
  const rows = await db
    .select({ vatId })
    .from(legalEntities)
    .where(and(eq(legalEntities.accountId, accountId), isNotNull(vatId)));
  return rows.map((row) => (row.vatId ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase());
}
