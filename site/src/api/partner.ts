import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { liveOn } from '../app/live/topics.ts';
import { OF_CUSTOMER } from './session.ts';

/** The account as a partner. `ApiError` 403 for members whose role lacks billing. */
export const partnerQuery = ({ call, lang }: AppContext) =>
  queryOptions({
    queryKey: ['partner', lang],
    meta: { ...OF_CUSTOMER, ...liveOn('balance') },
    queryFn: () => call('getPartner', { ignore: [401, 403] }),
  });

/** A page (1-based) of the cashback, newest first. `ApiError` 404 beyond the last. */
export const cashbackQuery = ({ call, lang }: AppContext, page = 1) =>
  queryOptions({
    queryKey: ['cashback', lang, page],
    meta: { ...OF_CUSTOMER, ...liveOn('balance') },
    queryFn: () => call('getCashback', { query: { page }, ignore: [401, 403, 404] }),
  });

/** Joins the partner programme. */
export async function joinPartners(app: AppContext): Promise<void> {
  await app.call('postPartner', { ignore: [401, 403] });
  await partnerChanged(app);
}

/** Pays the available cashback out to the balance. `ApiError` 409 when it isn't `amount` any more. */
export async function payOutCashback(app: AppContext, number: number, amount: string): Promise<void> {
  try {
    await app.call('postPartnerPayout', { body: { number, amount }, ignore: [400, 401, 403, 409] });
  } finally {
    await partnerChanged(app);
  }
}

const partnerChanged = ({ queryClient }: AppContext): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [area] }) => ['partner', 'cashback', 'finance', 'menu', 'security'].includes(String(area)),
  });
