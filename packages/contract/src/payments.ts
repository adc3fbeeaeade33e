import { z } from 'zod';
import { LegalEntity, SavedCard } from './account.ts';
import { Country, CurrencyCode, Id, Ledger, Name, PageQuery, Price, seen, Timestamp } from './common.ts';
import { OrderTax, Overdraft } from './order-context.ts';
import { InvoiceNumber } from './invoices.ts';
import { CryptoAsset, PaymentMethodSlug } from './payment-methods.ts';
import { RenewalSource } from './service-settings.ts';
import { OrderLine, ServiceStatus } from './services.ts';

/**
 * State of a payment in coins. `underpaid` waits for the rest; `overpaid` is paid, with the surplus on the balance;
 * `late`: the money came after the end and is on the balance.
 */
export const CryptoState = z.enum(['awaiting', 'pending', 'paid', 'underpaid', 'overpaid', 'late', 'expired']);
export type CryptoState = z.infer<typeof CryptoState>;

/** A payment in coins. Amounts are text in the asset's own precision. */
export const CryptoPayment = z.object({
  state: CryptoState,
  /** What has landed on the balance instead of the order; null: nothing. */
  credited: Ledger.nullable(),
  /** Page on which a demo's coins are sent; null outside of a demo. */
  demo_url: z.string().nullable(),
  wallet_address: z.string(),
  amount: z.string(),
  received: z.string(),
  remaining: z.string(),
  network: z.string(),
  ticker: z.string(),
  network_label: z.string(),
  rate: z.string(),
  rate_expires: Timestamp,
  /** Expiry of the wallet, 24 hours after it was created. */
  expires: Timestamp,
  /** Time of this answer: a countdown goes by it where the visitor's clock is off. */
  now: Timestamp,
  confirmations: z.object({ have: z.int(), need: z.int() }),
  uri: z.string(),
  memo: z.string().nullable(),
  txs: z.array(z.object({ hash: z.string(), amount: z.string(), confirmations: z.int() })),
});
export type CryptoPayment = z.infer<typeof CryptoPayment>;

/** Where to send a bank transfer. `reference` has to be named in it: the money is matched by it. */
export const BankTransfer = z.object({
  beneficiary: z.string(),
  iban: z.string(),
  bic: z.string(),
  bank_name: z.string(),
  /** Creditor reference of ISO 11649 (`RF…`). */
  reference: z.string(),
  amount: Ledger,
  /** What has come so far. */
  received: Ledger,
  /** Page on which a demo's transfer is sent; null outside of a demo. */
  demo_url: z.string().nullable(),
});
export type BankTransfer = z.infer<typeof BankTransfer>;

/** `awaiting`: the buyer has to act; `pending`: the bank or chain has. Both may be asked again, the others are final. */
export const PaymentStatus = z.enum(['awaiting', 'pending', 'paid', 'underpaid', 'expired', 'failed']);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/**
 * What is paid for: an order, a larger plan, the next term of a service, or money on the balance. `card` pays for nothing:
 * the bank checks a card that is saved.
 */
export const PaymentPurpose = z.enum(['purchase', 'upgrade', 'renewal', 'top_up', 'card']);
export type PaymentPurpose = z.infer<typeof PaymentPurpose>;

/** State of a payment. `error` is a message for the buyer; `redirect_url` is where they continue to pay. */
export const Payment = z.object({
  ref: z.string(),
  purpose: PaymentPurpose,
  status: PaymentStatus,
  method: PaymentMethodSlug,
  total: Ledger,
  /** The same amount as the ledger books it, in EUR: what the balance and the methods' minimums are compared with. */
  total_eur: Ledger.extend({ currency: z.literal('EUR') }),
  lines: z.array(OrderLine),
  /** The services that it's for; empty for a top-up. */
  orders: z.array(z.object({ id: Id, name: z.string(), status: ServiceStatus })),
  /** Address of the order page with this order's configuration, without language prefix. Null for a top-up. */
  order_url: z.string().nullable(),
  created: Timestamp,
  expires: Timestamp.nullable(),
  redirect_url: z.string().nullable(),
  crypto: CryptoPayment.nullable(),
  transfer: BankTransfer.nullable(),
  /** The provider is being asked for its page, so that `redirect_url` comes in a moment. */
  is_opening: z.boolean(),
  /** What went back to its method, in the currency of `total`; null: nothing. */
  refunded: Ledger.nullable(),
  /** Version of the terms that have to be accepted with the payment: staff have placed the order. Absent otherwise. */
  terms_version: z.string().optional(),
  /** Of a check of a card: whether the card takes the place of a saved one. */
  replaces_card: z.boolean().optional(),
  /** Number of the invoice; null while there's none. */
  invoice: InvoiceNumber.nullable(),
  error: z.string().nullable(),
});
export type Payment = z.infer<typeof Payment>;

/** A check at the bank, after which the card is saved. */
export const CardCheck = z.object({ payment_object_ref: z.string() });
export type CardCheck = z.infer<typeof CardCheck>;

/** Tries an open payment again, perhaps by other means. Once it has expired, its order is cancelled. */
export const PaymentRetry = z.strictObject({
  payment_method: PaymentMethodSlug,
  /** A saved card that is charged immediately. */
  saved_card: Id.nullable().default(null),
  /** Of a payment in coins. */
  crypto: CryptoAsset.optional(),
  /** The payment's `terms_version`, where it has one: the customer accepts these terms. */
  terms_version: z.string().max(64).optional(),
});
export type PaymentRetry = z.input<typeof PaymentRetry>;

/** A booking on the balance; negative amounts left it. */
export const BalanceMovement = z.object({
  id: Id,
  created: Timestamp,
  kind: z.enum(['top_up', 'payment', 'refund', 'cashback', 'correction']),
  amount: Ledger,
  /** What the balance was after it. */
  balance: Ledger,
  description: z.string(),
  payment_object_ref: z.string().nullable(),
});
export type BalanceMovement = z.infer<typeof BalanceMovement>;

export const TransactionsQuery = PageQuery.extend({ kind: BalanceMovement.shape.kind.optional() });
export type TransactionsQuery = z.infer<typeof TransactionsQuery>;

/** A payment that can still be made, or made again: where the customer left off. */
export const OpenPayment = Payment.pick({
  ref: true,
  purpose: true,
  status: true,
  total: true,
  created: true,
  expires: true,
});
export type OpenPayment = z.infer<typeof OpenPayment>;

/** Money of the account: balance, credit, cards, payers, and the latest 20 bookings, newest first. */
export const Finance = z.object({
  balance: Ledger,
  overdraft: Overdraft.nullable(),
  tax: OrderTax,
  legal_entities: z.array(LegalEntity),
  saved_cards: z.array(SavedCard),
  /** What renewals are paid from first. */
  renewal_source: RenewalSource,
  /** Bounds of a top-up, in EUR. */
  top_up: z.object({ min: Price, max: Price }),
  movements: z.array(BalanceMovement),
  /** The latest 20, newest first. */
  open_payments: z.array(OpenPayment),
});
export type Finance = z.infer<typeof Finance>;

/** Puts money on the balance; the answer is that of an order, with no order ids. */
export const TopUp = z.strictObject({
  amount: z.string().regex(/^\d{1,9}\.\d{2}$/),
  currency: CurrencyCode,
  payment_method: PaymentMethodSlug,
  saved_card: Id.nullable().default(null),
  crypto: CryptoAsset.optional(),
});
export type TopUp = z.input<typeof TopUp>;

/** Adds a company to invoice. Companies of the EU give their VAT id, which is then checked. */
export const LegalEntityInput = z.strictObject({
  name: Name(200),
  kind: z.enum(['person', 'company']),
  country: Country,
  address: z.string().overwrite(seen).max(200).default(''),
  city: z.string().overwrite(seen).max(100).default(''),
  zip_code: z.string().overwrite(seen).max(20).default(''),
  vat_id: z.string().trim().min(1).max(60).nullable().default(null),
  is_default: z.boolean().default(false),
});
export type LegalEntityInput = z.input<typeof LegalEntityInput>;

/** A card saved at the bank: the token replaces its number, which never reaches us. */
const TokenizedCard = z.strictObject({
  token: z.string().min(1).max(64),
  brand: z.string().min(1).max(40),
  last4: z.string().regex(/^\d{4}$/),
  exp_month: z.int().min(1).max(12),
  exp_year: z.int(),
});

/**
 * What the bank tells us about a payment. The request carries `X-Bank-Signature: t=<unix seconds>,v1=<hex>`, an
 * HMAC-SHA256 over `<t>.<raw body>`. `event_id` is new for each event: a replayed one changes nothing.
 */
export const BankCallback = z.strictObject({
  event_id: z.string().min(1).max(64),
  bank_ref: z.string().min(1).max(64),
  payment_object_ref: z.string().min(1).max(64),
  /** `chargeback`: the owner of the card has had the money of an approved payment taken back. */
  status: z.enum(['approved', 'declined', 'timeout', 'chargeback']),
  amount: Ledger,
  /** Of an approved payment whose customer saves the card. */
  card: TokenizedCard.optional(),
});
export type BankCallback = z.infer<typeof BankCallback>;

/** `ignored`: seen before, or the payment was final already. */
export const BankCallbackAnswer = z.object({ result: z.enum(['accepted', 'ignored']) });
export type BankCallbackAnswer = z.infer<typeof BankCallbackAnswer>;
