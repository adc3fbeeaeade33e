// The door of billing: other areas import nothing past it.
export { currenciesFor, listCurrencies, rateOf } from './currencies.ts';
export { pageLink, type Recipient, sendEmail, userRecipient } from './emails/send.ts';
export { importInvoice, importPayer, importPayments, importRecipient, openBalance } from './imported/import.ts';
export { importedInvoices, importedPayments } from './imported/tables.ts';
export { invoiceNumberOf, invoicePdfByNumber } from './invoices/find.ts';
export { issueCreditNote, issueInvoice } from './invoices/issue.ts';
export { invoicesModule } from './invoices/module.ts';
export { invoices } from './invoices/tables.ts';
export { invoiceRecipientsModule } from './recipients/module.ts';
export { leftOf, nextPartOf, owedFor } from './ledger/bought.ts';
export { commission, excused, fromEquity, ontoBalance, paidTo, sold, unsold } from './ledger/entries.ts';
export { ledgerModule } from './ledger/module.ts';
export { post } from './ledger/post.ts';
export { reportsModule } from './reports/module.ts';
export { ledgerPostings, ledgerTransactions } from './ledger/tables.ts';
export { openNewestAttempt, startAttempt } from './payments/attempts/attempts.ts';
export { beginPayment, queueExpiry } from './payments/attempts/begin.ts';
export { bookedAs } from './payments/attempts/booked-as.ts';
export { releasePayment, closePayment } from './payments/attempts/expire.ts';
export { queueWithdrawal } from './payments/attempts/withdrawal.ts';
export { isOpen, lockPayment } from './payments/attempts/settle.ts';
export { handleProviderEvent } from './payments/attempts/provider-events.ts';
export {
  balanceOf,
  balancesOf,
  book,
  lockBillingAccount,
  lockOpenAccount,
  overdraftLeft,
  overdraftOf,
  chargeBalance,
} from './payments/balance.ts';
export { type BalanceChangeByStaff, changeByStaff } from './payments/change-by-staff.ts';
export { paymentChangedAt } from './payments/changed.ts';
export { hasEverPaid } from './payments/ever-paid.ts';
export { type RegisteredWebhook, type WebhookSource, webhookSources } from './payments/registered-webhooks.ts';
export { type BtcpaySettings, readBtcpay } from './payments/btcpay/config.ts';
export { idempotently, repeatable, type Repeatable } from './payments/idempotency.ts';
export { legalEntitiesOf, legalEntityOf } from './payments/legal-entities.ts';
export { lockMergedMoney, lockMergedPayments, moneyToMove, moveMoney } from './payments/merge-accounts.ts';
export { methodErrors, methodsFor, presentMethod, renewalCardOf } from './payments/methods.ts';
export { paymentsModule } from './payments/module.ts';
export { presentMovements as balanceMovements } from './payments/transactions.ts';
export {
  type AttemptRequest,
  type TokenizedCard,
  type OpenedAttempt,
  type PaymentProvider,
  type ProviderEvent,
  ProviderRefused,
} from './payments/provider.ts';
export { pathOf, successUrl } from './payments/payment-address.ts';
export { storePayment } from './payments/store-payment.ts';
export { cardOf, methodOfCard, usableCardsOf } from './payments/saved-cards.ts';
export { spokenAmount } from './payments/spoken-amount.ts';
export { readStripe, type StripeSettings } from './payments/stripe/config.ts';
export type { PaymentSubject } from './payments/subject.ts';
export {
  companyWords,
  idempotencyKeys,
  legalEntities,
  openStatuses,
  paymentAttempts,
  type PaymentRow,
  payments,
  savedCards,
} from './payments/tables.ts';
export { paymentTexts } from './payments/texts.ts';
export { demoTransferAccount, readTransfer, type TransferAccount } from './payments/transfer/config.ts';
export { transferModule } from './payments/transfer/module.ts';
export { checkUnpaid } from './payments/unpaid.ts';
export { lineRows, type Naming, type PartName, presentLine } from './purchases/purchase-lines.ts';
export { purchaseLines, type PurchaseRow, purchases } from './purchases/tables.ts';
