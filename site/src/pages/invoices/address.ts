import type { InvoiceFilter } from '@hoster/contract';
import { pageIn } from '../../app/router/page-in.ts';
import { invoiceParams } from '../../api/invoices.ts';

const NUMBER_MAX = 40;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Filter and page from the address. Invalid values count as absent. */
export interface InvoiceListRequest {
  readonly filter: InvoiceFilter;
  /** From 1. */
  readonly page: number;
}

/** Reads the filter and the page from an address. */
export function readInvoiceListRequest(query: URLSearchParams): InvoiceListRequest {
  const kind = query.get('kind');
  const number = query.get('number')?.trim().slice(0, NUMBER_MAX) ?? '';
  const day = (name: string) => {
    const value = query.get(name) ?? '';
    return DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
  };
  const [from, to] = [day('from'), day('to')];
  return {
    filter: {
      ...((kind === 'invoice' || kind === 'credit_note') && { kind }),
      ...(from && { from }),
      ...(to && { to }),
      ...(number && { number }),
    },
    page: pageIn(query),
  };
}

/** Address of a page of the list, or of the same filter elsewhere. */
export function addressOf(filter: InvoiceFilter, { page = 1, path = '/my/invoices/' } = {}): string {
  const query = invoiceParams(filter);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
