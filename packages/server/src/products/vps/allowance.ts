import { byId } from '@hoster/domain';
import type { Catalogue } from '../../catalogue/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import type { Allowance } from '../../services/index.ts';
import { vpsSpecOf } from './specification.ts';

/** Extra whose count is the further TB a month. */
const moreTraffic = 'extra-traffic';

/** What a server may use; see `ServiceLine.allowance`. */
export function vpsAllowance(
  { everyPlan, extras }: Pick<Catalogue, 'everyPlan' | 'extras'>,
  service: Pick<ServiceRow, 'planId' | 'spec'>,
): Allowance {
  const spec = vpsSpecOf(service);
  const traffic = byId(everyPlan.vps, service.planId)?.traffic ?? null;
  const extra = extras.find(({ slug }) => slug === moreTraffic)?.id;
  const more = spec.extra_services.monthly.find(({ id }) => id === extra)?.count ?? 0;
  return { disk: spec.disk_size, traffic: traffic === null ? null : traffic + more };
}
