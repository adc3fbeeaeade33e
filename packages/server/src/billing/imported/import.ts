import { translations, withValues } from '../../i18n/translate.ts';
import type { Language } from '@hoster/contract';
import { tidyVatId, hasVatShape } from '@hoster/domain/money/vat-format';
import { chargesEuVat } from '@hoster/domain';
import type { Db } from '../../platform/db/index.ts';
import { fromEquity, ontoBalance, type Posting } from '../ledger/entries.ts';
import { post } from '../ledger/post.ts';
import { lockBillingAccount, standingOf } from '../payments/balance.ts';
import { legalEntities } from '../payments/tables.ts';
import { accountInvoiceRecipients } from '../recipients/tables.ts';
import { importedNumber } from './number.ts';
import { importedInvoices, importedPayments, type ImportedInvoiceRow } from './tables.ts';
import { importedTexts } from './texts.ts';

/** A company that another shop invoiced. */
export interface ImportedPayer {
  readonly name: string;
  readonly country: string;
  readonly address: string;
  readonly city: string;
  readonly zipCode: string;
  readonly vatId: string;
}

/**
 * Stores the company of an account, to be invoiced from now on.
 * @returns whether its VAT ID is kept: one that can't be that of its country isn't
 */
export async function importPayer(
  tx: Db,
  accountId: number,
  { vatId: typed, ...company }: ImportedPayer,
  now: Date,
): Promise<boolean> {
  const vatId = typed === '' ? null : tidyVatId(typed, company.country);
  const isVatId = vatId !== null && (!chargesEuVat(company.country) || hasVatShape(vatId, company.country));
  await tx.insert(legalEntities).values({
    ...company,
    accountId,
    kind: 'company',
    vatId: isVatId ? vatId : null,
    // It's checked with the others.
    vatStatus: isVatId ? 'pending' : 'none',
    isDefault: true,
    createdAt: now,
  });
  return vatId === null || isVatId;
}

/** An address that invoices went to at another shop, and go to from now on: its owner isn't asked again. */
export async function importRecipient(
  tx: Db,
  recipient: { readonly accountId: number; readonly email: string; readonly language: Language; readonly now: Date },
): Promise<void> {
  const { now, ...values } = recipient;
  await tx
    .insert(accountInvoiceRecipients)
    .values({ ...values, isConfirmed: true, createdAt: now })
    .onConflictDoNothing();
}

/** An amount that somebody brings along, in EUR cents. */
export interface Opening {
  readonly accountId: number;
  /** Unique name in the ledger. */
  readonly reference: string;
  readonly cents: number;
}

/**
 * Opens a balance with what another shop owed its customer; below zero, with what the customer owed it. Booked once, and
 * announced to nobody.
 * @returns false when it was booked before, or is nothing
 */
export async function openBalance(tx: Db, { accountId, cents, reference }: Opening): Promise<boolean> {
  if (cents === 0) return false;
  await lockBillingAccount(tx, accountId);
  const postings: Posting[] =
    cents > 0
      ? [...fromEquity(cents), ...ontoBalance(accountId, cents, await standingOf(tx, accountId))]
      : [...fromEquity(cents), { account: 'receivable', accountId, amountCents: -cents }];
  const description = translations(importedTexts.balance);
  return post(tx, { reference, kind: 'correction', description, postings });
}

/** Everything of an imported invoice but the number under which it's kept. */
export type NewImportedInvoice = Omit<ImportedInvoiceRow, 'id' | 'number' | 'settledAt'>;

/**
 * Stores an invoice of another shop, and books what is owed for it: a receivable, or below zero a balance.
 * @returns its number here
 */
export async function importInvoice(tx: Db, invoice: NewImportedInvoice): Promise<string> {
  const { accountId, oldId, oldNumber, openEuroCents, source } = invoice;
  const number = await importedNumber(tx, oldNumber, oldId);
  await tx.insert(importedInvoices).values({ ...invoice, number });
  if (openEuroCents === null || openEuroCents === 0) return number;
  const reference = `import:${source}:invoice:${oldId}`;
  if (openEuroCents < 0) {
    await openBalance(tx, { accountId, cents: -openEuroCents, reference });
    return number;
  }
  await lockBillingAccount(tx, accountId);
  await post(tx, {
    reference,
    kind: 'correction',
    description: translations(withValues(importedTexts.invoice, { number })),
    postings: [{ account: 'receivable', accountId, amountCents: openEuroCents }, ...fromEquity(-openEuroCents)],
  });
  return number;
}

/** Stores payments of another shop. */
export async function importPayments(
  tx: Db,
  payments: readonly (typeof importedPayments.$inferInsert)[],
): Promise<void> {
  if (payments.length > 0)
    await tx
      .insert(importedPayments)
      .values([...payments])
      .onConflictDoNothing();
}
