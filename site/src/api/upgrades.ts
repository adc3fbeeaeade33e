import type { OrderCreated, RenewalOrder, ServicePayment, UpgradeOffer, UpgradeOrder } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app-context.tsx';
import { servicesChanged } from './account.ts';

const path = (id: number): string => `/my/api/services/${id}/upgrade/`;

/** Larger plans of a service. 404 for everybody but its owner. */
export const upgradeQuery = ({ request, lang }: AppContext, id: number) =>
  queryOptions({
    queryKey: ['service', lang, id, 'upgrade'],
    queryFn: () => request<UpgradeOffer>(path(id), { ignore: [401, 404] }),
  });

/** Starts the move of a service to a larger plan. `key` makes a second sending of the same form harmless. */
export const placeUpgrade = (app: AppContext, id: number, body: UpgradeOrder, key: string): Promise<OrderCreated> =>
  pay(app, path(id), body, key);

/** Starts the payment of a service's next term. `key` makes a second sending of the same form harmless. */
export const placeRenewal = (app: AppContext, id: number, body: RenewalOrder, key: string): Promise<OrderCreated> =>
  pay(app, `/my/api/services/${id}/renew/`, body, key);

async function pay(app: AppContext, address: string, body: ServicePayment, key: string): Promise<OrderCreated> {
  try {
    return await app.request<OrderCreated>(address, {
      method: 'POST',
      body,
      headers: { 'idempotency-key': key },
      ignore: [0, 400, 401, 404, 409, 429],
    });
  } finally {
    // A refusal may be news of the service as well: another tab has changed it.
    await servicesChanged(app);
  }
}
