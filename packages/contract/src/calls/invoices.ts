import { z } from 'zod';
import { call } from '../call.ts';
import { Page } from '../common.ts';
import { Invoice, InvoiceHead, InvoiceQuery } from '../invoices.ts';

const tag = 'Payments';
const session = true;
/** Any text may be in an address; a number that names nothing isn't found. */
const params = z.object({ number: z.string().max(40) });

export const invoiceCalls = {
  getInvoices: call({
    id: 'getInvoices',
    method: 'GET',
    path: '/my/api/invoices/',
    summary: 'List invoices and credit notes, newest first; `/my/api/invoices/csv/` takes the same filters',
    tag,
    session,
    access: 'read',
    query: InvoiceQuery,
    answer: { 200: Page(InvoiceHead) },
    errors: [400, 401],
  }),
  getInvoice: call({
    id: 'getInvoice',
    method: 'GET',
    path: '/my/api/invoices/:number/',
    summary:
      'Get an invoice or a credit note; its document is at `pdf/` below this address, that of a company also at `xml/`',
    tag,
    session,
    access: 'read',
    params,
    answer: { 200: Invoice },
    errors: [401, 404],
  }),
} as const;
