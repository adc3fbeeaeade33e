import { anotherSession, type Customer, makeCustomer, makeRoom } from './customer.ts';
import type { AttackDatabase } from './database.ts';
import type { Findings } from './result.ts';
import type { Answer, Visitor } from './visitor.ts';

/** Requests that are sent at the same moment. */
export const CROWD = 12;

/** What a race is run with. */
export interface Race {
  readonly database: AttackDatabase;
  readonly origins: readonly string[];
  readonly findings: Findings;
  /** Different in every round. */
  readonly unique: string;
}

/** Sends requests at the same moment, spread over the processes. */
export const rush = (
  origins: readonly string[],
  count: number,
  send: (origin: string, index: number) => Promise<Answer>,
) => Promise.all(Array.from({ length: count }, (_, index) => send(origins[index % origins.length] ?? '', index)));

/** How many requests succeeded. */
export const taken = (answers: readonly Answer[]): number => answers.filter(({ status }) => status < 300).length;

/** The answers, in short. */
export const saying = (answers: readonly Answer[]): string =>
  answers
    .map(({ status, text }) => `${status} ${text.slice(0, 60)}`)
    .join(' · ')
    .slice(0, 400);

/** Counts rows: the query is what follows `from`. */
export async function count(database: AttackDatabase, query: string, ...values: unknown[]): Promise<number> {
  const [row] = await database.rows<{ count: number }>(`select count(*)::int from ${query}`, values);
  return row?.count ?? 0;
}

/** A customer with three sessions. */
export async function inThreeSessions(
  { database, origins }: Race,
  euros: number,
): Promise<Customer & { sessions: readonly Visitor[] }> {
  await makeRoom(database);
  const [origin = ''] = origins;
  const customer = await makeCustomer(origin, database, euros);
  const others = [await anotherSession(customer, origin), await anotherSession(customer, origin)];
  return { ...customer, sessions: [customer.visitor, ...others] };
}

/** An item of a list that begins again after its end. */
export const of = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('Empty list');
  return item;
};

/** Races by name: each sets its customers up, rushes, judges, and returns the answers. */
export type Races = Record<string, (race: Race) => Promise<Answer[]>>;
