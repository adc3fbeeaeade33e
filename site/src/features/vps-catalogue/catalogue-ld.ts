import type { AppContext } from '../../app-context.tsx';
import { vpsOrderContextQuery } from '../../api/vps.ts';
import { offersLd } from '../catalogue/offers-ld.ts';
import { promoIn } from '../promo-code/promo-in.ts';
import { planRows, type CatalogueLanding } from './plan-rows.ts';

/** Offers of a catalogue page for search engines, one a plan. */
export async function catalogueLd(app: AppContext, landing: CatalogueLanding | null, url: URL): Promise<object[]> {
  const { tariffs, locations } = await app.queryClient.ensureQueryData(
    vpsOrderContextQuery(app, { promoCode: promoIn(url.searchParams) }),
  );
  const rows = planRows(tariffs, locations, landing).filter(({ tariff }) => !tariff.is_custom);
  return offersLd(app, rows, ({ name, cpu_count: cpu, ram_size: ram, disk_size: disk, price }) => ({
    name: `VPS ${name}`,
    description: `${cpu} vCPU, ${ram} GB RAM, ${disk} GB NVMe`,
    price,
  }));
}
