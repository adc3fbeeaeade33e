import { type CatalogueTable, type CatalogueTableName, catalogueTables, type ProductLine } from '@hoster/contract';
import {
  backupVolumes,
  cms,
  controlPanels,
  diskImages,
  dsChassis,
  dsDiskOptions,
  dsIps,
  dsMemoryKits,
  dsPlans,
  dsPlatforms,
  dsPorts,
  dsRaidControllers,
  dsStock,
  dsTraffic,
  extraServices,
  formerPlans,
  locations,
  osPanels,
  osTemplates,
  rentPeriods,
  vhPeriods,
  vhPlans,
  vpnNodes,
  vpnPairs,
  vpnPrices,
  vpsFrequencies,
  vpsParameters,
  vpsPlans,
  vpsStock,
} from '../../catalogue/index.ts';
import { getTableColumns, type SQL, sql } from '../../platform/db/drizzle.ts';
import type { PgColumn, PgTable } from '../../platform/db/drizzle-pg.ts';
import type { Db } from '../../platform/db/index.ts';
import { checkStandardServer, clockOfAllCores } from '../dedicated/standard-server.ts';
import type { Row } from './values.ts';

/** Where a described table is in the database. */
export interface Edited extends CatalogueTable {
  readonly name: CatalogueTableName;
  readonly table: PgTable;
  /** What names a row, as text. */
  readonly key: SQL<string>;
  readonly order: PgColumn;
  /** Whether a row is on sale. */
  readonly isOn: SQL<boolean>;
  /** Column that takes a row off; plans have a row in `former_plans` instead. */
  readonly onColumn: 'isAvailable' | 'isOffered' | null;
  readonly stock: typeof vpsStock | typeof dsStock | null;
  /** Values that belong to another table, by field: pairs of ids. */
  readonly pairs: Readonly<Record<string, { readonly own: PgColumn; readonly other: PgColumn; readonly in: PgTable }>>;
  /** Columns that follow from those of a change. */
  readonly derive?: (change: Row) => Row;
  /** Refuses a stored row that doesn't fit the rest of the catalogue. @throws AppError 400 with errors by field */
  readonly check?: (tx: Db, key: string) => Promise<void>;
}

type Place = Pick<Edited, 'table'> & Partial<Edited>;

const byId = (table: PgTable & { id: PgColumn; position: PgColumn }): Place => ({
  table,
  key: sql<string>`${table.id}::text`,
  order: table.position,
});
const always = sql<boolean>`true`;

/** A plan is off when it was withdrawn: its address then says what to order instead, and its services go on. */
const isSold = (line: ProductLine, slug: PgColumn): SQL<boolean> =>
  sql<boolean>`not exists (select from ${formerPlans} where ${formerPlans.line} = ${line} and ${formerPlans.slug} = ${slug}::text and not ${formerPlans.renamed})`;

const plans = (line: ProductLine, table: Parameters<typeof byId>[0], slug: PgColumn): Place => ({
  ...byId(table),
  isOn: isSold(line, slug),
});
const offered = (table: Parameters<typeof byId>[0] & { isOffered: PgColumn }): Place => ({
  ...byId(table),
  isOn: sql<boolean>`${table.isOffered}`,
  onColumn: 'isOffered',
});
const available = (table: Parameters<typeof byId>[0] & { isAvailable: PgColumn }): Place => ({
  ...byId(table),
  isOn: sql<boolean>`${table.isAvailable}`,
  onColumn: 'isAvailable',
});
const named = (table: PgTable, key: PgColumn, order: PgColumn): Place => ({
  table,
  key: sql<string>`${key}::text`,
  order,
});

const places: Readonly<Record<CatalogueTableName, Place>> = {
  vps: { ...plans('vps', vpsPlans, vpsPlans.slug), stock: vpsStock },
  'web-hosting': plans('web_hosting', vhPlans, vhPlans.slug),
  dedicated: {
    ...plans('dedicated', dsPlans, dsPlans.slug),
    stock: dsStock,
    derive: clockOfAllCores,
    check: checkStandardServer,
  },
  backup: plans('backup', backupVolumes, backupVolumes.gigabytes),
  vpn: {
    table: vpnPrices,
    key: sql<string>`${vpnPrices.product} || '-' || ${vpnPrices.months}`,
    order: vpnPrices.months,
  },
  extras: offered(extraServices),
  systems: {
    ...offered(osTemplates),
    pairs: { control_panels: { own: osPanels.osId, other: osPanels.panelId, in: osPanels } },
  },
  panels: offered(controlPanels),
  images: offered(diskImages),
  cms: offered(cms),
  'custom-vps': named(vpsParameters, vpsParameters.name, vpsParameters.position),
  'clock-speeds': named(vpsFrequencies, vpsFrequencies.value, vpsFrequencies.position),
  boards: named(dsPlatforms, dsPlatforms.id, dsPlatforms.id),
  cases: named(dsChassis, dsChassis.id, dsChassis.id),
  memory: named(dsMemoryKits, dsMemoryKits.id, dsMemoryKits.gigabytes),
  drives: byId(dsDiskOptions),
  raid: byId(dsRaidControllers),
  ports: byId(dsPorts),
  addresses: byId(dsIps),
  transfer: byId(dsTraffic),
  locations: {
    ...available(locations),
    derive: ({ city }) => (city === undefined ? {} : { cities: [city] }),
  },
  'vpn-nodes': {
    ...available(vpnNodes),
    pairs: { exits: { own: vpnPairs.entryId, other: vpnPairs.exitId, in: vpnPairs } },
  },
  terms: named(rentPeriods, rentPeriods.months, rentPeriods.months),
  'hosting-terms': named(vhPeriods, vhPeriods.months, vhPeriods.months),
};

/** A table that staff edit. */
export function editedTable(name: CatalogueTableName): Edited {
  const place = places[name];
  const [first] = Object.values<PgColumn>(getTableColumns(place.table));
  if (!first) throw new Error(`The table ${name} has no columns`);
  return {
    key: sql<string>`${first}::text`,
    order: first,
    isOn: always,
    onColumn: null,
    stock: null,
    pairs: {},
    ...catalogueTables[name],
    ...place,
    name,
  };
}
