// The door of catalogue: other areas import nothing past it.
export { type AddressNeed, giveAddresses, releaseAddresses, storeBuilt } from './addresses/give.ts';
export { storePool } from './addresses/pools.ts';
export { addressPools } from './addresses/tables.ts';
export {
  addressesOf,
  addressesOfService,
  asConfigured,
  type GivenAddress,
  hasAddressLike,
  holderOf,
  mainOf,
  servicesAt,
  writtenAddress,
} from './addresses/read.ts';
export { hostsOf, isIn, isSpelling, normalAddress } from './addresses/units.ts';
export { catalogueVersion } from './changes.ts';
export {
  type DsCatalogue,
  type DsDiskRow,
  type DsPlanRow,
  type DsStock,
  dsStockOf,
  readDedicated,
} from './dedicated-load.ts';
export {
  dsChassis,
  type DsCpu,
  dsDiskOptions,
  dsIps,
  dsMemoryKits,
  dsPlans,
  dsPlanSets,
  dsPlatforms,
  dsPorts,
  dsRaidControllers,
  dsStock,
  dsTraffic,
} from './dedicated-tables.ts';
export { isCatalogueKept, keepCatalogue } from './keep.ts';
export { ipv4Of, ipv6Of, isExample } from './example-addresses.ts';
export { findLanding, presentLanding } from './landings.ts';
export {
  type BackupCapacity,
  backupCapacityOf,
  type BackupVolumeRow,
  type Catalogue,
  catalogueOf,
  type CmsRow,
  type LandingRow,
  type LocationRow,
  type PlanRow,
  type Stock,
  stockOf,
  type VhCapacity,
  vhCapacityOf,
  type VhPlanRow,
  type VpnNodeRow,
} from './load.ts';
export { landingPlans, minLandingCents, minPlanCents, vpsOffers } from './min-price.ts';
export { catalogueModule } from './module.ts';
export { paymentMethods } from './payment-methods.ts';
export { presentLocation, presentOs, presentPanel, presentPeriods, presentPlanSet, price } from './present.ts';
export { problemTexts } from './problem-texts.ts';
export {
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
export { largest, standardPlans } from './vps-placeholders.ts';
export { vpsOffer, vpsTrial } from './vps.ts';
