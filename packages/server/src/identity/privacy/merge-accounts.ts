import { and, eq, inArray, isNotNull, ne } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { accountMembers } from '../account/tables.ts';
import { emailAddresses, mailedKeys, users } from '../auth/tables.ts';
import { providerAccounts } from '../providers/tables.ts';
import { endSessionsOf } from '../session/sessions.ts';
import { lockMembers } from '../team/members.ts';
import { accountInvitations } from '../team/tables.ts';
import { apiTokens } from '../tokens/tables.ts';
import { accountMerges, formerAddresses } from './merge-tables.ts';
import { closedAccounts } from './tables.ts';

/** Two accounts of one customer: `from` is emptied into `into`. The users are their first owners. */
export interface Merge {
  readonly from: number;
  readonly fromUser: number;
  readonly into: number;
  readonly intoUser: number;
}

/** Makes changes of the members of both accounts wait until the end of the transaction. */
export async function lockMergedMembers(tx: Db, { from, into }: Pick<Merge, 'from' | 'into'>): Promise<void> {
  for (const id of [from, into].toSorted((a, b) => a - b)) await lockMembers(tx, id);
}

/** Why people keep two accounts from being merged. */
export async function peopleInTheWay(db: Db, { from, fromUser, intoUser }: Merge) {
  const staff = and(inArray(users.id, [fromUser, intoUser]), isNotNull(users.staffRole));
  const others = and(eq(accountMembers.accountId, from), ne(accountMembers.userId, fromUser));
  const elsewhere = and(eq(accountMembers.userId, fromUser), ne(accountMembers.accountId, from));
  return {
    staff: (await db.$count(users, staff)) > 0,
    team: (await db.$count(accountMembers, others)) > 0,
    elsewhere: (await db.$count(accountMembers, elsewhere)) > 0,
  };
}

/** Closes the emptied account: nobody signs in to it any more, and its addresses are kept as former ones of the other. */
export async function closeMerged(tx: Db, now: Date, { from, fromUser, into }: Merge): Promise<void> {
  await tx.insert(closedAccounts).values({ accountId: from, invoiceParty: null, closedAt: now });
  await tx.update(accountMerges).set({ intoId: into }).where(eq(accountMerges.intoId, from));
  await tx.insert(accountMerges).values({ accountId: from, intoId: into, at: now });
  await tx.update(formerAddresses).set({ accountId: into }).where(eq(formerAddresses.accountId, from));
  const addresses = await tx.delete(emailAddresses).where(eq(emailAddresses.userId, fromUser)).returning();
  if (addresses.length > 0) {
    await tx.insert(formerAddresses).values(addresses.map(({ email }) => ({ accountId: into, email, at: now })));
  }
  await tx.update(users).set({ isActive: false }).where(eq(users.id, fromUser));
  await endSessionsOf(tx, fromUser);
  await tx.delete(mailedKeys).where(eq(mailedKeys.userId, fromUser));
  await tx.delete(providerAccounts).where(eq(providerAccounts.userId, fromUser));
  await tx.delete(apiTokens).where(eq(apiTokens.accountId, from));
  await tx.delete(accountInvitations).where(eq(accountInvitations.accountId, from));
}
