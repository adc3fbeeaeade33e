import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { OF_CUSTOMER } from './session.ts';

/** The account's unpaid orders, newest first; none where the backend doesn't provide them. */
export const unpaidOrdersQuery = ({ call }: AppContext) =>
  queryOptions({
    queryKey: ['unpaid-orders'],
    meta: OF_CUSTOMER,
    queryFn: async () => (await call('getUnpaidOrders', { rethrow: false, ignore: [401, 404] })) ?? [],
  });

/**
 * Cancels an unpaid order. Throws `ApiError`: 404 when it no longer exists, 409 while its payment is being processed.
 */
export async function cancelUnpaidOrder({ call, queryClient }: AppContext, ref: string): Promise<void> {
  await call('deleteUnpaidOrder', { params: { ref }, ignore: [401, 404, 409] });
  // Stock, promo code and trial may be available again.
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== 'auth',
    refetchType: 'none',
  });
}
