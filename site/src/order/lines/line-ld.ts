import type { ProductLine } from '@hoster/contract';
import { dsLd } from '../../features/dedicated/ds-ld.ts';
import { vpsLd } from '../../features/vps/vps-ld.ts';
import { vhLd } from '../../features/web-hosting/vh-ld.ts';
import { backupLd } from './backup/backup-ld.ts';
import { vpnLd } from './vpn/vpn-ld.ts';
import type { DescribedPage } from '../../seo/structured-data.ts';

interface LineLd {
  /** Folders of the pages that list what the line sells. */
  pages: readonly string[];
  describe: (page: DescribedPage) => object[];
}

const lines: Readonly<Record<ProductLine, LineLd>> = {
  vps: { pages: ['vps-list', 'vps-location', 'vps-landing'], describe: vpsLd },
  web_hosting: { pages: ['web-hosting-list', 'web-hosting-location', 'web-hosting-cms'], describe: vhLd },
  dedicated: { pages: ['dedicated-list', 'dedicated-location', 'dedicated-set'], describe: dsLd },
  backup: { pages: ['backups'], describe: backupLd },
  vpn: { pages: ['vpn'], describe: vpnLd },
};

/**
 * Offers of a page as JSON-LD, in the page's language and with its prices. On the server only: search engines read it
 * there, and browsers don't use it.
 */
export const lineLd = (page: DescribedPage): object[] =>
  page.meta.noindex
    ? []
    : (Object.values(lines)
        .find(({ pages }) => pages.includes(page.page))
        ?.describe(page) ?? []);
