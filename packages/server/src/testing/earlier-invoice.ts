import { importInvoice, type NewImportedInvoice } from '../billing/imported/import.ts';
import type { Db } from '../platform/db/index.ts';

/** Imports an invoice of another shop: 20 CHF, of which nothing is paid. @returns its number */
export const importedInvoice = (db: Db, accountId: number, change: Partial<NewImportedInvoice> = {}): Promise<string> =>
  db.transaction((tx) =>
    importInvoice(tx, {
      accountId,
      source: 'whmcs',
      oldId: '1',
      oldNumber: 'RE/1',
      currency: 'CHF',
      issuedOn: '2026-02-01',
      dueOn: '2026-02-14',
      paidOn: null,
      state: 'open',
      statusName: 'Unpaid',
      subtotalCents: 1850,
      taxCents: 150,
      creditCents: 0,
      totalCents: 2000,
      openCents: 2000,
      openEuroCents: 2150,
      content: {
        seller: 'Old Shop AG',
        buyer: ['Demo', 'Street 1'],
        lines: [{ text: 'VPS <1>', cents: 1850 }],
        taxPercent: '8.1',
        method: 'banktransfer',
        notes: '',
        payments: [],
      },
      ...change,
    }),
  );
