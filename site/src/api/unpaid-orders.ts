import type { UnpaidOrder } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app-context.tsx';
import { OF_CUSTOMER } from './session.ts';

/** Orders of the account that wait for their payment, newest first; none where the backend doesn't tell. */
export const unpaidOrdersQuery = ({ request }: AppContext) =>
  queryOptions({
    queryKey: ['unpaid-orders'],
    meta: OF_CUSTOMER,
    queryFn: async () =>
      (await request<UnpaidOrder[]>('/my/api/unpaid-orders/', { rethrow: false, ignore: [401, 404] })) ?? [],
  });

/** Cancels an unpaid order. Throws `ApiError`: 404 when there's none any more, 409 while its payment is processed. */
export async function cancelUnpaidOrder({ request, queryClient }: AppContext, ref: string): Promise<void> {
  await request(`/my/api/unpaid-orders/${encodeURIComponent(ref)}/`, { method: 'DELETE', ignore: [401, 404, 409] });
  // Stock, promo code and trial may be free again.
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== 'auth',
    refetchType: 'none',
  });
}
