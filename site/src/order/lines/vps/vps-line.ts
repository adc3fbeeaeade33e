import { callPaths } from '@hoster/contract/call-paths';
import { createVpsOrder, VPS_CONTEXT_KEY } from '../../../api/vps.ts';
import type { CommonBody, LineAdapter } from '../../line-adapter.ts';
import { anchorOf } from './vps-fields.ts';
import { orderOf } from './load-vps-order.ts';
import { firstProblem, vpsQuery, defaultKeys, type VpsPlanOrder } from './vps-order.ts';
import { takesIsoUrl } from '@hoster/domain/order/problems';
import type { VpsOrderInput } from '@hoster/contract';
import { newKeyOf } from '../../draft/draft-form.ts';

/** The body of an order of a VPS; `common` is the part shared by all lines. */
export function vpsBody({ choice, draft, context, data }: VpsPlanOrder, common: CommonBody): VpsOrderInput {
  const { name: _, project: __, project_name: ___, promo_code: ____, ...configuration } = choice;
  return {
    ...configuration,
    ...common,
    ssh_keys: draft.ssh_keys ?? defaultKeys(context),
    ssh_key: newKeyOf(draft),
    ...(takesIsoUrl(data, choice) && { iso_url: draft.iso_url }),
    ...(!choice.base_administration &&
      draft.base_administration_confirmed && { base_administration_confirmed: true as const }),
  };
}

/** Orders of a VPS plan. */
export const vpsLine = (slug: string): LineAdapter<VpsPlanOrder> => ({
  name: 'vps',
  contextKey: VPS_CONTEXT_KEY,
  orderOf: (app, query) => orderOf(app, slug, query),
  queryOf: (order) => vpsQuery(order, order.choice),
  planOf: () => ({ slug }),
  firstProblem,
  anchorOf,
  defaultKeys: ({ context }) => defaultKeys(context),
  call: (order, body) => ({ path: callPaths.postVpsOrder[1], body: vpsBody(order, body) }),
  send: (app, order, body, requestKey) => createVpsOrder(app, vpsBody(order, body), requestKey),
});
