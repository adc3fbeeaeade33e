import type { Language, ProductLine, StatusImpact } from '@hoster/contract';
import { mailLanguageIn } from '../../../platform/company/index.ts';
import { and, asc, count, eq, gt, inArray, isNotNull, or, type SQL, sql } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/index.ts';
import { accountMembers, accounts, emailAddresses, users } from '../../../identity/index.ts';
import { locations } from '../../../catalogue/index.ts';
import { mutedEmails } from '../../../live/index.ts';
import { services } from '../../../sales/index.ts';
import { statusMails } from './tables.ts';

/** Services that run, those whose renewal hasn't been paid for included. */
const runs = inArray(services.state, ['active', 'failed_renew']);

/** What an email is about, and so whom it reaches. */
export interface Reach {
  readonly components: readonly string[];
  /** Id of the message whose recipients get this one; null: whoever is affected now. */
  readonly firstId: number | null;
  readonly isUrgent: boolean;
}

/** A customer whom an email reaches. */
export interface Reached {
  readonly accountId: number;
  /** Owner of the account. */
  readonly userId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly language: Language;
  /** Names of their running services there. */
  readonly services: readonly string[];
  /** Whether they have turned such emails off, and get none. */
  readonly isMuted: boolean;
}

/** Whether an incident is an outage that was planned: customers must know of it whatever they have chosen. */
export const isUrgent = (kind: 'incident' | 'maintenance', impact: StatusImpact): boolean =>
  kind === 'maintenance' && (impact === 'major' || impact === 'critical');

/** Condition for services at components. A VPN isn't at one node: its customers choose one whenever they connect. */
async function servicesAt(db: Db, components: readonly string[]): Promise<SQL> {
  const places = new Map((await db.select().from(locations)).map(({ id, slug }) => [slug, id]));
  const conditions = components.flatMap((key): SQL[] => {
    const [line = '', place = ''] = key.split('/');
    if (line === 'company') return [];
    const ofLine = eq(services.kind, line as ProductLine);
    if (line === 'vpn') return [ofLine];
    const id = places.get(place);
    return id === undefined ? [] : [sql`(${ofLine} and ${services.locationId} = ${id})`];
  });
  return or(...conditions) ?? sql`false`;
}

async function reachedBy(db: Db, { components, firstId, isUrgent: isForced }: Reach) {
  const affected = db
    .select({
      account: services.accountId,
      names: sql<string[]>`array_agg(${services.name} order by lower(${services.name}), ${services.id})`.as('names'),
      held: count().as('held'),
    })
    .from(services)
    .where(and(runs, await servicesAt(db, components)))
    .groupBy(services.accountId)
    .as('affected');
  const recipients = db
    .select({ id: statusMails.accountId })
    .from(statusMails)
    .where(and(eq(statusMails.updateId, firstId ?? 0), eq(statusMails.isEmailed, true)));
  const owner = sql`(
    select min(member.id) from ${accountMembers} as member
    where member.account_id = ${accounts.id} and member.role = 'owner'
  )`;
  return {
    affected,
    isMuted: isForced ? sql<boolean>`false` : mutedEmails(users.id, 'status_incident'),
    owner: eq(accountMembers.id, owner),
    isAddressed: and(eq(emailAddresses.userId, users.id), eq(emailAddresses.isPrimary, true)),
    where: firstId === null ? isNotNull(affected.account) : inArray(accounts.id, recipients),
  };
}

/** Customers whom an email reaches, by the number of their account, from one on. */
export async function customersReached(
  db: Db,
  reach: Reach,
  { after, limit }: { after: number; limit: number },
): Promise<Reached[]> {
  const { affected, isAddressed, isMuted, owner, where } = await reachedBy(db, reach);
  const rows = await db
    .select({
      accountId: accounts.id,
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      username: users.username,
      language: mailLanguageIn(users.language),
      services: affected.names,
      isMuted,
    })
    .from(accounts)
    .leftJoin(affected, eq(affected.account, accounts.id))
    .innerJoin(accountMembers, owner)
    .innerJoin(users, eq(users.id, accountMembers.userId))
    .innerJoin(emailAddresses, isAddressed)
    .where(and(where, gt(accounts.id, after)))
    .orderBy(asc(accounts.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, services: row.services ?? [] }));
}

/** Numbers of customers whom an email reaches, of those who have turned such emails off, and of their services. */
export async function countReached(
  db: Db,
  reach: Reach,
): Promise<{ emailed: number; muted: number; services: number }> {
  const { affected, isAddressed, isMuted, owner, where } = await reachedBy(db, reach);
  const [row] = await db
    .select({
      emailed: sql<number>`count(*) filter (where not ${isMuted})::integer`,
      muted: sql<number>`count(*) filter (where ${isMuted})::integer`,
      services: sql<number>`coalesce(sum(${affected.held}), 0)::integer`,
    })
    .from(accounts)
    .leftJoin(affected, eq(affected.account, accounts.id))
    .innerJoin(accountMembers, owner)
    .innerJoin(users, eq(users.id, accountMembers.userId))
    .innerJoin(emailAddresses, isAddressed)
    .where(where);
  return row ?? { emailed: 0, muted: 0, services: 0 };
}
