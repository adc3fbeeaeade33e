import type { ProductLine } from '@hoster/contract';
import { dsOffers } from './features/dedicated/ds-offers.ts';
import { vpsOffers } from './features/vps-catalogue/vps-offers.ts';
import { vhOffers } from './features/web-hosting/vh-offers.ts';
import { backupOffers } from './pages/backups/backup-offers.ts';
import { vpnOffers } from './pages/vpn/vpn-offers.ts';
import type { DescribedPage } from './seo/structured-data.ts';

interface LineOffers {
  /** Folders of the pages that list what the line sells. */
  pages: readonly string[];
  offers: (page: DescribedPage) => object[];
}

const lineOffers: Readonly<Record<ProductLine, LineOffers>> = {
  vps: { pages: ['vps-list', 'vps-location', 'vps-landing'], offers: vpsOffers },
  web_hosting: { pages: ['web-hosting-list', 'web-hosting-location', 'web-hosting-cms'], offers: vhOffers },
  dedicated: { pages: ['dedicated-list', 'dedicated-location', 'dedicated-set'], offers: dsOffers },
  backup: { pages: ['backups'], offers: backupOffers },
  vpn: { pages: ['vpn'], offers: vpnOffers },
};

/**
 * What a page lists, as JSON-LD in the language of the page and with the prices shown on it. On the server only: search
 * engines read it there, and browsers have no use for it.
 */
export const offersLd = (page: DescribedPage): object[] =>
  page.meta.noindex
    ? []
    : (Object.values(lineOffers)
        .find(({ pages }) => pages.includes(page.page))
        ?.offers(page) ?? []);
