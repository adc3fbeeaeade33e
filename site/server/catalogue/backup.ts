import { BackupOrderContext } from '@hoster/contract';
import { linePages } from '@hoster/domain/lines/line-pages';
import { volumeName } from '@hoster/domain/lines/backup';
import { z } from 'zod';
import type { CatalogueLine } from './line.ts';
import { isAvailable, placesOf } from './places.ts';
import { termsOf } from './terms.ts';

const CONTEXT = '/my/api/backup-order/create_context/';

/** Backup storage. Its sizes share one page. */
export const backup: CatalogueLine = {
  name: 'backup',
  page: linePages.backup,
  async paths(ask) {
    await ask(CONTEXT, z.unknown());
    return [];
  },
  async items(ask) {
    const { volumes, protocols, port_mbps, locations, rent_periods } = await ask(
      CONTEXT,
      BackupOrderContext.pick({
        volumes: true,
        protocols: true,
        port_mbps: true,
        locations: true,
        rent_periods: true,
      }),
    );
    return volumes.map((size) => {
      const places = placesOf(locations, size);
      return {
        slug: `backup-${size.volume}`,
        name: `Backup storage ${volumeName(size.volume)}`,
        path: `/backups/?volume=${size.volume}`,
        price: size.price,
        setup_fee: 0,
        old_price: null,
        available: isAvailable(places),
        locations: places,
        rent_periods: termsOf(rent_periods),
        specs: {
          disk_gb: size.volume,
          port_mbps,
          snapshots: size.snapshots,
          sub_accounts: size.sub_accounts,
          protocols: protocols.join(', '),
        },
      };
    });
  },
};
