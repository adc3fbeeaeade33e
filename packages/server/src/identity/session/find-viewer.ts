import type { Role, Scope, StaffRole } from '@hoster/contract';
import { roleScopes } from '@hoster/domain';
import { mailLanguageIn } from '../../platform/company/index.ts';
import { and, asc, desc, eq, sql } from '../../platform/db/drizzle.ts';
import { accountMembers, accounts } from '../account/tables.ts';
import { emailAddresses, users } from '../auth/tables.ts';
import type { Db } from '../../platform/db/index.ts';
import { type Language, PageLookups } from '../../platform/http/index.ts';

/** Signed-in user and the account they act for. */
export interface Viewer {
  readonly userId: number;
  readonly accountId: number;
  /** What they are in the account. */
  readonly role: Role;
  /** What they may do in it; less than their role allows where a token stands for them. */
  readonly scopes: readonly Scope[];
  /** The token that stands for them; null in a browser. */
  readonly token: { readonly id: number; readonly name: string } | null;
  readonly username: string;
  /** The primary address; empty when there is none. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** What they are among the staff; null for customers, and for a token. */
  readonly staffRole: StaffRole | null;
  readonly isStaff: boolean;
  readonly language: Language;
  /** IANA name of the time zone that they have chosen; null for that of their device. */
  readonly timeZone: string | null;
  /** Country of the account, ISO alpha-2; null until the customer gave it. */
  readonly country: string | null;
  /** Postcode of the account, as typed; empty until the customer gave it. */
  readonly zipCode: string;
  /** First and last name of the owner, country, city, zip code and address are all filled. */
  readonly hasPersonalInfo: boolean;
  /** Whether they are a customer whose account staff have opened: see `look.ts`. */
  readonly isSeenByStaff: boolean;
}

/** By the user's id and the account they have switched to. */
const viewers = new PageLookups<string, Viewer | null>();

/**
 * The user of a session in an account, in their own where they are no longer a member of it; null when their account is
 * closed. Looked up once for all calls of a page.
 */
export const findViewer = (db: Db, userId: number, accountId: number | null): Promise<Viewer | null> =>
  viewers.once(`${userId} ${accountId ?? ''}`, () => load(db, userId, accountId));

/** Discards what the current page knows, after a change of members. */
export const forgetViewers = (): void => viewers.forget();

async function load(db: Db, userId: number, accountId: number | null): Promise<Viewer | null> {
  const [row] = await db
    .select({
      userId: users.id,
      accountId: accountMembers.accountId,
      role: accountMembers.role,
      username: users.username,
      email: emailAddresses.email,
      firstName: users.firstName,
      lastName: users.lastName,
      staffRole: users.staffRole,
      language: mailLanguageIn(users.language),
      timeZone: users.timeZone,
      country: accounts.country,
      city: accounts.city,
      zipCode: accounts.zipCode,
      address: accounts.address,
    })
    .from(users)
    .innerJoin(accountMembers, eq(accountMembers.userId, users.id))
    .innerJoin(accounts, eq(accounts.id, accountMembers.accountId))
    .leftJoin(emailAddresses, and(eq(emailAddresses.userId, users.id), eq(emailAddresses.isPrimary, true)))
    .where(and(eq(users.id, userId), eq(users.isActive, true)))
    .orderBy(
      desc(sql`${accountMembers.accountId} = ${accountId ?? 0}`),
      desc(sql`${accountMembers.role} = 'owner'`),
      asc(accountMembers.id),
    )
    .limit(1);
  if (!row) return null;
  const { city, address, ...viewer } = row;
  const { firstName, lastName } = row.role === 'owner' ? row : ((await ownerOf(db, row.accountId)) ?? row);
  const hasPersonalInfo = [firstName, lastName, row.country, city, row.zipCode, address].every(Boolean);
  const isStaff = row.staffRole !== null;
  return {
    ...viewer,
    isStaff,
    email: row.email ?? '',
    hasPersonalInfo,
    scopes: roleScopes[row.role],
    token: null,
    isSeenByStaff: false,
  };
}

/** The first owner of an account, who is invoiced where no company is. */
export async function ownerOf(
  db: Db,
  accountId: number,
): Promise<{ userId: number; firstName: string; lastName: string } | null> {
  const [owner] = await db
    .select({ userId: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(accountMembers)
    .innerJoin(users, eq(users.id, accountMembers.userId))
    .where(and(eq(accountMembers.accountId, accountId), eq(accountMembers.role, 'owner')))
    .orderBy(asc(accountMembers.id))
    .limit(1);
  return owner ?? null;
}
