import type { BackupOrderContext, BackupOrderInput, BackupOrderQuery, OrderCreated } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app-context.tsx';
import { ORDER_CONTEXT } from './order-contexts.ts';
import { ORDER_REFUSALS } from './order-refusals.ts';

/** Key under which everything is kept that depends on who orders: refresh it after signing in or saving data. */
export const BACKUP_CONTEXT_KEY = ['backup', ORDER_CONTEXT] as const;

/** What the page of backup storage needs. The promo code is judged by the server, the rest of the choice is ours to judge. */
export const backupContextQuery = ({ request, lang }: AppContext, promoCode?: string) =>
  queryOptions({
    queryKey: [...BACKUP_CONTEXT_KEY, lang, promoCode ?? null],
    queryFn: () =>
      request<BackupOrderContext>('/my/api/backup-order/create_context/', {
        query: { promo_code: promoCode } satisfies BackupOrderQuery,
      }),
  });

/** Path of the call that orders. */
export const BACKUP_ORDER_PATH = '/my/api/backup-order/';

/** Sends an order. The same `key` gives the same answer, however often it is sent. Throws `ApiError`. */
export const createBackupOrder = (
  { request }: AppContext,
  body: BackupOrderInput,
  key: string,
): Promise<OrderCreated> =>
  request<OrderCreated>(BACKUP_ORDER_PATH, {
    method: 'POST',
    body,
    headers: { 'idempotency-key': key },
    timeout: 30_000,
    ignore: ORDER_REFUSALS,
  });
