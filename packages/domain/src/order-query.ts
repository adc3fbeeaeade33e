import type { ExtraServiceChoice, VpsOrderQuery } from '@hoster/contract';
import type { VpsChoice } from './vps-choice.ts';

/** In an address, says "none" where the default has something. */
const none = 'none';

const nameMaxLength = 63;
const projectMaxLength = 64;

function writeExtras(choices: readonly ExtraServiceChoice[]): string {
  return choices.length === 0 ? none : choices.map(({ id, count }) => `${id}:${count}`).join(',');
}

const sameExtras = (a: readonly ExtraServiceChoice[], b: readonly ExtraServiceChoice[]) =>
  writeExtras(a) === writeExtras(b);

/**
 * Puts a VPS configuration into the query of an address. What equals the default is left out, so that the address of an
 * untouched plan stays bare.
 */
export function writeOrderQuery(choice: VpsChoice, defaults: VpsChoice): URLSearchParams {
  const query = new URLSearchParams();
  const set = (name: keyof VpsOrderQuery, value: string) => query.set(name, value);
  const put = (
    name: keyof VpsOrderQuery,
    value: string | number | null | undefined,
    standard: string | number | null | undefined,
  ) => {
    if (value !== standard) set(name, String(value ?? none));
  };
  const { configuration, extra_services: extras } = choice;
  if (configuration) {
    put('cpu', configuration.cpu_count, defaults.configuration?.cpu_count);
    put('ram', configuration.ram_size, defaults.configuration?.ram_size);
    put('disk', configuration.disk_size, defaults.configuration?.disk_size);
  } else put('tariff', choice.tariff, defaults.tariff);
  put('location', choice.location, defaults.location);
  if (choice.disk_image === null) put('os', choice.os, defaults.os);
  else put('image', choice.disk_image, defaults.disk_image);
  put('panel', choice.control_panel, defaults.control_panel);
  put('frequency', choice.frequency, defaults.frequency);
  put('period', choice.rent_period, defaults.rent_period);
  put('count', choice.count, defaults.count);
  put('name', choice.name ?? '', defaults.name ?? '');
  if (!sameExtras(extras.monthly, defaults.extra_services.monthly)) set('extras', writeExtras(extras.monthly));
  if (!sameExtras(extras.one_time, defaults.extra_services.one_time)) set('once', writeExtras(extras.one_time));
  put('promo_code', choice.promo_code ?? '', defaults.promo_code ?? '');
  put('trial', choice.trial, defaults.trial);
  put('base_admin', Number(choice.base_administration), Number(defaults.base_administration));
  if (choice.project_name !== undefined) put('project_name', choice.project_name, defaults.project_name);
  else if (choice.project !== defaults.project || defaults.project_name !== undefined)
    set('project', String(choice.project ?? none));
  return query;
}

const names = {
  tariff: 0,
  cpu: 0,
  ram: 0,
  disk: 0,
  location: 0,
  os: 0,
  image: 0,
  panel: 0,
  frequency: 0,
  period: 0,
  count: 0,
  name: 0,
  extras: 0,
  once: 0,
  promo_code: 0,
  trial: 0,
  base_admin: 0,
  project: 0,
  project_name: 0,
} satisfies Record<keyof VpsOrderQuery, 0>;

/** The part of an address's query that configures a VPS. */
export const orderQueryOf = (search: URLSearchParams): VpsOrderQuery =>
  Object.fromEntries(Object.keys(names).flatMap((name) => (search.has(name) ? [[name, search.get(name)]] : [])));

/** The query as an address takes it, with its question mark; empty for an empty one. */
export function orderSearch(query: VpsOrderQuery): string {
  const text = String(
    new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))),
  );
  return text && `?${text}`;
}

/**
 * A whole number of at least 1 without sign or leading zero; undefined for anything else. The digits are few, so that no
 * address can ask for a price that does not fit a number.
 */
function readNumber(text: string | undefined, digits = 9): number | undefined {
  return text !== undefined && text.length <= digits && /^[1-9]\d*$/.test(text) ? Number(text) : undefined;
}

function readExtras(text: string | undefined, standard: ExtraServiceChoice[]): ExtraServiceChoice[] {
  if (text === none) return [];
  if (text === undefined || !/^\d{1,9}:\d{1,4}(,\d{1,9}:\d{1,4}){0,49}$/.test(text)) return standard;
  const counts = new Map<number, number>();
  for (const part of text.split(',')) {
    const [id, count] = part.split(':').map(Number);
    if (id !== undefined && count !== undefined && id > 0) counts.set(id, count);
  }
  return [...counts].map(([id, count]) => ({ id, count }));
}

function readText(text: string | undefined, maxLength: number, standard: string | undefined): string | undefined {
  if (text === undefined) return standard;
  const value = text.trim();
  if (value.length > maxLength) return standard;
  return value === '' ? undefined : value;
}

/** The plan or the sizes: sizes win when all three are known, given or by default. */
function readSizes(
  query: VpsOrderQuery,
  { tariff, configuration }: VpsChoice,
): Pick<VpsChoice, 'tariff' | 'configuration'> {
  const cpu = readNumber(query.cpu, 4);
  const ram = readNumber(query.ram, 4);
  const disk = readNumber(query.disk, 5);
  const wanted = readNumber(query.tariff);
  const sizes = {
    cpu_count: cpu ?? configuration?.cpu_count,
    ram_size: ram ?? configuration?.ram_size,
    disk_size: disk ?? configuration?.disk_size,
  };
  const { cpu_count, ram_size, disk_size } = sizes;
  const complete = cpu_count !== undefined && ram_size !== undefined && disk_size !== undefined;
  if (complete && wanted === undefined) return { tariff: null, configuration: { cpu_count, ram_size, disk_size } };
  return wanted === undefined ? { tariff, configuration } : { tariff: wanted, configuration: null };
}

/**
 * Reads a VPS configuration from the query of an address. What is missing, unknown or malformed takes the default; ids
 * that no longer exist are left for `findProblems` to name.
 */
export function readOrderQuery(query: VpsOrderQuery, defaults: VpsChoice): VpsChoice {
  const id = (value: string | undefined, standard: number | null) =>
    value === none ? null : (readNumber(value) ?? standard);
  const image = readNumber(query.image);
  const os = readNumber(query.os);
  const frequency = query.frequency ?? '';
  const trial = query.trial;
  const admin = query.base_admin;
  const project = readNumber(query.project);
  const projectName = readText(query.project_name, projectMaxLength, undefined);
  const { name: _, promo_code: __, project: ___, project_name: ____, ...standard } = defaults;
  const name = readText(query.name, nameMaxLength, defaults.name);
  const promo = readText(query.promo_code, projectMaxLength, defaults.promo_code);

  const place = (): Pick<VpsChoice, 'project' | 'project_name'> => {
    if (projectName !== undefined) return { project_name: projectName };
    if (project !== undefined) return { project };
    if (query.project === none) return {};
    if (defaults.project_name !== undefined) return { project_name: defaults.project_name };
    return defaults.project === undefined ? {} : { project: defaults.project };
  };
  const system = (): Pick<VpsChoice, 'os' | 'disk_image'> => {
    if (image !== undefined) return { os: null, disk_image: image };
    if (os !== undefined) return { os, disk_image: null };
    return { os: defaults.os, disk_image: defaults.disk_image };
  };
  return {
    ...standard,
    ...readSizes(query, defaults),
    ...system(),
    ...place(),
    ...(name !== undefined && { name }),
    ...(promo !== undefined && { promo_code: promo }),
    location: readNumber(query.location) ?? defaults.location,
    control_panel: id(query.panel, defaults.control_panel),
    frequency: frequency === none ? null : /^\d{1,2}(\.\d{1,2})?$/.test(frequency) ? frequency : defaults.frequency,
    rent_period: readNumber(query.period, 3) ?? defaults.rent_period,
    count: readNumber(query.count, 3) ?? defaults.count,
    extra_services: {
      monthly: readExtras(query.extras, defaults.extra_services.monthly),
      one_time: readExtras(query.once, defaults.extra_services.one_time),
    },
    trial: trial === 'none' || trial === 'free' || trial === 'paid' ? trial : defaults.trial,
    base_administration: admin === '1' ? true : admin === '0' ? false : defaults.base_administration,
  };
}
