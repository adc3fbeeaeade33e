import { z } from 'zod';
import { call } from '../call.ts';
import { IdText, Page, PageQuery } from '../common.ts';
import { EarlierInvoice, Invoice, InvoiceHead, InvoiceQuery } from '../invoices.ts';

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
  getEarlierInvoices: call({
    id: 'getEarlierInvoices',
    method: 'GET',
    path: '/my/api/earlier-invoices/',
    summary: 'List invoices from before the customer moved in from another shop, open ones first, then newest first',
    tag,
    session,
    access: 'read',
    query: PageQuery,
    answer: { 200: Page(EarlierInvoice) },
    errors: [400, 401, 404],
  }),
  postEarlierInvoicePayment: call({
    id: 'postEarlierInvoicePayment',
    method: 'POST',
    path: '/my/api/earlier-invoices/:id/payment/',
    summary: 'Pay what is open on an invoice from before the move with the balance; once, however often it’s sent',
    tag,
    session,
    access: 'billing',
    params: z.object({ id: IdText }),
    answer: { 200: EarlierInvoice },
    errors: [400, 401, 404],
  }),
} as const;
