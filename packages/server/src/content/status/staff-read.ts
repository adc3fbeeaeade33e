import type {
  Affected,
  AffectedRequest,
  StaffIncident,
  StaffIncidentPage,
  StaffIncidentsQuery,
  StaffIncidentState,
  StatusComponentChoice,
  StatusMailing,
} from '@hoster/contract';
import { defineMessages } from '@formatjs/intl';
import { createHash } from 'node:crypto';
import { nameOf } from '../../identity/index.ts';
import { textIn } from '../../i18n/localised.ts';
import { translate } from '../../i18n/translate.ts';
import { and, asc, count, desc, eq, type SQL, sql } from '../../platform/db/drizzle.ts';
import type { CsvTable } from '../../platform/csv/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { keysetPage, type Language, notFound } from '../../platform/http/index.ts';
import type { Context } from '../../platform/index.ts';
import { brandName } from '../../platform/company/index.ts';
import { groupNames, listComponents } from './components.ts';
import { type Incident, incidentById, withUpdates } from './incidents.ts';
import { countReached, customersReached, isUrgent } from './mailing/reach.ts';
import { firstMailing } from './mailing/send.ts';
import { statusMailings, statusMails } from './mailing/tables.ts';
import { presentIncident } from './present.ts';
import { statusIncidents } from './tables.ts';

type Place = Pick<Context, 'clock' | 'db'>;

const pageSize = 50;
/** Customers whom the form of an incident lists; all are counted. */
const listed = 100;

/** Version of an incident, which changes with any of its texts, times and messages. */
export const versionOf = ({ id, title, startsAt, endsAt, updates }: Incident): string =>
  createHash('md5')
    .update(JSON.stringify([id, title, startsAt, endsAt, updates]))
    .digest('hex');

const inState = (state: StaffIncidentState, now: Date): SQL => {
  const { endsAt, startsAt } = statusIncidents;
  const at = sql`${now.toISOString()}::timestamptz`;
  const isOver = sql`coalesce(${endsAt} <= ${at}, false)`;
  if (state === 'past') return isOver;
  return state === 'planned' ? sql`not ${isOver} and ${startsAt} > ${at}` : sql`not ${isOver} and ${startsAt} <= ${at}`;
};

/** A page of incidents and maintenance in a state. */
export async function listStaffIncidents(
  { clock, db }: Place,
  { before, state }: StaffIncidentsQuery,
  language: Language,
): Promise<StaffIncidentPage> {
  const now = clock.now();
  const rows = await find(db, { before, state, now, limit: pageSize + 1 });
  const { next, results } = keysetPage(rows, pageSize, (row) => row.id);
  const components = await listComponents(db);
  const shown = await withUpdates(db, results, now);
  return {
    results: shown.map((incident) => presentIncident(incident, components, language)),
    next,
    components: await choices(db, language),
  };
}

/** The list of a state as a table, with what is affected and how many messages each has. */
export async function incidentsTable(
  { clock, db }: Place,
  { state }: StaffIncidentsQuery,
  { language, limit }: { language: Language; limit: number },
): Promise<CsvTable> {
  const now = clock.now();
  const rows = await find(db, { before: undefined, state, now, limit });
  const components = await listComponents(db);
  const shown = (await withUpdates(db, rows, now)).map((row) => presentIncident(row, components, language));
  return {
    columns: Object.values(columns).map((column) => translate(language, column)),
    rows: shown.map((one) => [
      one.id,
      one.title,
      translate(language, kinds[one.kind]),
      one.impact,
      one.step,
      one.starts,
      one.ends,
      one.components.map(({ name }) => name).join(', '),
      one.updates.length,
    ]),
  };
}

const columns = defineMessages({
  id: { id: 'content.status.csv.id', defaultMessage: 'Number', description: 'Column of a CSV file of incidents' },
  title: { id: 'content.status.csv.title', defaultMessage: 'Title', description: 'Column of a CSV file of incidents' },
  kind: { id: 'content.status.csv.kind', defaultMessage: 'Kind', description: 'Column of a CSV file of incidents' },
  impact: {
    id: 'content.status.csv.impact',
    defaultMessage: 'Impact',
    description: 'Column of a CSV file of incidents',
  },
  step: { id: 'content.status.csv.step', defaultMessage: 'Status', description: 'Column of a CSV file of incidents' },
  starts: {
    id: 'content.status.csv.starts',
    defaultMessage: 'Start',
    description: 'Column of a CSV file of incidents',
  },
  ends: { id: 'content.status.csv.ends', defaultMessage: 'End', description: 'Column of a CSV file of incidents' },
  affects: {
    id: 'content.status.csv.affects',
    defaultMessage: 'Affected',
    description: 'Column of a CSV file of incidents: systems',
  },
  updates: {
    id: 'content.status.csv.updates',
    defaultMessage: 'Messages',
    description: 'Column of a CSV file of incidents: how many',
  },
});

const kinds = defineMessages({
  incident: { id: 'content.status.csv.incident', defaultMessage: 'Incident', description: 'In a CSV file' },
  maintenance: { id: 'content.status.csv.maintenance', defaultMessage: 'Maintenance', description: 'In a CSV file' },
});

/** Incidents of a state, from the one after `before`. */
function find(
  db: Db,
  { before, limit, now, state }: { before: number | undefined; limit: number; now: Date; state: StaffIncidentState },
) {
  const { id, startsAt } = statusIncidents;
  const last = sql`(select last.starts_at, last.id from ${statusIncidents} as last where last.id = ${before ?? 0})`;
  const isNext = state === 'planned' ? sql`(${startsAt}, ${id}) > ${last}` : sql`(${startsAt}, ${id}) < ${last}`;
  const order = state === 'planned' ? asc : desc;
  return db
    .select()
    .from(statusIncidents)
    .where(and(inState(state, now), before === undefined ? undefined : isNext))
    .orderBy(order(startsAt), order(id))
    .limit(limit);
}

async function choices(db: Db, language: Language): Promise<StatusComponentChoice[]> {
  const [components, brand] = await Promise.all([listComponents(db), brandName(db)]);
  return components.map(({ group, key, name }) => ({
    key,
    group: translate(language, groupNames[group], { brand }),
    name: textIn(name, language),
  }));
}

/** An incident in both languages, with its emails. @throws AppError 404 */
export async function staffIncident({ clock, db }: Place, id: number, language: Language): Promise<StaffIncident> {
  const [incident, components, mailings] = await Promise.all([
    incidentById(db, id, clock.now()),
    listComponents(db),
    mailingsOf(db, id),
  ]);
  if (!incident) throw notFound(`No incident ${id}`);
  const { impact, title, updates } = incident;
  return {
    shown: presentIncident(incident, components, language),
    title: inBoth(title),
    impact,
    affected: [...incident.components],
    updates: updates
      .map((update) => ({
        id: update.id,
        step: update.step,
        text: inBoth(update.text),
        created: update.createdAt.toISOString(),
        mailing: mailings.get(update.id) ?? null,
      }))
      .toReversed(),
    components: await choices(db, language),
    version: versionOf(incident),
  };
}

const inBoth = (text: { en: string; ru?: string }) => ({ en: text.en, ru: text.ru ?? text.en });

async function mailingsOf(db: Db, incidentId: number): Promise<Map<number, StatusMailing>> {
  const rows = await db
    .select({
      id: statusMailings.updateId,
      doneAt: statusMailings.doneAt,
      emailed: sql<number>`count(*) filter (where ${statusMails.isEmailed})::integer`,
      reached: count(statusMails.accountId),
    })
    .from(statusMailings)
    .leftJoin(statusMails, eq(statusMails.updateId, statusMailings.updateId))
    .where(eq(statusMailings.incidentId, incidentId))
    .groupBy(statusMailings.updateId);
  return new Map(
    rows.map(({ doneAt, emailed, id, reached }) => [
      id,
      { emailed, muted: reached - emailed, is_done: doneAt !== null },
    ]),
  );
}

/**
 * Whom an email would reach now.
 * @param seesCustomers false: only their numbers
 * @throws AppError 404
 */
export async function affectedNow(
  { clock, db }: Place,
  { components, impact, incident, kind }: AffectedRequest,
  seesCustomers: boolean,
): Promise<Affected> {
  if (incident !== undefined && !(await incidentById(db, incident, clock.now()))) {
    throw notFound(`No incident ${incident}`);
  }
  const reach = {
    components,
    firstId: incident === undefined ? null : await firstMailing(db, incident),
    isUrgent: isUrgent(kind, impact),
  };
  const numbers = await countReached(db, reach);
  if (!seesCustomers) return { ...numbers, customers: null };
  const customers = await customersReached(db, reach, { after: 0, limit: listed });
  return {
    ...numbers,
    customers: customers.map((customer) => ({
      account: customer.accountId,
      name: nameOf(customer),
      language: customer.language,
      services: [...customer.services],
      is_muted: customer.isMuted,
    })),
  };
}
