import type { BackupOrderInput, OrderCreated } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { ORDER_CONTEXT, ORDER_REFUSALS } from './order-contexts.ts';

/** Key of everything that depends on the customer: refresh it after signing in or saving data. */
export const BACKUP_CONTEXT_KEY = ['backup', ORDER_CONTEXT] as const;

/**
 * What the page of backup storage needs. The server validates the promo code; the rest of the choice is validated here.
 */
export const backupContextQuery = ({ call, lang }: AppContext, promoCode?: string) =>
  queryOptions({
    queryKey: [...BACKUP_CONTEXT_KEY, lang, promoCode ?? null],
    queryFn: () => call('getBackupOrderContext', { query: { promo_code: promoCode } }),
  });

/** Sends an order. Repeating it with the same `key` returns the same answer. Throws `ApiError`. */
export const createBackupOrder = ({ call }: AppContext, body: BackupOrderInput, key: string): Promise<OrderCreated> =>
  call('postBackupOrder', { body, headers: { 'idempotency-key': key }, timeout: 30_000, ignore: ORDER_REFUSALS });
