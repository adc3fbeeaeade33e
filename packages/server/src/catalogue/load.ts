import type { ProductLine } from '@hoster/contract';
import { asc } from '../platform/db/drizzle.ts';
import { companySettingsOf, taxationIn } from '../platform/company/index.ts';
import type { Db } from '../platform/db/index.ts';
import { addressRoom, stockWithin } from './addresses/read.ts';
import { catalogueVersion } from './changes.ts';
import { readDedicated } from './dedicated-load.ts';
import {
  backupCapacity,
  backupVolumes,
  cms,
  controlPanels,
  diskImages,
  extraServices,
  formerPlans,
  landings,
  locations,
  osPanels,
  osTemplates,
  phpVersions,
  planSets,
  rentPeriods,
  vhCapacity,
  vhPeriods,
  vhPlans,
  vpnNodes,
  vpnPairs,
  vpnPrices,
  vpsFrequencies,
  vpsParameters,
  vpsPlans,
  vpsStock,
} from './tables.ts';
import { paymentMethods } from './payment-methods.ts';

/** Everything that is for sale, as rows. */
export type Catalogue = Awaited<ReturnType<typeof readCatalogue>>;
export type LocationRow = Catalogue['locations'][number];
export type PlanRow = Catalogue['plans'][number];
export type OsRow = Catalogue['os'][number];
export type PanelRow = Catalogue['panels'][number];
export type DiskImageRow = Catalogue['diskImages'][number];
export type ExtraRow = Catalogue['extras'][number];
export type BackupVolumeRow = Catalogue['backupVolumes'][number];
export type VpnNodeRow = Catalogue['vpnNodes'][number];
export type VhPlanRow = Catalogue['vhPlans'][number];
export type CmsRow = Catalogue['cms'][number];
export type LandingRow = Catalogue['landings'][number];

/** Remaining GB of backup storage by location. */
export type BackupCapacity = ReadonlyMap<number, number>;

/** Remaining web hosting accounts by location. */
export type VhCapacity = ReadonlyMap<number, number>;

/** Remaining servers by plan and location. */
export type Stock = ReadonlyMap<number, ReadonlyMap<number, number>>;

const cached = new WeakMap<Db, { version: string; catalogue: Promise<Catalogue> }>();

/** Returns the current catalogue, reloaded only after a change. Stock changes with every order and isn't included. */
export async function catalogueOf(db: Db): Promise<Catalogue> {
  const version = await catalogueVersion(db);
  const known = cached.get(db);
  if (known?.version === version) return known.catalogue;
  const catalogue = readCatalogue(db);
  cached.set(db, { version, catalogue });
  catalogue.catch(() => cached.delete(db));
  return catalogue;
}

async function readCatalogue(db: Db) {
  const former = await db.select().from(formerPlans);
  const withdrawn = new Set(former.filter(({ renamed }) => !renamed).map(({ line, slug }) => `${line} ${slug}`));
  const [
    places,
    plans,
    parameters,
    frequencies,
    os,
    panels,
    pairs,
    images,
    extras,
    periods,
    pages,
    sets,
    methods,
    company,
    volumes,
    nodes,
    vpnTerms,
    routes,
    hostingPlans,
    hostingTerms,
    php,
    systems,
    dedicated,
  ] = await Promise.all([
    db.select().from(locations).orderBy(asc(locations.position)),
    db.select().from(vpsPlans).orderBy(asc(vpsPlans.position)),
    db.select().from(vpsParameters).orderBy(asc(vpsParameters.position)),
    db.select().from(vpsFrequencies).orderBy(asc(vpsFrequencies.position)),
    db.select().from(osTemplates).orderBy(asc(osTemplates.position)),
    db.select().from(controlPanels).orderBy(asc(controlPanels.position)),
    db.select().from(osPanels),
    db.select().from(diskImages).orderBy(asc(diskImages.position)),
    db.select().from(extraServices).orderBy(asc(extraServices.position)),
    db.select().from(rentPeriods).orderBy(asc(rentPeriods.months)),
    db.select().from(landings).orderBy(asc(landings.position)),
    db.select().from(planSets).orderBy(asc(planSets.position)),
    db.select().from(paymentMethods).orderBy(asc(paymentMethods.position)),
    companySettingsOf(db),
    db.select().from(backupVolumes).orderBy(asc(backupVolumes.gigabytes)),
    db.select().from(vpnNodes).orderBy(asc(vpnNodes.position)),
    db.select().from(vpnPrices).orderBy(asc(vpnPrices.months)),
    db.select().from(vpnPairs).orderBy(asc(vpnPairs.entryId), asc(vpnPairs.exitId)),
    db.select().from(vhPlans).orderBy(asc(vhPlans.position)),
    db.select().from(vhPeriods).orderBy(asc(vhPeriods.months)),
    db.select().from(phpVersions),
    db.select().from(cms).orderBy(asc(cms.position)),
    readDedicated(db),
  ]);
  const isLineSold = (line: ProductLine): boolean => company.lines?.[line].is_sold !== false;
  const isSold = (line: ProductLine, slug: string | number): boolean =>
    isLineSold(line) && !withdrawn.has(`${line} ${slug}`);
  const panelsOf = new Map<number, number[]>();
  for (const { osId, panelId } of pairs) panelsOf.set(osId, [...(panelsOf.get(osId) ?? []), panelId]);
  const systemRows = os.map((row) => ({ ...row, panels: (panelsOf.get(row.id) ?? []).toSorted((a, b) => a - b) }));
  return {
    locations: places,
    plans: plans.filter(({ slug }) => isSold('vps', slug)),
    parameters,
    frequencies,
    os: systemRows.filter(({ isOffered }) => isOffered),
    panels: panels.filter(({ isOffered }) => isOffered),
    diskImages: images.filter(({ isOffered }) => isOffered),
    extras: extras.filter(({ isOffered }) => isOffered),
    periods,
    landings: pages,
    planSets: sets,
    methods,
    /** Where transfers go, as staff have saved it. Settings of the company count as a part of the catalogue. */
    bank: company.bank,
    /** Currencies besides the euro, and their multipliers. */
    currencies: company.currencies,
    /** Payment providers that are switched on; null: all of them. */
    payments: company.payments,
    taxation: taxationIn(company),
    backupVolumes: volumes.filter(({ gigabytes }) => isSold('backup', gigabytes)),
    vpnNodes: nodes,
    vpnPrices: isLineSold('vpn') ? vpnTerms : [],
    vpnPairs: routes,
    vhPlans: hostingPlans.filter(({ slug }) => isSold('web_hosting', slug)),
    vhPeriods: hostingTerms,
    phpVersions: php,
    cms: systems.filter(({ isOffered }) => isOffered),
    dedicated: { ...dedicated, plans: dedicated.plans.filter(({ slug }) => isSold('dedicated', slug)) },
    /** Includes withdrawn plans, for services that have them. */
    everyPlan: { vps: plans, web_hosting: hostingPlans, dedicated: dedicated.plans, backup: volumes },
    /** Includes what is no longer offered, for services that have it. */
    everyPart: { os: systemRows, panels, diskImages: images },
    formerPlans: former,
  };
}

/** Returns the servers that are left now: as far as there are addresses for them. */
export async function stockOf(db: Db): Promise<Stock> {
  const [rows, room] = await Promise.all([db.select().from(vpsStock), addressRoom(db)]);
  return stockWithin(rows, room);
}

/** Returns the backup storage that is left now. */
export async function backupCapacityOf(db: Db): Promise<BackupCapacity> {
  const rows = await db.select().from(backupCapacity);
  return new Map(rows.map(({ locationId, gigabytes }) => [locationId, gigabytes]));
}

/** Returns the web hosting accounts that are left now. */
export async function vhCapacityOf(db: Db): Promise<VhCapacity> {
  const rows = await db.select().from(vhCapacity);
  return new Map(rows.map(({ locationId, accounts }) => [locationId, accounts]));
}
