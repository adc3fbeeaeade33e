import type { Catalogue } from '../../catalogue/load.ts';

const lowest = (cents: readonly number[]): number | null => (cents.length === 0 ? null : Math.min(...cents));

/**
 * Prices that texts about servers name beside the plan's, EUR cents a month: extras by their slugs, Windows licences,
 * the cheapest paid edition of each control panel, and the cheapest backup storage.
 */
export function optionPrices({ extras, os, panels, backupVolumes }: Catalogue): Record<string, number | null> {
  const extra = (slug: string) => extras.find((row) => row.slug === slug)?.priceCents ?? null;
  const windows = os.filter(({ family }) => family === 'windows').map(({ priceCents }) => priceCents);
  const panel = (vendor: string) =>
    lowest(panels.filter(({ slug }) => slug.split('-')[0] === vendor).map(({ priceCents }) => priceCents));
  return {
    ipv4Price: extra('extra-ipv4'),
    trafficPrice: extra('extra-traffic'),
    snapshotPrice: extra('snapshot-storage'),
    administrationPrice: extra('extended-administration'),
    migrationPrice: extra('site-migration'),
    windowsFrom: lowest(windows),
    windowsTo: windows.length === 0 ? null : Math.max(...windows),
    ispmanagerPrice: panel('ispmanager'),
    pleskPrice: panel('plesk'),
    cpanelPrice: panel('cpanel'),
    backupPrice: lowest(backupVolumes.map(({ priceCents }) => priceCents)),
  };
}
