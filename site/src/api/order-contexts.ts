import type { AppContext } from '../app/app-context.tsx';

/** Second part of the keys of all lines' order contexts. */
export const ORDER_CONTEXT = 'order-context';

/** Reloads all order contexts, after their account data has changed. */
export const refreshOrderContexts = ({ queryClient }: Pick<AppContext, 'queryClient'>): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === ORDER_CONTEXT });

/** Order errors that the order page handles itself. */
export const ORDER_REFUSALS = [0, 400, 401, 403, 409, 429, 500, 502, 503, 504];
