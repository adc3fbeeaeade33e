import type { DsConfigured, DsOrderQuery } from '@hoster/contract';
import { commonParameters, namedIn, none, putInto, readCommon, readNumber, writeCommon } from '../../order/address.ts';
import type { DsChoice } from './choice.ts';
import { raidLevels } from './raid.ts';

const names = {
  location: 0,
  os: 0,
  panel: 0,
  cpus: 0,
  memory: 0,
  disks: 0,
  raid: 0,
  level: 0,
  port: 0,
  ips: 0,
  traffic: 0,
  ...commonParameters,
} satisfies Record<keyof DsOrderQuery, 0>;

/** The part of an address's query that configures a dedicated server. */
export const dsQueryOf = (search: URLSearchParams): DsOrderQuery => namedIn(search, names);

const writeDisks = (disks: DsConfigured['disks'] = []): string =>
  disks.map(({ option, count }) => `${option}:${count}`).join(',') || none;

const writeIds = (ids: readonly number[] = []): string => ids.join(',') || none;

/** Puts a choice into the query of an address, without what equals the default. The plan is in the path. */
export function writeDsQuery(choice: DsChoice, defaults: DsChoice): URLSearchParams {
  const query = new URLSearchParams();
  const put = putInto<keyof DsOrderQuery>(query);
  const { configuration: chosen } = choice;
  const { configuration: standard } = defaults;
  put('location', choice.location, defaults.location);
  put('os', choice.os, defaults.os);
  put('panel', choice.control_panel, defaults.control_panel);
  if (chosen) {
    put('cpus', chosen.cpu_count, standard?.cpu_count);
    put('memory', chosen.memory, standard?.memory);
    put('disks', writeDisks(chosen.disks), writeDisks(standard?.disks));
    put('raid', chosen.raid_controller, standard?.raid_controller);
    put('level', chosen.raid_level, standard?.raid_level);
    put('port', chosen.port, standard?.port);
    put('ips', writeIds(chosen.ips), writeIds(standard?.ips));
    put('traffic', chosen.extra_traffic, standard?.extra_traffic);
  }
  writeCommon(query, choice, defaults);
  return query;
}

/** Reads a choice from the query of an address; see `readCommon`. A plan that can't be configured stays as it is. */
export function readDsQuery(query: DsOrderQuery, defaults: DsChoice): DsChoice {
  return {
    ...readCommon(query, defaults),
    tariff: defaults.tariff,
    custom_tariff_id: defaults.custom_tariff_id,
    location: readNumber(query.location) ?? defaults.location,
    os: readNumber(query.os) ?? defaults.os,
    control_panel: readId(query.panel, defaults.control_panel),
    configuration: defaults.configuration && readConfigured(query, defaults.configuration),
  };
}

function readConfigured(query: DsOrderQuery, standard: DsConfigured): DsConfigured {
  return {
    cpu_count: readNumber(query.cpus, 1) ?? standard.cpu_count,
    memory: readNumber(query.memory) ?? standard.memory,
    disks: readDisks(query.disks, standard.disks),
    raid_controller: readId(query.raid, standard.raid_controller),
    raid_level:
      query.level === none ? null : (raidLevels.find((level) => level === query.level) ?? standard.raid_level),
    port: readNumber(query.port) ?? standard.port,
    ips: readIds(query.ips, standard.ips),
    extra_traffic: readId(query.traffic, standard.extra_traffic),
  };
}

const readId = (text: string | undefined, standard: number | null): number | null =>
  text === none ? null : (readNumber(text) ?? standard);

function readDisks(text: string | undefined, standard: DsConfigured['disks']): DsConfigured['disks'] {
  if (text === none) return [];
  if (text === undefined || !/^[1-9]\d{0,8}:[1-9]\d?(,[1-9]\d{0,8}:[1-9]\d?){0,19}$/.test(text)) return standard;
  const counts = new Map<number, number>();
  for (const pair of text.split(',')) {
    const [option = 0, count = 0] = pair.split(':').map(Number);
    counts.set(option, count);
  }
  return [...counts].map(([option, count]) => ({ option, count }));
}

function readIds(text: string | undefined, standard: number[]): number[] {
  if (text === none) return [];
  if (text === undefined || !/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,9}$/.test(text)) return standard;
  return [...new Set(text.split(',').map(Number))];
}
