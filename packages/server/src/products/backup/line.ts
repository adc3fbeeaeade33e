import { defineMessage } from '@formatjs/intl';
import { translate } from '../../i18n/translate.ts';
import type { BackupOrder } from '@hoster/contract';
import { linePages, backupPricing, lowestCents, volumeName, volumeOf } from '@hoster/domain';
import type { Context } from '../../platform/index.ts';
import { backupCapacityOf, type Catalogue } from '../../catalogue/index.ts';
import type { Line } from '../line.ts';
import type { ServiceRow } from '../../sales/index.ts';
import { storageSteps } from './first-steps.ts';
import { backupAddress, volumeSlug } from './address.ts';
import { adoptedBackup, backupSpecOf } from './specification.ts';
import { checkBackupOrder } from './check.ts';
import { backupForm } from './form.ts';
import { backupPlaceholders, spokenVolume } from './placeholders.ts';
import { backupOffers } from './offer.ts';
import { backupProtocols } from './protocols.ts';
import { backupShop, type BackupShop } from './shop.ts';
import { returnCapacity, reserveCapacity } from './stock.ts';
import { backupTexts } from './texts.ts';
import { backupUpgrades } from './upgrades.ts';
import { wantedStorage } from './wanted.ts';
import { backupWords } from './words.ts';
import { type LineDetails, noDetails } from '../../services/index.ts';

const planLabel = defineMessage({
  id: 'products.backup.plan-label',
  defaultMessage: 'Backup storage {plan}',
  description: 'Name of a plan in an order or invoice',
});

const backupList = linePages.backup;

/** Backup storage. */
export const backupLine: Line<BackupOrder, BackupShop> = {
  line: 'backup',
  label: (plan, language) => translate(language, planLabel, { plan: spokenVolume(plan, language) }),
  words: backupWords,
  page: async ({ db, catalogue, slug, language }) =>
    slug === 'backups'
      ? {
          texts: [slug],
          prices: { price: lowestCents(backupOffers(catalogue, await backupCapacityOf(db))) },
          values: backupPlaceholders(catalogue, language),
          isShown: true,
        }
      : null,
  offers: async (db, catalogue) => backupOffers(catalogue, await backupCapacityOf(db)),
  isOffered: ({ backupVolumes }) => backupVolumes.length > 0,
  isShown: () => true,
  list: backupList,
  sold: ({ backupVolumes }, slug, language) => {
    const size = backupVolumes.find(({ gigabytes }) => String(gigabytes) === slug);
    return size
      ? { name: spokenVolume(volumeName(size.gigabytes), language), url: `${backupList}?volume=${slug}` }
      : null;
  },
  form: backupForm,
  shop: backupShop,
  check: checkBackupOrder,
  isSoldOut: ({ capacity }, { count, location, volume }) => (capacity.get(location) ?? 0) < count * volume,
  soldOut: backupTexts.sold_out,
  price: ({ data }, order) => backupPricing(data, order),
  plan: planOf,
  trial: () => 'none',
  reserveStock: (tx, { count, location, volume }) => reserveCapacity(tx, location, count * volume),
  returnStock: returnCapacity,
  tariff: (_catalogue, service, language) => ({
    id: service.planId,
    name: spokenVolume(volumeName(backupSpecOf(service).volume), language),
  }),
  details: detailsOf,
  allowance: (_catalogue, service) => ({ disk: backupSpecOf(service).volume, traffic: null }),
  adopted: adoptedBackup,
  firstSteps: () => storageSteps,
  wanted: wantedStorage,
  upgrades: backupUpgrades,
  address: backupAddress,
  service: async (_tx, _shop, { extra_services, location, volume }) => ({
    kind: 'backup',
    locationId: location,
    spec: { volume, trial: 'none', extra_services },
  }),
};

function planOf({ data }: BackupShop, { volume }: BackupOrder) {
  const size = volumeOf(data, volume);
  if (!size) throw new Error(`No backup storage has ${volume} GB.`);
  return { id: size.id, slug: volumeSlug(volume) };
}

function detailsOf(_context: Context, { everyPlan }: Catalogue, service: ServiceRow): LineDetails {
  const { volume } = backupSpecOf(service);
  const size = everyPlan.backup.find(({ id }) => id === service.planId);
  return {
    // Without a port: each protocol uses its default one.
    ...noDetails,
    backup: {
      volume,
      snapshots: size?.snapshots ?? 0,
      sub_accounts: size?.subAccounts ?? 0,
      protocols: backupProtocols,
    },
  };
}
