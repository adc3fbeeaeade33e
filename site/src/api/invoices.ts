import type { InvoiceFilter, InvoiceHead, Page } from '@hoster/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app-context.tsx';
import { OF_CUSTOMER } from './session.ts';

/** A filter as the query of an address or a call. */
export const invoiceParams = (filter: InvoiceFilter): URLSearchParams =>
  new URLSearchParams(Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** A page of the customer's invoices and credit notes, newest first. */
export const invoicesQuery = ({ request, lang }: AppContext, filter: InvoiceFilter, page: number) =>
  queryOptions({
    queryKey: ['invoices', lang, filter, page],
    meta: OF_CUSTOMER,
    queryFn: () => {
      const query = invoiceParams(filter);
      query.set('page', String(page));
      return request<Page<InvoiceHead>>(`/my/api/invoices/?${query.toString()}`, { ignore: [401] });
    },
    placeholderData: keepPreviousData,
  });
