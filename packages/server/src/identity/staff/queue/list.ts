import type { Language, QueueItem, QueueKind, StaffQueue, StaffQueueQuery } from '@hoster/contract';
import { queueKinds } from '@hoster/contract/lists';
import { hasPermission, parseLedger, toLedger } from '@hoster/domain';
import { defineMessages } from '@formatjs/intl';
import { translate } from '../../../i18n/translate.ts';
import type { CsvTable } from '../../../platform/csv/index.ts';
import { type SQL, sql } from '../../../platform/db/drizzle.ts';
import { rowsOf } from '../../../platform/db/index.ts';
import type { Context } from '../../../platform/index.ts';
import { nameOf } from '../../team/names.ts';
import type { Viewer } from '../../session/find-viewer.ts';
import type { QueueSource } from './source.ts';

const pageSize = 50;

const columns = defineMessages({
  kind: { id: 'identity.queue.kind', defaultMessage: 'Kind', description: 'Column of a CSV file' },
  key: { id: 'identity.queue.key', defaultMessage: 'Key', description: 'Column of a CSV file: names the work' },
  title: { id: 'identity.queue.title', defaultMessage: 'What', description: 'Column of a CSV file: what waits' },
  note: { id: 'identity.queue.note', defaultMessage: 'Note', description: 'Column of a CSV file' },
  since: { id: 'identity.queue.since', defaultMessage: 'Waiting since', description: 'Column of a CSV file' },
  due: { id: 'identity.queue.due', defaultMessage: 'Due', description: 'Column of a CSV file' },
  account: { id: 'identity.queue.account', defaultMessage: 'Account', description: 'Column of a CSV file: its number' },
  customer: { id: 'identity.queue.customer', defaultMessage: 'Customer', description: 'Column of a CSV file' },
  amount: { id: 'identity.queue.amount', defaultMessage: 'Amount, EUR', description: 'Column of a CSV file' },
  owner: { id: 'identity.queue.owner', defaultMessage: 'Owner', description: 'Column of a CSV file: who does it' },
});

/** Sources of the kinds that the role of somebody opens. */
const sourcesFor = ({ queueSources }: Context, { staffRole }: Pick<Viewer, 'staffRole'>): readonly QueueSource[] =>
  queueSources.filter(({ kind }) => hasPermission(staffRole, queueKinds[kind]));

/** The source of a kind, if it exists and the role of somebody opens it. */
export const sourceFor = (context: Context, viewer: Pick<Viewer, 'staffRole'>, kind: QueueKind) =>
  sourcesFor(context, viewer).find((source) => source.kind === kind);

/** Work of some kinds, and what staff have decided about each of it. */
async function workOf(context: Context, sources: readonly QueueSource[], language: Language): Promise<SQL> {
  const asked = { now: context.clock.now(), language };
  const parts = await Promise.all(
    sources.map(
      async (source) =>
        sql`select ${source.kind}::text as kind, ${source.endsByHand ?? false}::boolean as ends_by_hand, one.*
            from (${await source.rows(context, asked)}) one`,
    ),
  );
  return sql`
    select work.*, staff_queue.owner_id, staff_queue.snoozed_until,
      coalesce(staff_queue.snoozed_until > ${asked.now.toISOString()}::timestamptz, false) as is_snoozed
    from (${sql.join(parts, sql` union all `)}) work
    left join staff_queue on staff_queue.kind = work.kind and staff_queue.key = work.key
    where staff_queue.done_at is null or staff_queue.done_at < work.since`;
}

/** A page of what waits for staff, oldest first, as far as the role of the viewer goes. */
export async function listQueue(
  context: Context,
  viewer: Pick<Viewer, 'staffRole' | 'userId'>,
  query: StaffQueueQuery,
  language: Language,
): Promise<StaffQueue> {
  const sources = sourcesFor(context, viewer);
  if (sources.length === 0) return { results: [], next: null, counts: [] };
  const asked = query.kind === undefined ? sources : sources.filter(({ kind }) => kind === query.kind);
  const rows =
    asked.length === 0 ? [] : await workIn(context, await pageQuery(context, asked, viewer, query, language));
  const counted = await rowsOf(
    context.db,
    sql`select kind, count(*)::integer as count from (${await workOf(context, sources, language)}) one
        where not is_snoozed group by kind`,
  );
  const results = rows.slice(0, pageSize).map((row) => present(row, viewer, context.clock.now()));
  const last = results.at(-1);
  return {
    results,
    next: rows.length > pageSize && last ? `${last.since},${last.kind},${last.key}` : null,
    counts: sources.map(({ kind }) => ({
      kind,
      count: Number(counted.find((row) => row['kind'] === kind)?.['count'] ?? 0),
    })),
  };
}

/** The queue as a table, without pages. */
export async function queueTable(
  context: Context,
  viewer: Pick<Viewer, 'staffRole' | 'userId'>,
  { kind, ...query }: StaffQueueQuery,
  { language, limit }: { language: Language; limit: number },
): Promise<CsvTable> {
  const sources = sourcesFor(context, viewer).filter((source) => kind === undefined || source.kind === kind);
  const rows =
    sources.length === 0
      ? []
      : await workIn(context, await pageQuery(context, sources, viewer, query, language, limit));
  return {
    columns: Object.values(columns).map((column) => translate(language, column)),
    rows: rows
      .map((row) => present(row, viewer, context.clock.now()))
      .map((item) => [
        item.kind,
        item.key,
        item.title,
        item.note,
        item.since,
        item.due,
        item.customer?.account ?? null,
        item.customer?.name ?? null,
        item.amount === null ? null : { cents: parseLedger(item.amount) },
        item.owner?.name ?? null,
      ]),
  };
}

/** Rows of `pageQuery`, whose columns are those of `WorkRow`. */
const workIn = async ({ db }: Pick<Context, 'db'>, query: SQL): Promise<WorkRow[]> =>
  (await rowsOf(db, query)) as unknown as WorkRow[];

/** Whether something is in the queue, snoozed or not. */
export async function isInQueue(context: Context, source: QueueSource, key: string): Promise<boolean> {
  const work = await workOf(context, [source], 'en');
  return (await rowsOf(context.db, sql`select 1 from (${work}) one where key = ${key}`)).length > 0;
}

/** A moment as the contract writes it. */
const iso = (moment: SQL): SQL => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

async function pageQuery(
  context: Context,
  sources: readonly QueueSource[],
  { userId }: Pick<Viewer, 'userId'>,
  { after, owner, snoozed }: StaffQueueQuery,
  language: Language,
  limit: number = pageSize + 1,
): Promise<SQL> {
  const [, since, kind, key] = /^([^,]+),([^,]+),(.+)$/.exec(after ?? '') ?? [];
  const conditions = [
    snoozed === 'true' ? sql`is_snoozed` : sql`not is_snoozed`,
    owner === 'me' && sql`owner_id = ${userId}`,
    owner === 'none' && sql`owner_id is null`,
    after !== undefined && sql`(since, kind, key) > (${since}::timestamptz, ${kind}::text, ${key}::text)`,
  ].filter((condition) => condition !== false);
  return sql`
    select page.kind, page.key, page.title, page.note, page.cents, page.ends_by_hand, page.account_id,
      ${iso(sql`page.since`)} as since, ${iso(sql`page.due`)} as due, ${iso(sql`page.snoozed_until`)} as snoozed_until,
      page.owner_id, owner.first_name as owner_first, owner.last_name as owner_last, owner.username as owner_username,
      customer.first_name, customer.last_name, customer.username
    from (
      select * from (${await workOf(context, sources, language)}) one
      where ${sql.join(conditions, sql` and `)}
      order by since, kind, key
      limit ${limit}
    ) page
    left join users owner on owner.id = page.owner_id
    left join lateral (
      select users.* from account_members join users on users.id = account_members.user_id
      where account_members.account_id = page.account_id
      order by account_members.role = 'owner' desc, account_members.id
      limit 1
    ) customer on true
    order by page.since, page.kind, page.key`;
}

/** A row of `pageQuery`. */
interface WorkRow {
  readonly kind: QueueKind;
  readonly key: string;
  readonly title: string;
  readonly note: string | null;
  /** A bigint arrives as text. */
  readonly cents: string | null;
  readonly ends_by_hand: boolean;
  readonly account_id: number | null;
  readonly since: string;
  readonly due: string | null;
  readonly snoozed_until: string | null;
  readonly owner_id: number | null;
  readonly owner_first: string;
  readonly owner_last: string;
  readonly owner_username: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly username: string | null;
}

const present = (row: WorkRow, { userId }: Pick<Viewer, 'userId'>, now: Date): QueueItem => ({
  kind: row.kind,
  key: row.key,
  title: row.title,
  note: row.note,
  since: row.since,
  due: row.due,
  is_overdue: row.due !== null && new Date(row.due) < now,
  customer:
    row.account_id === null
      ? null
      : {
          account: row.account_id,
          name: nameOf({
            firstName: row.first_name ?? '',
            lastName: row.last_name ?? '',
            username: row.username ?? `#${row.account_id}`,
          }),
        },
  amount: row.cents === null ? null : toLedger(Number(row.cents), 'EUR'),
  owner:
    row.owner_id === null
      ? null
      : {
          id: row.owner_id,
          name: nameOf({ firstName: row.owner_first, lastName: row.owner_last, username: row.owner_username }),
          is_self: row.owner_id === userId,
        },
  snoozed_until: row.snoozed_until !== null && new Date(row.snoozed_until) > now ? row.snoozed_until : null,
  ends_by_hand: row.ends_by_hand,
});
