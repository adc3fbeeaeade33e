import type { Language, StaffRole } from '@hoster/contract';
import { mailLanguageIn } from '../../platform/company/index.ts';
import { aliasedTable, and, desc, eq, exists, inArray, ne, notExists, or, sql } from '../../platform/db/drizzle.ts';
import { type Db, takeTurns } from '../../platform/db/index.ts';
import { announce, type Context, type NewUser, randomText } from '../../platform/index.ts';
import { accountMembers, accounts } from '../account/tables.ts';
import { authenticators, emailAddresses, passkeys, users } from './tables.ts';

/** A user with the data that sign-in needs. */
export interface AuthUserRow {
  readonly id: number;
  readonly username: string;
  readonly passwordHash: string | null;
  /** Whether the password may be a stranger's, as in the table. */
  readonly isPasswordUnproven: boolean;
  readonly isActive: boolean;
  readonly language: Language;
  /** IANA name; null where they have chosen none. */
  readonly timeZone: string | null;
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
      isPasswordUnproven: users.isPasswordUnproven,
      isActive: users.isActive,
      language: mailLanguageIn(users.language),
      timeZone: users.timeZone,
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

/** Returns the user with an id. */
export function userById(db: Db, id: number): Promise<AuthUserRow | null> {
  return findUser(db, eq(users.id, id));
}

/** Returns the user with a name, ignoring case. */
export function userByUsername(db: Db, username: string): Promise<AuthUserRow | null> {
  return findUser(db, sql`lower(${users.username}) = lower(${username})`);
}

/**
 * Returns the user of an address: the one who has verified it, else the new user who signed up with it and has verified
 * none. An unverified address of a verified account doesn't count: its real owner would get access to that account.
 */
export function userByEmail(db: Db, email: string): Promise<AuthUserRow | null> {
  const other = aliasedTable(emailAddresses, 'other_address');
  const verified = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.userId, emailAddresses.userId), eq(other.verified, true)));
  // One statement, whether or not there is such a user: a second one would show in the timing.
  const first = db
    .select({ userId: emailAddresses.userId })
    .from(emailAddresses)
    .where(and(eq(emailAddresses.email, email), or(eq(emailAddresses.verified, true), notExists(verified))))
    .orderBy(desc(emailAddresses.verified), emailAddresses.id)
    .limit(1);
  return findUser(db, inArray(users.id, first));
}

/** Returns the user who has verified an address. */
export function ownerOf(db: Db, email: string): Promise<AuthUserRow | null> {
  const verified = db
    .select({ userId: emailAddresses.userId })
    .from(emailAddresses)
    .where(and(eq(emailAddresses.email, email), eq(emailAddresses.verified, true)));
  return findUser(db, inArray(users.id, verified));
}

/** Whether anybody has signed up. */
export async function hasUsers(db: Db): Promise<boolean> {
  const [user] = await db.select({ id: users.id }).from(users).limit(1);
  return user !== undefined;
}

/** Types of authenticators, in the order of the API. */
export type FactorType = 'recovery_codes' | 'totp' | 'webauthn';

/** Whether a sign-in with a password needs a second step: recovery codes alone don't ask for one. */
export const needsSecondStep = (factors: readonly FactorType[]): boolean =>
  factors.some((type) => type !== 'recovery_codes');

/** Authenticators of a user, in the order of the API. */
export async function factorsOf(db: Db, userId: number): Promise<FactorType[]> {
  const rows = await db
    .select({ type: authenticators.type })
    .from(authenticators)
    .where(eq(authenticators.userId, userId))
    .orderBy(authenticators.type);
  const [passkey] = await db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId)).limit(1);
  return [...rows.map(({ type }) => type), ...(passkey ? (['webauthn'] as const) : [])];
}

/** Initial data of a user. */
export interface UserSeed {
  readonly email: string;
  readonly passwordHash: string | null;
  readonly language: Language;
  readonly verified?: boolean;
  /** Default: generated from `nameHints` and the address. */
  readonly username?: string;
  /** What an identity provider says: a username to take if it's valid and free, and names to make one of. */
  readonly nameHints?: { readonly username: string; readonly further: readonly string[] };
  readonly firstName?: string;
  readonly lastName?: string;
  readonly staffRole?: StaffRole;
}

/** Creates a user, their account, and what other modules provide for new users. Call it in a transaction. */
export async function createUser(tx: Db, context: Context, seed: UserSeed): Promise<NewUser> {
  const [user] = await tx
    .insert(users)
    .values({
      username: seed.username ?? (await freeUsername(tx, seed)),
      passwordHash: seed.passwordHash,
      isPasswordUnproven: seed.passwordHash !== null && !seed.verified,
      language: seed.language,
      firstName: seed.firstName ?? '',
      lastName: seed.lastName ?? '',
      staffRole: seed.staffRole ?? null,
    })
    .returning({ id: users.id });
  if (!user) throw new Error('The database returned no id for a new user.');
  await tx
    .insert(emailAddresses)
    .values({ userId: user.id, email: seed.email, verified: seed.verified ?? false, isPrimary: true });
  const newUser = await createAccount(tx, context, { userId: user.id, language: seed.language });
  if (seed.verified) await announce(context, tx, 'address.verified', { userId: user.id, email: seed.email });
  return newUser;
}

/** Creates an account that a user owns, with what other modules provide for a new one. */
export async function createAccount(
  tx: Db,
  { welcome }: Pick<Context, 'welcome'>,
  owner: Omit<NewUser, 'accountId'>,
): Promise<NewUser> {
  const [account] = await tx.insert(accounts).values({}).returning({ id: accounts.id });
  if (!account) throw new Error('The database returned no id for a new account.');
  await tx.insert(accountMembers).values({ accountId: account.id, userId: owner.userId });
  const newUser = { ...owner, accountId: account.id };
  await welcome(tx, newUser);
  return newUser;
}

/** Thrown when the address is already taken. In a transaction, it rolls back what was created for the new user. */
export class AddressTaken extends Error {
  override name = 'AddressTaken';
  readonly owner: AuthUserRow;

  constructor(owner: AuthUserRow) {
    super('The address is taken.');
    this.owner = owner;
  }
}

/**
 * Creates a user in a transaction, whether the address is free or not: the timing must not reveal it. With a taken one
 * everything is rolled back at the end.
 * @param more creates what else the user needs; its result is returned
 * @throws AddressTaken
 */
export async function createUserAt<Result>(
  tx: Db,
  context: Context,
  seed: UserSeed,
  more: (userId: number) => Promise<Result>,
): Promise<Result> {
  // A form that is sent twice creates one user.
  await lockAddress(tx, seed.email);
  const owner = await userByEmail(tx, seed.email);
  const { userId } = await createUser(tx, context, { ...seed, ...(owner && { verified: false }) });
  const result = await more(userId);
  if (owner) throw new AddressTaken(owner);
  return result;
}

/** As Django's validator, but without @: it would be taken for an address at sign-in. */
const validUsername = /^[\p{L}\p{N}_.+-]{1,150}$/u;

/**
 * A free username: the suggested one, else one made of the first name or address with usable characters. `grace` for
 * `grace@example.test`, or `grace7k2qmn` when that is taken.
 */
async function freeUsername(tx: Db, { email, nameHints }: UserSeed): Promise<string> {
  const suggested = nameHints?.username ?? '';
  const base = [...(nameHints?.further ?? []), email].map(plainName).find((name) => name !== '') ?? 'user';
  const candidates = validUsername.test(suggested) ? [suggested, base] : [base];
  // Sign-ups of the same name take turns until the transaction ends, so none of them violates the unique index. All lock
  // in the same order, so none waits for another that waits for it.
  for (const name of candidates.map((one) => one.toLowerCase()).sort()) await takeTurns(tx, `username ${name}`);
  for (const name of candidates) if ((await userByUsername(tx, name)) === null) return name;
  return `${base}${randomText(6, 'abcdefghjkmnpqrstuvwxyz23456789')}`;
}

/** A name or address in the characters of a username; empty when nothing is left. */
function plainName(text: string): string {
  const ascii = text.normalize('NFKD').replaceAll(/[^\w\s@.+-]/g, '');
  return (ascii.split('@')[0] ?? '').trim().replaceAll(/\s+/g, '_').slice(0, 100).toLowerCase();
}

/** Locks claims of an address until the transaction ends. */
export async function lockAddress(tx: Db, email: string): Promise<void> {
  await takeTurns(tx, `email ${email}`);
}

/**
 * Stores an address that a code has confirmed, to be marked as verified next. A user's first one takes the place of those
 * that were never confirmed.
 */
export async function storeAddress(tx: Db, userId: number, email: string): Promise<void> {
  if (await lockUnverified(tx, userId)) {
    await tx.delete(emailAddresses).where(and(eq(emailAddresses.userId, userId), ne(emailAddresses.email, email)));
  }
  const [primary] = await tx
    .select({ id: emailAddresses.id })
    .from(emailAddresses)
    .where(and(eq(emailAddresses.userId, userId), eq(emailAddresses.isPrimary, true)));
  await tx.insert(emailAddresses).values({ userId, email, isPrimary: !primary }).onConflictDoNothing();
}

/**
 * Marks an address as verified by its user.
 * @returns `first` for the first verified address of the user, `taken` when it isn't theirs or another user has verified it
 */
export async function verifyAddress(
  tx: Db,
  context: Context,
  userId: number,
  email: string,
): Promise<'first' | 'further' | 'taken'> {
  await lockAddress(tx, email);
  const [other] = await tx
    .select({ userId: emailAddresses.userId })
    .from(emailAddresses)
    .where(and(eq(emailAddresses.email, email), eq(emailAddresses.verified, true)));
  if (other) return other.userId === userId ? 'further' : 'taken';
  const isFirst = await lockUnverified(tx, userId);
  const own = await tx
    .update(emailAddresses)
    .set({ verified: true })
    .where(and(eq(emailAddresses.userId, userId), eq(emailAddresses.email, email)))
    .returning({ id: emailAddresses.id });
  if (own.length === 0) return 'taken';
  await announce(context, tx, 'address.verified', { userId, email });
  return isFirst ? 'first' : 'further';
}

/** Locks a user until the transaction ends. @returns whether they have verified no address */
export async function lockUnverified(tx: Db, userId: number): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [verified] = await tx
    .select({ id: emailAddresses.id })
    .from(emailAddresses)
    .where(and(eq(emailAddresses.userId, userId), eq(emailAddresses.verified, true)))
    .limit(1);
  return verified === undefined;
}

declare module '../../platform/context.ts' {
  interface Events {
    /** A user has confirmed that an address is theirs; lower case. What guests sent from it belongs to them. */
    'address.verified': { readonly userId: number; readonly email: string };
    /** Somebody has signed up. `attribution`: what led them here, by cookie; nothing without their consent. */
    'user.signed_up': { readonly userId: number; readonly attribution: Readonly<Record<string, string>> };
  }
}
