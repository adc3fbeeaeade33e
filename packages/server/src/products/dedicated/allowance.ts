import { byId } from '@hoster/domain';
import type { Catalogue } from '../../catalogue/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import type { Allowance } from '../../services/index.ts';
import { dsSpecOf } from './specification.ts';

/** What a server may use; see `ServiceLine.allowance`. Its drives are the customer's to fill. */
export function dsAllowance(
  { dedicated, everyPlan }: Pick<Catalogue, 'dedicated' | 'everyPlan'>,
  service: Pick<ServiceRow, 'planId' | 'spec'>,
): Allowance {
  const { configuration: chosen } = dsSpecOf(service);
  const port = chosen ? byId(dedicated.ports, chosen.port) : byId(everyPlan.dedicated, service.planId);
  const traffic = port?.traffic ?? null;
  const more = dedicated.traffic.find(({ id }) => id === chosen?.extra_traffic)?.volume ?? 0;
  return { disk: null, traffic: traffic === null ? null : traffic + more };
}
