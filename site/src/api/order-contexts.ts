import type { AppContext } from '../app-context.tsx';

/** Second part of the keys under which the order contexts of all lines are kept. */
export const ORDER_CONTEXT = 'order-context';

/** Asks for all order contexts anew, after a change of what they say of the account. */
export const refreshOrderContexts = ({ queryClient }: Pick<AppContext, 'queryClient'>): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === ORDER_CONTEXT });
