import { dsOffers } from './features/dedicated/ds-offers.ts';
import { vpsOffers } from './features/vps-catalogue/vps-offers.ts';
import { vhOffers } from './features/web-hosting/vh-offers.ts';
import { backupOffers } from './pages/backups/backup-offers.ts';
import { vpnOffers } from './pages/vpn/vpn-offers.ts';
import type { DescribedPage } from './seo/structured-data.ts';

/** Pages that list what is sold, by their folders. */
const offersOf: Readonly<Record<string, (page: DescribedPage) => object[]>> = {
  'vps-list': vpsOffers,
  'vps-location': vpsOffers,
  'vps-landing': vpsOffers,
  'web-hosting-list': vhOffers,
  'web-hosting-location': vhOffers,
  'web-hosting-cms': vhOffers,
  'dedicated-list': dsOffers,
  'dedicated-location': dsOffers,
  'dedicated-set': dsOffers,
  backups: backupOffers,
  vpn: vpnOffers,
};

/**
 * What a page lists, as JSON-LD in the language of the page and with the prices shown on it. On the server only: search
 * engines read it there, and browsers have no use for it.
 */
export const offersLd = (page: DescribedPage): object[] =>
  page.meta.noindex ? [] : (offersOf[page.page]?.(page) ?? []);
