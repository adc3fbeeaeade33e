import type { CustomerMergePlan } from '@hoster/contract';
import { toLedger } from '@hoster/domain';
import { moneyToMove } from '../../billing/index.ts';
import {
  accountMembers,
  accountName,
  accountOwner,
  accounts,
  closedAccounts,
  emailAddresses,
  type Merge,
  peopleInTheWay,
} from '../../identity/index.ts';
import { translate } from '../../i18n/translate.ts';
import { and, asc, eq, inArray } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { FieldError, type Language } from '../../platform/http/index.ts';
import { salesToMove } from '../../sales/index.ts';
import { tickets } from '../../support/index.ts';
import { customerNotes } from '../tables.ts';
import { mergeTexts as texts } from './texts.ts';

/** Reasons that keep two accounts from being merged, in the order in which they're shown. */
type Reason = 'closed' | 'noOwner' | 'staff' | 'team' | 'elsewhere' | 'owes' | 'disputed' | 'partners';

/** What a merge would move, and what keeps it from being made. */
export interface Plan {
  readonly merge: Merge | null;
  readonly reasons: readonly Reason[];
  readonly moves: CustomerMergePlan['moves'];
  readonly balanceCents: number;
}

/** The account with a number, or of the owner of a confirmed address. @throws FieldError for none, or the same one */
export async function otherAccount(db: Db, into: number, other: string): Promise<number> {
  const number = /^#?([1-9]\d{0,9})$/.exec(other)?.[1];
  const id = number === undefined ? await accountAt(db, other) : Number(number);
  const isKnown = id !== null && id <= 2_147_483_647 && (await db.$count(accounts, eq(accounts.id, id))) > 0;
  if (!isKnown) throw new FieldError({ other: [texts.unknown] });
  if (id === into) throw new FieldError({ other: [texts.self] });
  return id;
}

async function accountAt(db: Db, email: string): Promise<number | null> {
  const [row] = await db
    .select({ accountId: accountMembers.accountId })
    .from(emailAddresses)
    .innerJoin(accountMembers, eq(accountMembers.userId, emailAddresses.userId))
    .where(
      and(
        eq(emailAddresses.email, email.toLowerCase()),
        eq(emailAddresses.verified, true),
        eq(accountMembers.role, 'owner'),
      ),
    )
    .orderBy(asc(accountMembers.accountId))
    .limit(1);
  return row?.accountId ?? null;
}

/** What a merge of an account into another one would do. */
export async function planMerge(db: Db, into: number, from: number): Promise<Plan> {
  const [ours, theirs] = [await accountOwner(db, into), await accountOwner(db, from)];
  const isClosed = (await db.$count(closedAccounts, inArray(closedAccounts.accountId, [into, from]))) > 0;
  const merge = ours && theirs && { from, fromUser: theirs.userId, into, intoUser: ours.userId };
  const money = await moneyToMove(db, from);
  const sales = merge && (await salesToMove(db, merge));
  const people = merge && (await peopleInTheWay(db, merge));
  const found: Readonly<Record<Reason, boolean>> = {
    closed: isClosed,
    noOwner: merge === null,
    staff: people?.staff ?? false,
    team: people?.team ?? false,
    elsewhere: people?.elsewhere ?? false,
    owes: money.owes,
    disputed: money.isDisputed,
    partners: sales?.areBothPartners ?? false,
  };
  const reasons = (Object.keys(found) as Reason[]).filter((reason) => found[reason]);
  return {
    merge,
    reasons: isClosed ? ['closed'] : reasons,
    balanceCents: money.balanceCents,
    moves: {
      services: sales?.services ?? 0,
      projects: sales?.projects ?? 0,
      ssh_keys: sales?.sshKeys ?? 0,
      invoices: money.invoices,
      payments: money.payments,
      cards: money.cards,
      companies: money.companies,
      recipients: money.recipients,
      tickets: await db.$count(tickets, eq(tickets.accountId, from)),
      notes: await db.$count(customerNotes, eq(customerNotes.accountId, from)),
      partner: sales !== null && (sales.isPartner || sales.isReferred) ? 1 : 0,
    },
  };
}

/** A plan as staff see it. */
export async function presentPlan(db: Db, into: number, from: number, language: Language): Promise<CustomerMergePlan> {
  const { balanceCents, merge, moves, reasons } = await planMerge(db, into, from);
  return {
    other: { id: from, name: await accountName(db, from), email: await emailOf(db, merge?.fromUser ?? 0) },
    moves,
    balance: toLedger(balanceCents, 'EUR'),
    obstacles: reasons.map((reason) => translate(language, texts[reason])),
  };
}

/** The primary address of a user; empty for none. */
export async function emailOf(db: Db, userId: number): Promise<string> {
  const [row] = await db
    .select({ email: emailAddresses.email })
    .from(emailAddresses)
    .where(and(eq(emailAddresses.userId, userId), eq(emailAddresses.isPrimary, true)));
  return row?.email ?? '';
}
