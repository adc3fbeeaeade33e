import type { InvoiceHead } from '@hoster/contract';
import { afterAll, expect, it, vi } from 'vitest';
import { order, testShop } from '../../testing/shop.ts';
import { invoicePdfByNumber } from './find.ts';

// In this thread only: the threads for documents load the real ones.
const here = vi.hoisted(() => () => {
  throw new Error('Made in the thread that answers everybody');
});
vi.mock('./pdf.ts', () => ({ invoicePdf: here }));
vi.mock('./csv.ts', () => ({ invoicesCsv: here }));

const shop = await testShop();
const customer = await shop.customer();
afterAll(() => shop.close());

it('documents are made in threads of their own, so that nobody else waits', async () => {
  const { payment_object_ref: ref } = await order(customer, { payment_method: 'card' });
  await shop.bankSays(ref, 'approved');
  const [invoice] = (await customer.get('/my/api/invoices/')).json<{ results: InvoiceHead[] }>().results;
  const number = invoice?.number ?? '';
  const pdf = await customer.get(`/my/api/invoices/${number}/pdf/`);
  expect([pdf.statusCode, pdf.body.slice(0, 5)]).toEqual([200, '%PDF-']);
  expect((await invoicePdfByNumber(shop.db, number))?.subarray(0, 5).toString()).toBe('%PDF-');
  const csv = await customer.get('/my/api/invoices/csv/');
  expect(csv.statusCode).toBe(200);
  expect(csv.body).toContain(number);
});
