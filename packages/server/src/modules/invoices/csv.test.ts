import type { InvoiceHead } from '@hoster/contract';
import { expect, test } from 'vitest';
import { invoicesCsv } from './csv.ts';

const invoice: InvoiceHead = {
  number: 'NL-2026-000001',
  kind: 'invoice',
  issued: '2026-11-23',
  buyer: '=HYPERLINK("https://evil.example")',
  total: { amount: '-2407.00', currency: 'RUR' },
  total_eur: { amount: '-26.00', currency: 'EUR' },
  credits: null,
  payment_object_ref: null,
};

test('a spreadsheet takes names for text and amounts for numbers, and the ruble is called as banks call it', () => {
  const [, row] = invoicesCsv([invoice], 'en').split('\r\n');
  expect(row).toBe(`NL-2026-000001,Invoice,2026-11-23,"'=HYPERLINK(""https://evil.example"")",-2407.00,RUB,-26.00,`);
});
