import type { InvoiceFilter } from '@hoster/contract';
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
