import { z } from 'zod';
import { call } from '../call.ts';
import { IdText } from '../common.ts';
import { InvoiceRecipient, InvoiceRecipientOffer, InvoiceRecipientRequest } from '../team.ts';

const tag = 'Payments';
const session = true;
const path = '/my/api/invoice-recipients/';
const byKey = { path: `${path}by-key/:key/`, params: z.object({ key: z.string().regex(/^[\w-]{1,200}$/) }) } as const;

/** Further addresses that invoices are sent to. */
export const invoiceRecipientCalls = {
  getInvoiceRecipients: call({
    id: 'getInvoiceRecipients',
    method: 'GET',
    path,
    summary: 'List the addresses that get the account’s invoices too, oldest first',
    tag,
    session,
    access: 'read',
    answer: { 200: z.array(InvoiceRecipient) },
    errors: [401],
  }),
  postInvoiceRecipient: call({
    id: 'postInvoiceRecipient',
    method: 'POST',
    path,
    summary: 'Add a recipient of invoices, and email them a link to confirm',
    tag,
    session,
    access: 'billing',
    body: InvoiceRecipientRequest,
    answer: { 201: z.array(InvoiceRecipient) },
    errors: [400, 401, 403, 429],
  }),
  deleteInvoiceRecipient: call({
    id: 'deleteInvoiceRecipient',
    method: 'DELETE',
    path: `${path}:id/`,
    summary: 'Delete a recipient of invoices',
    tag,
    session,
    access: 'billing',
    params: z.object({ id: IdText }),
    answer: { 200: z.array(InvoiceRecipient) },
    errors: [401, 403, 404],
  }),
  getInvoiceRecipientOffer: call({
    id: 'getInvoiceRecipientOffer',
    method: 'GET',
    ...byKey,
    summary: 'Get what the link in the email is about; 404 when the recipient was deleted',
    tag,
    answer: { 200: InvoiceRecipientOffer },
    errors: [404],
  }),
  postInvoiceRecipientConfirmation: call({
    id: 'postInvoiceRecipientConfirmation',
    method: 'POST',
    ...byKey,
    summary: 'Confirm that an address wants the invoices',
    tag,
    answer: { 200: InvoiceRecipientOffer },
    errors: [404],
  }),
  deleteInvoiceRecipientByKey: call({
    id: 'deleteInvoiceRecipientByKey',
    method: 'DELETE',
    ...byKey,
    summary: 'Stop sending invoices to an address, by its owner',
    tag,
    answer: { 200: z.object({}) },
    errors: [404],
  }),
} as const;
