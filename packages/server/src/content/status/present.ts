import { textIn } from '../../i18n/localised.ts';
import { translate } from '../../i18n/translate.ts';
import type { Location, StatusComponent, StatusGroup, StatusIncident, StatusPage } from '@hoster/contract';
import { asc, gte } from '../../platform/db/drizzle.ts';
import { brandName } from '../../platform/company/index.ts';
import type { Context } from '../../platform/index.ts';
import { type Language, notFound } from '../../platform/http/index.ts';
import { locations, presentLocation } from '../../catalogue/index.ts';
import type { Reader } from '../reader.ts';
import { failingSystems } from './checks.ts';
import { groupKeys, groupNames, listComponents, type Component } from './components.ts';
import { type FailedMinutes, dayOf, daysOf, shownSince, together, uptimeOf, worst } from './days.ts';
import { incidentById, incidentsSince, spellsOf, type Incident, type Spell } from './incidents.ts';
import { statusChecks, statusComponents } from './tables.ts';

/** Number of past incidents on the page. */
const mostHistory = 50;

const impacts = ['critical', 'major', 'minor', 'none'];

/** The status page as a reader may see it. */
export async function statusPage({ db, clock }: Context, reader: Reader): Promise<StatusPage> {
  const now = clock.now();
  const from = shownSince(now);
  const [components, incidents, checks, known, places, brand] = await Promise.all([
    componentsFor(db, reader),
    incidentsSince(db, from, now),
    db
      .select()
      .from(statusChecks)
      .where(gte(statusChecks.day, dayOf(from.getTime()))),
    db.select().from(statusComponents),
    db.select().from(locations).orderBy(asc(locations.position), asc(locations.id)),
    brandName(db),
  ]);
  const failing = failingSystems(checks, now);
  const spells = incidents.flatMap((incident) => spellsOf(incident));
  const sinceOf = new Map(known.map(({ key, since }) => [key, since]));
  const failedOf = (key: string): FailedMinutes =>
    new Map(checks.filter(({ component }) => component === key).map(({ day, failed }) => [day, failed]));
  const parts = components.map((component) =>
    presentComponent(component, {
      spells: spells.filter(({ components: keys }) => keys.includes(component.key)),
      failed: failedOf(component.key),
      isFailing: failing.has(component.key),
      since: sinceOf.get(component.key) ?? null,
      from,
      now,
      language: reader.language,
    }),
  );
  const groups = groupKeys.flatMap((key): StatusGroup[] => {
    const own = parts.filter((_part, index) => components[index]?.group === key);
    return own.length === 0 ? [] : [presentGroup(key, own, { language: reader.language, brand })];
  });
  const shown = incidents
    .filter((incident) => isFor(incident, components))
    .map((incident) => presentIncident(incident, components, reader.language));
  return {
    state: together(groups.map(({ state }) => state)),
    checked: now.toISOString(),
    from: dayOf(from.getTime()),
    to: dayOf(now.getTime()),
    groups,
    places: places.map((row): Location => presentLocation(row, reader.language)),
    incidents: shown
      .filter(({ kind, is_open: isOpen }) => kind === 'incident' && isOpen)
      .toSorted((a, b) => impacts.indexOf(a.impact) - impacts.indexOf(b.impact)),
    maintenance: shown
      .filter(({ kind, is_open: isOpen }) => kind === 'maintenance' && isOpen)
      .toSorted((a, b) => a.starts.localeCompare(b.starts)),
    history: shown.filter(({ is_open: isOpen }) => !isOpen).slice(0, mostHistory),
  };
}

/** One incident as a reader may see it. @throws AppError 404 */
export async function statusIncident({ db, clock }: Context, id: number, reader: Reader): Promise<StatusIncident> {
  const [components, incident] = await Promise.all([componentsFor(db, reader), incidentById(db, id, clock.now())]);
  if (!incident || !isFor(incident, components)) throw notFound(`No incident ${id}`);
  return presentIncident(incident, components, reader.language);
}

async function componentsFor(db: Context['db'], { seesVpn }: Reader): Promise<Component[]> {
  const all = await listComponents(db);
  return seesVpn ? all : all.filter(({ group }) => group !== 'vpn');
}

/** An incident that is about something else only, such as the VPN where it isn't offered, isn't shown. */
const isFor = ({ updates }: Incident, components: readonly Component[]): boolean => {
  const named = updates.flatMap(({ components: keys }) => keys);
  return named.length === 0 || named.some((key) => components.some((component) => component.key === key));
};

interface Facts {
  readonly spells: readonly Spell[];
  readonly failed: FailedMinutes;
  readonly isFailing: boolean;
  readonly since: Date | null;
  /** Start of the page's period. */
  readonly from: Date;
  readonly now: Date;
  readonly language: Language;
}

function presentComponent({ key, name, place }: Component, facts: Facts): StatusComponent {
  const { spells, failed, isFailing, from, language } = facts;
  const now = facts.now.getTime();
  const current = spells.filter((spell) => spell.from <= now && now < spell.to).map(({ state }) => state);
  const base = {
    key,
    place,
    name: textIn(name, language),
    state: worst([...current, ...(isFailing ? (['major_outage'] as const) : [])]),
  };
  if (facts.since === null) return { ...base, since: null, uptime: null, days: [] };
  const known = { since: Math.max(facts.since.getTime(), from.getTime()), now };
  const days = daysOf(spells, failed, known);
  return { ...base, since: dayOf(known.since), uptime: uptimeOf(days, known), days };
}

function presentGroup(
  key: StatusGroup['key'],
  components: StatusComponent[],
  { language, brand }: { language: Language; brand: string },
): StatusGroup {
  const uptimes = components.flatMap(({ uptime }) => (uptime === null ? [] : [uptime]));
  const sinces = components.flatMap(({ since }) => (since === null ? [] : [since])).toSorted();
  const all = components.flatMap(({ days }) => days);
  const days = [...new Set(all.map(({ day }) => day))].toSorted().map((day) => {
    const same = all.filter((one) => one.day === day);
    const state = worst(same.map((one) => one.state));
    return {
      day,
      // As `together`: the others were well.
      state: state === 'major_outage' && same.length < components.length ? ('partial_outage' as const) : state,
      down_minutes: Math.max(...same.map((one) => one.down_minutes)),
    };
  });
  return {
    key,
    name: translate(language, groupNames[key], { brand }),
    state: together(components.map(({ state }) => state)),
    since: sinces[0] ?? null,
    uptime:
      uptimes.length === 0
        ? null
        : Math.floor((uptimes.reduce((sum, one) => sum + one, 0) / uptimes.length) * 100) / 100,
    days,
    components,
  };
}

/** An incident as readers of a language see it, with the components that they may see. */
export function presentIncident(
  incident: Incident,
  components: readonly Component[],
  language: Language,
): StatusIncident {
  const { id, kind, title, impact, step, startsAt, endsAt, isOpen, isSample, updates } = incident;
  const named = new Set(updates.flatMap(({ components: keys }) => keys));
  return {
    id,
    kind,
    impact,
    step,
    title: textIn(title, language),
    starts: startsAt.toISOString(),
    ends: endsAt?.toISOString() ?? null,
    is_open: isOpen,
    is_sample: isSample,
    components: components
      .filter(({ key }) => named.has(key))
      .map(({ key, group, name }) => ({
        key,
        group: translate(language, groupNames[group]),
        name: textIn(name, language),
      })),
    updates: updates
      .map((update) => ({
        id: update.id,
        step: update.step,
        text: textIn(update.text, language),
        created: update.createdAt.toISOString(),
      }))
      .toReversed(),
    updated: (updates.at(-1)?.createdAt ?? startsAt).toISOString(),
  };
}
