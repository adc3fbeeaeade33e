import { and, asc, eq, inArray, notInArray, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Merge } from '../../identity/index.ts';
import { cashback, partnerDays, partnerPayouts, partners, referrals } from '../partners/tables.ts';
import { projects, services, sshKeys, trialRefusals } from './tables.ts';

/** Waits for changes of the services of the emptied account, such as renewals. */
export async function lockMergedServices(tx: Db, accountId: number): Promise<void> {
  await tx
    .select({ id: services.id })
    .from(services)
    .where(eq(services.accountId, accountId))
    .orderBy(asc(services.id))
    .for('update');
}

/** How much would move, and whether both accounts are partners, of which nobody can be two. */
export async function salesToMove(db: Db, { from, fromUser, into }: Merge) {
  return {
    services: await db.$count(services, eq(services.accountId, from)),
    projects: await db.$count(projects, and(eq(projects.accountId, from), eq(projects.isDefault, false))),
    sshKeys: await db.$count(sshKeys, eq(sshKeys.userId, fromUser)),
    isPartner: (await db.$count(partners, eq(partners.accountId, from))) > 0,
    isReferred: (await db.$count(referrals, eq(referrals.accountId, from))) > 0,
    areBothPartners: (await db.$count(partners, inArray(partners.accountId, [from, into]))) > 1,
  };
}

/** Moves services with their projects, SSH keys, and the place in the partner programme. */
export async function moveSales(tx: Db, merge: Merge): Promise<void> {
  const { from, into } = merge;
  await moveProjects(tx, merge);
  await tx.update(services).set({ accountId: into }).where(eq(services.accountId, from));
  await tx.update(trialRefusals).set({ accountId: into }).where(eq(trialRefusals.accountId, from));
  await moveSshKeys(tx, merge);
  await movePartner(tx, merge);
}

/** Projects of the same name become one, and so do the default ones. */
async function moveProjects(tx: Db, { from, into }: Merge): Promise<void> {
  const theirs = await tx.select().from(projects).where(eq(projects.accountId, from));
  const ours = await tx.select().from(projects).where(eq(projects.accountId, into));
  for (const project of theirs) {
    const same = ours.find(({ isDefault, name }) => name === project.name || (isDefault && project.isDefault));
    if (same) {
      await tx.update(services).set({ projectId: same.id }).where(eq(services.projectId, project.id));
      await tx.delete(projects).where(eq(projects.id, project.id));
    } else {
      await tx.update(projects).set({ accountId: into, isDefault: false }).where(eq(projects.id, project.id));
    }
  }
}

async function moveSshKeys(tx: Db, { fromUser, intoUser }: Merge): Promise<void> {
  const known = tx.select({ of: sshKeys.fingerprint }).from(sshKeys).where(eq(sshKeys.userId, intoUser));
  await tx
    .update(sshKeys)
    .set({ userId: intoUser })
    .where(and(eq(sshKeys.userId, fromUser), notInArray(sshKeys.fingerprint, known)));
  await tx.delete(sshKeys).where(eq(sshKeys.userId, fromUser));
}

/** Who brought the customer counts unless the other account has somebody; nobody brings themselves. */
async function movePartner(tx: Db, { from, into }: Merge): Promise<void> {
  await tx.update(partners).set({ accountId: into }).where(eq(partners.accountId, from));
  for (const table of [partnerDays, partnerPayouts, cashback, referrals] as const) {
    await tx.update(table).set({ partnerId: into }).where(eq(table.partnerId, from));
  }
  if ((await tx.$count(referrals, eq(referrals.accountId, into))) === 0) {
    await tx.update(referrals).set({ accountId: into }).where(eq(referrals.accountId, from));
  }
  await tx.delete(referrals).where(sql`${referrals.accountId} = ${referrals.partnerId}`);
}
