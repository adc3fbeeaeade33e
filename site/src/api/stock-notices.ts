import type { StockNotice, StockNoticeRequest, StockNoticeSaved, StockSubject } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';

/** What is awaited, in words; 404 for what isn't sold. */
export const stockSubjectQuery = ({ call }: AppContext, subject: StockSubject) =>
  queryOptions({
    queryKey: ['stock-notices', 'subject', subject],
    queryFn: () => call('getStockSubject', { query: subject, ignore: [400, 404] }),
  });

/** Asks for an email when something is back in stock. Throws `ApiError`; a 400 has the errors by field. */
export const saveStockNotice = ({ call }: AppContext, body: StockNoticeRequest): Promise<StockNoticeSaved> =>
  call('postStockNotice', { body, ignore: [0, 400, 404, 429] });

/** A notice, by the key from its link; 404 when it has ended. */
export const stockNoticeQuery = ({ call }: AppContext, key: string) =>
  queryOptions({
    queryKey: ['stock-notices', 'notice', key],
    queryFn: () => call('getStockNotice', { params: { key }, ignore: [404] }),
  });

/** Confirms the address of a notice. Throws `ApiError`; 400 when the address has too many. */
export const confirmStockNotice = ({ call }: AppContext, key: string): Promise<StockNotice> =>
  call('confirmStockNotice', { params: { key }, ignore: [0, 400, 404] });

/** Ends a notice. */
export const endStockNotice = ({ call }: AppContext, key: string): Promise<StockNotice> =>
  call('deleteStockNotice', { params: { key }, ignore: [0, 404] });
