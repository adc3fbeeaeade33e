import type { Customer, CustomerAttribution, CustomerConsent, CustomerPerson, Language } from '@hoster/contract';
import { toLedger } from '@hoster/domain';
import { balanceOf, legalEntities, overdraftOf, purchases, savedCards } from '../billing/index.ts';
import {
  accountMembers,
  accountMerges,
  accountName,
  accounts,
  authenticators,
  closedAccounts,
  emailAddresses,
  formerAddresses,
  nameOf,
  passkeys,
  sessions,
  signupConsents,
  users,
} from '../identity/index.ts';
import { and, asc, desc, eq, gt, inArray, isNull, sql } from '../platform/db/drizzle.ts';
import type { Db } from '../platform/db/index.ts';
import { notFound } from '../platform/http/index.ts';
import type { Context } from '../platform/index.ts';
import { purchaseConsents, referrals } from '../sales/index.ts';
import { stateOf } from './list.ts';

/** Purchases whose attribution is shown beside the first one, and consents to terms. */
const latest = 20;

/** A customer. @throws AppError 404 for an account that doesn't exist */
export async function findCustomer({ db, clock }: Pick<Context, 'clock' | 'db'>, id: number): Promise<Customer> {
  const [row] = await db
    .select({ account: accounts, closedAt: closedAccounts.closedAt, mergedInto: accountMerges.intoId })
    .from(accounts)
    .leftJoin(closedAccounts, eq(closedAccounts.accountId, accounts.id))
    .leftJoin(accountMerges, eq(accountMerges.accountId, accounts.id))
    .where(eq(accounts.id, id));
  if (!row) throw notFound(`No account ${id}`);
  const members = await db
    .select({ user: users, role: accountMembers.role })
    .from(accountMembers)
    .innerJoin(users, eq(users.id, accountMembers.userId))
    .where(eq(accountMembers.accountId, id))
    .orderBy(desc(sql`${accountMembers.role} = 'owner'`), asc(accountMembers.id));
  const { account, closedAt, mergedInto } = row;
  const former = await db
    .select({ email: formerAddresses.email })
    .from(formerAddresses)
    .where(eq(formerAddresses.accountId, id))
    .orderBy(asc(formerAddresses.id));
  const overdraft = await overdraftOf(db, id);
  return {
    id,
    name: await accountName(db, id),
    created: account.createdAt.toISOString(),
    state: stateOf(
      closedAt,
      members.flatMap(({ role, user }) => (role === 'owner' ? user : [])),
    ),
    closed: closedAt?.toISOString() ?? null,
    merged_into: mergedInto,
    former_emails: former.map(({ email }) => email),
    profile: {
      country: account.country,
      city: account.city,
      zip_code: account.zipCode,
      address: account.address,
      phone: account.phone,
    },
    people: await presentPeople(db, clock.now(), members),
    companies: await companiesOf(db, id),
    balance: toLedger(await balanceOf(db, id), 'EUR'),
    overdraft: overdraft === 0 ? null : toLedger(overdraft, 'EUR'),
    cards: await cardsOf(db, id),
    referred_by: await partnerOf(db, id),
    attribution: await attributionOf(db, id),
    consents: await consentsOf(
      db,
      id,
      members.map(({ user }) => user.id),
    ),
  };
}

/** @throws AppError 404 for an account that doesn't exist */
export async function mustExist(db: Db, id: number): Promise<void> {
  if ((await db.$count(accounts, eq(accounts.id, id))) === 0) throw notFound(`No account ${id}`);
}

async function presentPeople(
  db: Db,
  now: Date,
  members: readonly { user: typeof users.$inferSelect; role: CustomerPerson['role'] }[],
): Promise<CustomerPerson[]> {
  const ids = members.map(({ user }) => user.id);
  const emails = await db
    .select()
    .from(emailAddresses)
    .where(inArray(emailAddresses.userId, ids))
    .orderBy(desc(emailAddresses.isPrimary), asc(emailAddresses.id));
  const factors = await db
    .select({ userId: authenticators.userId })
    .from(authenticators)
    .where(and(inArray(authenticators.userId, ids), eq(authenticators.type, 'totp')));
  const keys = await db.select({ userId: passkeys.userId }).from(passkeys).where(inArray(passkeys.userId, ids));
  const secured = new Set([...factors, ...keys].map(({ userId }) => userId));
  const active = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(inArray(sessions.userId, ids), gt(sessions.expiresAt, now)));
  return members.map(({ role, user }) => ({
    user: user.id,
    name: nameOf(user),
    username: user.username,
    role,
    staff_role: user.staffRole,
    language: user.language,
    emails: emails
      .filter(({ userId }) => userId === user.id)
      .map(({ email, isPrimary, verified }) => ({ email, verified, primary: isPrimary })),
    created: user.createdAt.toISOString(),
    last_login: user.lastLoginAt?.toISOString() ?? null,
    has_second_factor: secured.has(user.id),
    sessions: active.filter(({ userId }) => userId === user.id).length,
    blocked: user.blockedAt && { at: user.blockedAt.toISOString(), reason: user.blockReason ?? '' },
  }));
}

async function companiesOf(db: Db, accountId: number): Promise<Customer['companies']> {
  const rows = await db
    .select()
    .from(legalEntities)
    .where(and(eq(legalEntities.accountId, accountId), isNull(legalEntities.removedAt)))
    .orderBy(asc(legalEntities.id));
  return rows.map(({ country, id, name, vatId, vatStatus }) => ({
    id,
    name,
    country,
    vat_id: vatId,
    vat_status: vatStatus,
  }));
}

async function cardsOf(db: Db, accountId: number): Promise<Customer['cards']> {
  const rows = await db
    .select()
    .from(savedCards)
    .where(eq(savedCards.accountId, accountId))
    .orderBy(asc(savedCards.id));
  return rows.map(({ brand, expMonth, expYear, id, last4 }) => ({
    id,
    brand,
    last4,
    expires: `${String(expMonth).padStart(2, '0')}/${expYear}`,
  }));
}

async function partnerOf(db: Db, accountId: number): Promise<Customer['referred_by']> {
  const [referral] = await db.select().from(referrals).where(eq(referrals.accountId, accountId));
  return referral ? { id: referral.partnerId, name: await accountName(db, referral.partnerId) } : null;
}

async function attributionOf(db: Db, accountId: number): Promise<CustomerAttribution[]> {
  const which = and(eq(purchases.accountId, accountId), sql`${purchases.attribution} <> '{}'::jsonb`);
  const shown = { purchase: purchases.id, at: purchases.createdAt, values: purchases.attribution };
  const first = await db.select(shown).from(purchases).where(which).orderBy(asc(purchases.id)).limit(1);
  const last = await db.select(shown).from(purchases).where(which).orderBy(desc(purchases.id)).limit(latest);
  const rows = last.some(({ purchase }) => purchase === first[0]?.purchase) ? last : [...last, ...first];
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

async function consentsOf(db: Db, accountId: number, userIds: readonly number[]): Promise<CustomerConsent[]> {
  const signup = await db
    .select()
    .from(signupConsents)
    .where(inArray(signupConsents.userId, [...userIds]))
    .orderBy(asc(signupConsents.acceptedAt));
  const bought = await db
    .select({ consent: purchaseConsents })
    .from(purchaseConsents)
    .innerJoin(purchases, eq(purchases.id, purchaseConsents.purchaseId))
    .where(eq(purchases.accountId, accountId))
    .orderBy(desc(purchases.id))
    .limit(latest);
  return [
    ...bought.map(({ consent }) => ({
      document: 'tos',
      version: consent.termsVersion,
      language: consent.language as Language,
      at: consent.acceptedAt.toISOString(),
      ip: consent.ip,
      user: consent.userId,
      purchase: consent.purchaseId,
    })),
    ...signup.map((consent) => ({
      document: consent.document,
      version: consent.version,
      language: consent.language,
      at: consent.acceptedAt.toISOString(),
      ip: consent.ip,
      user: consent.userId,
      purchase: null,
    })),
  ];
}
