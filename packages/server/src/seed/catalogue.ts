import type { Db } from '../platform/db/index.ts';
import {
  backupCapacity,
  backupVolumes,
  cms,
  controlPanels,
  diskImages,
  dsChassis,
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
  extraServices,
  landings,
  locations,
  osPanels,
  osTemplates,
  paymentMethods,
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
} from '../catalogue/index.ts';
import { backupCapacityRows, backupVolumeRows } from './backup-volumes.ts';
import { cmsRows } from './cms.ts';
import { dsLandingRows, dsPlanSetRows } from './dedicated-pages.ts';
import {
  dsChassisRows,
  dsDiskRows,
  dsIpRows,
  dsMemoryKitRows,
  dsPlatformRows,
  dsPortRows,
  dsRaidRows,
  dsTrafficRows,
} from './dedicated-parts.ts';
import { dsPlanRows, dsStockRows } from './dedicated-plans.ts';
import { extraRows, paymentMethodRows } from './extras.ts';
import { vhLandingRows } from './hosting-landings.ts';
import { phpVersionRows, vhCapacityRows, vhPeriodRows, vhPlanRows } from './hosting-plans.ts';
import { landingRows } from './landings.ts';
import { locationRows } from './locations.ts';
import { seedManyDedicated } from './many-dedicated.ts';
import { osPanelRows, panelRows } from './panels.ts';
import { diskImageRows, osRows } from './systems.ts';
import { vpnNodeRows, vpnPairRows, vpnPriceRows } from './vpn-nodes.ts';
import { frequencyRows, parameterRows, planRows, planSetRows, rentPeriodRows, stockRows } from './vps-plans.ts';

/**
 * Fills the catalogue, unless it's the operator's own. Existing rows stay as they are: stock may have changed since.
 * @param isLarge as many dedicated servers as a shop could ever have, for measurements
 */
export async function seedCatalogue(tx: Db, isLarge: boolean): Promise<void> {
  await tx.insert(locations).values(locationRows).onConflictDoNothing();
  await tx.insert(vpsPlans).values(planRows).onConflictDoNothing();
  await tx.insert(vpsStock).values(stockRows).onConflictDoNothing();
  await tx.insert(backupVolumes).values(backupVolumeRows).onConflictDoNothing();
  await tx.insert(backupCapacity).values(backupCapacityRows).onConflictDoNothing();
  await tx.insert(vpnNodes).values(vpnNodeRows).onConflictDoNothing();
  await tx.insert(vpnPrices).values(vpnPriceRows).onConflictDoNothing();
  await tx.insert(vpnPairs).values(vpnPairRows).onConflictDoNothing();
  await tx.insert(vhPlans).values(vhPlanRows).onConflictDoNothing();
  await tx.insert(vhPeriods).values(vhPeriodRows).onConflictDoNothing();
  await tx.insert(vhCapacity).values(vhCapacityRows).onConflictDoNothing();
  await tx.insert(cms).values(cmsRows).onConflictDoNothing();
  await tx.insert(vpsParameters).values(parameterRows).onConflictDoNothing();
  await tx.insert(vpsFrequencies).values(frequencyRows).onConflictDoNothing();
  await tx.insert(osTemplates).values(osRows).onConflictDoNothing();
  await tx.insert(controlPanels).values(panelRows).onConflictDoNothing();
  await tx.insert(osPanels).values(osPanelRows).onConflictDoNothing();
  await tx.insert(diskImages).values(diskImageRows).onConflictDoNothing();
  await tx.insert(extraServices).values(extraRows).onConflictDoNothing();
  await tx.insert(rentPeriods).values(rentPeriodRows).onConflictDoNothing();
  await tx
    .insert(landings)
    .values([...landingRows, ...vhLandingRows])
    .onConflictDoNothing();
  await tx.insert(planSets).values(planSetRows).onConflictDoNothing();
  await seedDedicated(tx);
  if (isLarge) await seedManyDedicated(tx);
}

/** Fills in what isn't a decision of the company: ways to pay, and versions of PHP. */
export async function seedTechnical(tx: Db): Promise<void> {
  await tx.insert(phpVersions).values(phpVersionRows).onConflictDoNothing();
  await tx.insert(paymentMethods).values(paymentMethodRows).onConflictDoNothing();
}

async function seedDedicated(tx: Db): Promise<void> {
  await tx.insert(dsPlatforms).values(dsPlatformRows).onConflictDoNothing();
  await tx.insert(dsMemoryKits).values(dsMemoryKitRows).onConflictDoNothing();
  await tx.insert(dsChassis).values(dsChassisRows).onConflictDoNothing();
  await tx.insert(dsDiskOptions).values(dsDiskRows).onConflictDoNothing();
  await tx.insert(dsRaidControllers).values(dsRaidRows).onConflictDoNothing();
  await tx.insert(dsPorts).values(dsPortRows).onConflictDoNothing();
  await tx.insert(dsIps).values(dsIpRows).onConflictDoNothing();
  await tx.insert(dsTraffic).values(dsTrafficRows).onConflictDoNothing();
  await tx.insert(dsPlans).values(dsPlanRows).onConflictDoNothing();
  await tx.insert(dsStock).values(dsStockRows).onConflictDoNothing();
  await tx.insert(dsPlanSets).values(dsPlanSetRows).onConflictDoNothing();
  await tx.insert(landings).values(dsLandingRows).onConflictDoNothing();
}
