import { aliasedTable, and, desc, eq, exists, inArray, notExists, or, sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/types.ts';
import { randomText } from '../../secrets.ts';
import { accountMembers, accounts } from '../account/tables.ts';
import type { Context } from '../../context.ts';
import type { NewUser } from '../new-user.ts';
import { authenticators, emailAddresses, users } from './tables.ts';

/** A user with what signing in needs to know. */
export interface AuthUserRow {
  readonly id: number;
  readonly username: string;
  readonly passwordHash: string | null;
  readonly isActive: boolean;
  readonly language: 'en' | 'ru';
  readonly firstName: string;
  readonly lastName: string;
  /** Primary address, empty when there is none. */
  readonly email: string;
  /** Whether any address is verified. */
  readonly isVerified: boolean;
}

async function findUser(db: Db, condition: ReturnType<typeof eq>): Promise<AuthUserRow | null> {
  const primary = aliasedTable(emailAddresses, 'primary_address');
  const own = aliasedTable(emailAddresses, 'own_address');
  const [row] = await db
    .select({
      id: users.id,
      username: users.username,
      passwordHash: users.passwordHash,
      isActive: users.isActive,
      language: users.language,
      firstName: users.firstName,
      lastName: users.lastName,
      email: primary.email,
      isVerified: exists(
        db
          .select({ id: own.id })
          .from(own)
          .where(and(eq(own.userId, users.id), eq(own.verified, true))),
      ),
    })
    .from(users)
    .leftJoin(primary, and(eq(primary.userId, users.id), eq(primary.isPrimary, true)))
    .where(condition)
    .limit(1);
  return row ? { ...row, email: row.email ?? '', isVerified: row.isVerified === true } : null;
}

/** The user of an id. */
export function userById(db: Db, id: number): Promise<AuthUserRow | null> {
  return findUser(db, eq(users.id, id));
}

/** The user of a name, whatever its case. */
export function userByUsername(db: Db, username: string): Promise<AuthUserRow | null> {
  return findUser(db, sql`lower(${users.username}) = lower(${username})`);
}

/**
 * The user of an address: who has verified it, else the newcomer who signed up with it and has verified none. What
 * somebody adds to a verified account and does not verify is not theirs: its real owner would get their account.
 */
export function userByEmail(db: Db, email: string): Promise<AuthUserRow | null> {
  const other = aliasedTable(emailAddresses, 'other_address');
  const verified = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.userId, emailAddresses.userId), eq(other.verified, true)));
  // One statement, whether or not there is such a user: a second one would show in the time.
  const first = db
    .select({ userId: emailAddresses.userId })
    .from(emailAddresses)
    .where(and(eq(emailAddresses.email, email), or(eq(emailAddresses.verified, true), notExists(verified))))
    .orderBy(desc(emailAddresses.verified), emailAddresses.id)
    .limit(1);
  return findUser(db, inArray(users.id, first));
}

/** The user who has verified an address. */
export function ownerOf(db: Db, email: string): Promise<AuthUserRow | null> {
  const verified = db
    .select({ userId: emailAddresses.userId })
    .from(emailAddresses)
    .where(and(eq(emailAddresses.email, email), eq(emailAddresses.verified, true)));
  return findUser(db, inArray(users.id, verified));
}

/** Authenticators of a user, in the order of the API. */
export async function factorsOf(db: Db, userId: number): Promise<('recovery_codes' | 'totp')[]> {
  const rows = await db
    .select({ type: authenticators.type })
    .from(authenticators)
    .where(eq(authenticators.userId, userId))
    .orderBy(authenticators.type);
  return rows.map(({ type }) => type);
}

/** What a user begins with. */
export interface UserSeed {
  readonly email: string;
  readonly passwordHash: string | null;
  readonly language: 'en' | 'ru';
  readonly verified?: boolean;
  /** Default: made from the address. */
  readonly username?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly isStaff?: boolean;
}

/** Makes a user, their account, and whatever other modules give to newcomers. Call it in a transaction. */
export async function createUser(tx: Db, { welcome }: Pick<Context, 'welcome'>, seed: UserSeed): Promise<NewUser> {
  const [user] = await tx
    .insert(users)
    .values({
      username: seed.username ?? (await freeUsername(tx, seed.email)),
      passwordHash: seed.passwordHash,
      language: seed.language,
      firstName: seed.firstName ?? '',
      lastName: seed.lastName ?? '',
      isStaff: seed.isStaff ?? false,
    })
    .returning({ id: users.id });
  const [account] = await tx.insert(accounts).values({}).returning({ id: accounts.id });
  if (!user || !account) throw new Error('The database returned no id for a new user.');
  await tx.insert(accountMembers).values({ accountId: account.id, userId: user.id });
  await tx
    .insert(emailAddresses)
    .values({ userId: user.id, email: seed.email, verified: seed.verified ?? false, isPrimary: true });
  const newUser = { userId: user.id, accountId: account.id, language: seed.language };
  await welcome(tx, newUser);
  return newUser;
}

/** Somebody has the address already. Thrown in a transaction, it undoes what was made for the newcomer. */
export class AddressTaken extends Error {
  override name = 'AddressTaken';
  readonly owner: AuthUserRow;

  constructor(owner: AuthUserRow) {
    super('The address is taken.');
    this.owner = owner;
  }
}

/**
 * Makes a user in a transaction, whether the address is free or not: the time must not tell. With a taken one all of it
 * is undone at the end.
 * @param more what else is made for the user; its result is the function's
 * @throws AddressTaken
 */
export async function createUserAt<Result>(
  tx: Db,
  context: Pick<Context, 'welcome'>,
  seed: UserSeed,
  more: (userId: number) => Promise<Result>,
): Promise<Result> {
  // A form that was sent twice makes one user.
  await lockAddress(tx, seed.email);
  const owner = await userByEmail(tx, seed.email);
  const { userId } = await createUser(tx, context, { ...seed, ...(owner && { verified: false }) });
  const result = await more(userId);
  if (owner) throw new AddressTaken(owner);
  return result;
}

/** `grace@example.test` → `grace`, or `grace7k2q` when that is taken. */
async function freeUsername(tx: Db, email: string): Promise<string> {
  const base = (email.split('@')[0] ?? '').replaceAll(/[^\w.+-]/g, '').slice(0, 100) || 'user';
  // Sign-ups of the same name take turns until the transaction ends, so none of them meets the unique index.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`username ${base}`}))`);
  const [taken] = await tx
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.username}) = ${base}`);
  return taken ? `${base}${randomText(6, 'abcdefghjkmnpqrstuvwxyz23456789')}` : base;
}

/** Locks claims of an address until the transaction ends. */
async function lockAddress(tx: Db, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`email ${email}`}))`);
}

/** Marks an address as its user's own. @returns false when it is not, or another user has verified it */
export async function verifyAddress(tx: Db, userId: number, email: string): Promise<boolean> {
  await lockAddress(tx, email);
  const [other] = await tx
    .select({ userId: emailAddresses.userId })
    .from(emailAddresses)
    .where(and(eq(emailAddresses.email, email), eq(emailAddresses.verified, true)));
  if (other) return other.userId === userId;
  const own = await tx
    .update(emailAddresses)
    .set({ verified: true })
    .where(and(eq(emailAddresses.userId, userId), eq(emailAddresses.email, email)))
    .returning({ id: emailAddresses.id });
  return own.length > 0;
}
