import type { NextPlanChoice, OrderCreated, RenewalOrder, UpgradeOrder } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { servicesChanged } from './account.ts';

/** Other plans of a service. 404 for everybody but its owner. */
export const upgradeQuery = ({ call, lang }: AppContext, id: number) =>
  queryOptions({
    queryKey: ['service', lang, id, 'upgrade'],
    queryFn: () => call('getServiceUpgrade', { params: { id }, ignore: [401, 404] }),
  });

/** Starts the upgrade of a service to a larger plan. `key` makes it safe to send the same form twice. */
export const placeUpgrade = (app: AppContext, id: number, body: UpgradeOrder, key: string): Promise<OrderCreated> =>
  withNews(app, app.call('postServiceUpgrade', { params: { id }, body, ...sent(key) }));

/** Chooses a smaller plan for a service from its next term on. `ApiError` 400 at the plan, 404, 409, 429. */
export const chooseNextPlan = (app: AppContext, id: number, body: NextPlanChoice): Promise<unknown> =>
  withNews(app, app.call('putNextPlan', { params: { id }, body, ignore: [0, 400, 401, 404, 409, 429] }));

/** Keeps the present plan of a service. `ApiError` 404, 409 when it's too late, 429. */
export const keepPlan = (app: AppContext, id: number): Promise<unknown> =>
  withNews(app, app.call('deleteNextPlan', { params: { id }, ignore: [401, 404, 409, 429] }));

/** Starts the payment of a service's next term. `key` makes it safe to send the same form twice. */
export const placeRenewal = (app: AppContext, id: number, body: RenewalOrder, key: string): Promise<OrderCreated> =>
  withNews(app, app.call('postServiceRenewal', { params: { id }, body, ...sent(key) }));

const sent = (key: string) => ({ headers: { 'idempotency-key': key }, ignore: [0, 400, 401, 404, 409, 429] });

/** Reloads the services, whatever the result of an order: an error may mean that another tab has changed one. */
async function withNews<Answer>(app: AppContext, order: Promise<Answer>): Promise<Answer> {
  try {
    return await order;
  } finally {
    await servicesChanged(app);
  }
}
