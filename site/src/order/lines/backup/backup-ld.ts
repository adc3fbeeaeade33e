import { fromCents } from '@hoster/domain/money/money';
import { openLocations } from '@hoster/domain/order/open-locations';
import { backupContextQuery } from '../../../api/backup.ts';
import { planPrice, wantedPeriod } from '../../../parts/catalogue/plan-price.ts';
import { protocolNames } from '../../../features/backup/protocols.ts';
import { promoIn } from '../../../parts/promo-code/promo-in.ts';
import { localPath } from '../../../i18n/languages.ts';
import { productLd } from '../../../seo/json-ld.ts';
import type { DescribedPage } from '../../../seo/structured-data.ts';
import { volumeText } from './use-volume-text.ts';

/** The sizes of backup storage, for search engines. */
export function backupLd({ app, intl, lang, origin, path, url }: DescribedPage): object[] {
  const context = app.queryClient.getQueryData(backupContextQuery(app, promoIn(url.searchParams)).queryKey);
  if (!context) return [];
  const { volumes, locations, protocols, rent_periods: periods, promo } = context;
  const period = wantedPeriod(periods, url.searchParams);
  return volumes.map(({ volume, price, sold_out_locations: sold }) =>
    productLd({
      name: intl.formatMessage(
        {
          id: 'seo.offer.backup.name',
          defaultMessage: 'Backup storage, {size}',
          description: 'Name of a size of backup storage, for search engines',
        },
        { size: volumeText(intl, volume) },
      ),
      description: protocolNames(protocols),
      url: `${origin}${localPath(lang, path)}?volume=${volume}`,
      price: fromCents(planPrice({ slug: String(volume), price }, period, 0, promo).perMonth),
      available: openLocations(locations, { sold_out_locations: sold }).length > 0,
    }),
  );
}
