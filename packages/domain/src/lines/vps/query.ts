import type { ExtraServiceChoice, VpsOrderQuery } from '@hoster/contract';
import { namedIn, none, putInto, readCommon, readNumber, writeItems, writeProject } from '../../order/address.ts';
import type { VpsChoice } from './choice.ts';

function writeExtras(choices: readonly ExtraServiceChoice[]): string {
  return choices.length === 0 ? none : choices.map(({ id, count }) => `${id}:${count}`).join(',');
}

/**
 * Puts a VPS configuration into the query of an address. What equals the default is left out, so that the address of an
 * untouched plan stays bare.
 */
export function writeVpsQuery(choice: VpsChoice, defaults: VpsChoice): URLSearchParams {
  const query = new URLSearchParams();
  const put = putInto<keyof VpsOrderQuery>(query);
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
  writeItems(put, choice, defaults);
  put('extras', writeExtras(extras.monthly), writeExtras(defaults.extra_services.monthly));
  put('once', writeExtras(extras.one_time), writeExtras(defaults.extra_services.one_time));
  put('promo_code', choice.promo_code ?? '', defaults.promo_code ?? '');
  put('trial', choice.trial, defaults.trial);
  put('base_admin', Number(choice.base_administration), Number(defaults.base_administration));
  writeProject(query, choice, defaults);
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
export const vpsQueryOf = (search: URLSearchParams): VpsOrderQuery => namedIn(search, names);

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
export function readVpsQuery(query: VpsOrderQuery, defaults: VpsChoice): VpsChoice {
  const id = (value: string | undefined, standard: number | null) =>
    value === none ? null : (readNumber(value) ?? standard);
  const image = readNumber(query.image);
  const os = readNumber(query.os);
  const frequency = query.frequency ?? '';
  const trial = query.trial;
  const admin = query.base_admin;
  const { name: _, promo_code: __, project: ___, project_name: ____, ...standard } = defaults;
  const system = (): Pick<VpsChoice, 'os' | 'disk_image'> => {
    if (image !== undefined) return { os: null, disk_image: image };
    if (os !== undefined) return { os, disk_image: null };
    return { os: defaults.os, disk_image: defaults.disk_image };
  };
  return {
    ...standard,
    ...readSizes(query, defaults),
    ...system(),
    ...readCommon(query, defaults),
    location: readNumber(query.location) ?? defaults.location,
    control_panel: id(query.panel, defaults.control_panel),
    frequency: frequency === none ? null : /^\d{1,2}(\.\d{1,2})?$/.test(frequency) ? frequency : defaults.frequency,
    extra_services: {
      monthly: readExtras(query.extras, defaults.extra_services.monthly),
      one_time: readExtras(query.once, defaults.extra_services.one_time),
    },
    trial: trial === 'none' || trial === 'free' || trial === 'paid' ? trial : defaults.trial,
    base_administration: admin === '1' ? true : admin === '0' ? false : defaults.base_administration,
  };
}
