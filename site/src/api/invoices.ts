import type { EarlierInvoice, InvoiceFilter } from '@hoster/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { OF_CUSTOMER } from './session.ts';

/** A filter as the query of an address or a call. */
export const invoiceParams = (filter: InvoiceFilter): URLSearchParams =>
  new URLSearchParams(Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** A page of the customer's invoices and credit notes, newest first. */
export const invoicesQuery = ({ call, lang }: AppContext, filter: InvoiceFilter, page: number) =>
  queryOptions({
    queryKey: ['invoices', lang, filter, page],
    meta: OF_CUSTOMER,
    queryFn: () => call('getInvoices', { query: { ...filter, page }, ignore: [401] }),
    placeholderData: keepPreviousData,
  });

/** A page of the invoices from before the customer moved in. `ApiError` 401 for visitors. */
export const earlierInvoicesQuery = ({ call, lang }: AppContext, page: number) =>
  queryOptions({
    queryKey: ['earlier-invoices', lang, page],
    meta: OF_CUSTOMER,
    queryFn: () => call('getEarlierInvoices', { query: { page }, ignore: [401] }),
  });

/** How many there are, without the invoices themselves. */
export const earlierInvoiceCountQuery = ({ call }: AppContext) =>
  queryOptions({
    queryKey: ['earlier-invoice-count'],
    meta: OF_CUSTOMER,
    queryFn: async () => (await call('getEarlierInvoices', { query: { page_size: 1 }, ignore: [401] })).count,
  });

/** Pays what is open on such an invoice with the balance. `ApiError` 400 when that isn't enough, 401, 404. */
export const payEarlierInvoice = ({ call }: AppContext, id: number): Promise<EarlierInvoice> =>
  call('postEarlierInvoicePayment', { params: { id }, ignore: [400, 401, 404] });
