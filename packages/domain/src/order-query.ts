import type { ExtraServiceChoice } from '@hoster/contract';
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
 * untouched plan stays bare. Names: tariff, cpu, ram, disk, location, os, image, panel, frequency, period, count, name,
 * extras, once, promo, trial, base_admin, project, project_name.
 */
export function writeOrderQuery(choice: VpsChoice, defaults: VpsChoice): URLSearchParams {
  const query = new URLSearchParams();
  const put = (
    name: string,
    value: string | number | null | undefined,
    standard: string | number | null | undefined,
  ) => {
    if (value !== standard) query.set(name, String(value ?? none));
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
  if (!sameExtras(extras.monthly, defaults.extra_services.monthly)) query.set('extras', writeExtras(extras.monthly));
  if (!sameExtras(extras.one_time, defaults.extra_services.one_time)) query.set('once', writeExtras(extras.one_time));
  put('promo', choice.promo_code ?? '', defaults.promo_code ?? '');
  put('trial', choice.trial, defaults.trial);
  put('base_admin', Number(choice.base_administration), Number(defaults.base_administration));
  if (choice.project_name !== undefined) put('project_name', choice.project_name, defaults.project_name);
  else if (choice.project !== defaults.project || defaults.project_name !== undefined)
    query.set('project', String(choice.project ?? none));
  return query;
}

/**
 * A whole number of at least 1 without sign or leading zero; undefined for anything else. The digits are few, so that no
 * address can ask for a price that does not fit a number.
 */
function readNumber(text: string | null, digits = 9): number | undefined {
  return text !== null && text.length <= digits && /^[1-9]\d*$/.test(text) ? Number(text) : undefined;
}

function readExtras(text: string | null, standard: ExtraServiceChoice[]): ExtraServiceChoice[] {
  if (text === none) return [];
  if (text === null || !/^\d{1,9}:\d{1,4}(,\d{1,9}:\d{1,4}){0,49}$/.test(text)) return standard;
  const counts = new Map<number, number>();
  for (const part of text.split(',')) {
    const [id, count] = part.split(':').map(Number);
    if (id !== undefined && count !== undefined && id > 0) counts.set(id, count);
  }
  return [...counts].map(([id, count]) => ({ id, count }));
}

function readText(text: string | null, maxLength: number, standard: string | undefined): string | undefined {
  if (text === null) return standard;
  const value = text.trim();
  if (value.length > maxLength) return standard;
  return value === '' ? undefined : value;
}

/** The plan or the sizes: sizes win when all three are known, given or by default. */
function readSizes(
  query: URLSearchParams,
  { tariff, configuration }: VpsChoice,
): Pick<VpsChoice, 'tariff' | 'configuration'> {
  const cpu = readNumber(query.get('cpu'), 4);
  const ram = readNumber(query.get('ram'), 4);
  const disk = readNumber(query.get('disk'), 5);
  const wanted = readNumber(query.get('tariff'));
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
export function readOrderQuery(query: URLSearchParams, defaults: VpsChoice): VpsChoice {
  const id = (name: string, standard: number | null) =>
    query.get(name) === none ? null : (readNumber(query.get(name)) ?? standard);
  const image = readNumber(query.get('image'));
  const os = readNumber(query.get('os'));
  const frequency = query.get('frequency') ?? '';
  const trial = query.get('trial');
  const admin = query.get('base_admin');
  const project = readNumber(query.get('project'));
  const projectName = readText(query.get('project_name'), projectMaxLength, undefined);
  const { name: _, promo_code: __, project: ___, project_name: ____, ...standard } = defaults;
  const name = readText(query.get('name'), nameMaxLength, defaults.name);
  const promo = readText(query.get('promo'), projectMaxLength, defaults.promo_code);

  const place = (): Pick<VpsChoice, 'project' | 'project_name'> => {
    if (projectName !== undefined) return { project_name: projectName };
    if (project !== undefined) return { project };
    if (query.get('project') === none) return {};
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
    location: readNumber(query.get('location')) ?? defaults.location,
    control_panel: id('panel', defaults.control_panel),
    frequency: frequency === none ? null : /^\d{1,2}(\.\d{1,2})?$/.test(frequency) ? frequency : defaults.frequency,
    rent_period: readNumber(query.get('period'), 3) ?? defaults.rent_period,
    count: readNumber(query.get('count'), 3) ?? defaults.count,
    extra_services: {
      monthly: readExtras(query.get('extras'), defaults.extra_services.monthly),
      one_time: readExtras(query.get('once'), defaults.extra_services.one_time),
    },
    trial: trial === 'none' || trial === 'free' || trial === 'paid' ? trial : defaults.trial,
    base_administration: admin === '1' ? true : admin === '0' ? false : defaults.base_administration,
  };
}
