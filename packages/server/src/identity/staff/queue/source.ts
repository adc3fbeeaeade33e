import type { Language, QueueKind } from '@hoster/contract';
import { type SQL, sql } from '../../../platform/db/drizzle.ts';
import type { Context } from '../../../platform/index.ts';

/** What a source is asked for. */
export interface QueueAsked {
  readonly now: Date;
  /** Language of the titles. */
  readonly language: Language;
}

/** Where work of a kind that waits for staff comes from. */
export interface QueueSource {
  readonly kind: QueueKind;
  /** Whether staff have to say that it's done, because nothing else ends it. @default false */
  readonly endsByHand?: boolean;
  /** Returns a query for all of it, whose columns are those of `queueColumns`. */
  rows(context: Context, asked: QueueAsked): Promise<SQL>;
}

/** Expressions for what the queue shows of something. */
interface Work {
  /** Names it among those of its kind; any type. */
  readonly key: SQL | object;
  /** Since when it waits. */
  readonly since: SQL | object;
  readonly due?: SQL | object;
  readonly account?: SQL | object;
  readonly title: SQL | object;
  readonly note?: SQL | object;
  /** EUR cents. */
  readonly cents?: SQL | object;
}

/** The columns of a source, in the order that all have. Milliseconds are all that a cursor has of a time. */
export const queueColumns = ({ account, cents, due, key, note, since, title }: Work): SQL => sql`
  (${key})::text as key,
  date_trunc('milliseconds', ${since}) as since,
  (${due ?? sql`null`})::timestamptz as due,
  (${account ?? sql`null`})::integer as account_id,
  (${title})::text as title,
  (${note ?? sql`null`})::text as note,
  (${cents ?? sql`null`})::bigint as cents`;

declare module '../../../platform/context.ts' {
  interface Context {
    /** What waits for staff, by kind, from the areas that know it. */
    readonly queueSources: readonly QueueSource[];
  }
}
declare module '../../../platform/module.ts' {
  interface Module {
    /** Kinds of work that wait for staff. */
    readonly queue?: readonly QueueSource[];
  }
}
