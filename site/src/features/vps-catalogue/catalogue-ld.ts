import type { AppContext } from '../../app-context.tsx';
import { vpsOrderContextQuery } from '../../api/vps.ts';
import { localPath } from '../../i18n/languages.ts';
import { productLd } from '../../seo/json-ld.ts';
import { promoIn } from '../promo-code/promo-in.ts';
import { planRows, type CatalogueLanding } from './plan-rows.ts';

/** Offers of a catalogue page for search engines, one a plan. */
export async function catalogueLd(app: AppContext, landing: CatalogueLanding | null, url: URL): Promise<object[]> {
  const { tariffs, locations } = await app.queryClient.ensureQueryData(
    vpsOrderContextQuery(app, { promoCode: promoIn(url.searchParams) }),
  );
  return planRows(tariffs, locations, landing)
    .filter(({ tariff }) => !tariff.is_custom)
    .map(({ tariff, availability }) =>
      productLd({
        name: `VPS ${tariff.name}`,
        description: `${tariff.cpu_count} vCPU, ${tariff.ram_size} GB RAM, ${tariff.disk_size} GB NVMe`,
        url: app.facts.origin + localPath(app.lang, tariff.url),
        price: tariff.price,
        available: availability.state !== 'sold_out',
      }),
    );
}
