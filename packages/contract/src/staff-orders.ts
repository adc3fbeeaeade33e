import { z } from 'zod';
import { CurrencyCode, Id, IdText, Ledger, Name, Price, readable, Timestamp } from './common.ts';
import { InvoiceNumber } from './invoices.ts';
import { ProductLine } from './lines/product-line.ts';
import { PaymentMethodSlug } from './payment-methods.ts';
import { PaymentStatus } from './payments.ts';
import { OrderLine, ServiceStatus } from './services.ts';
import { StaffCustomer } from './staff-services.ts';

/** A field of a form in which staff order something for a customer. `value`: the usual one, empty for none. */
export const OrderFormField = z.object({
  /** Field of the order body of the line. */
  name: z.string(),
  label: z.string(),
  kind: z.enum(['select', 'number', 'text']),
  is_required: z.boolean(),
  value: z.string(),
  /** Of a select. */
  options: z.array(z.object({ value: z.string(), label: z.string() })),
});
export type OrderFormField = z.infer<typeof OrderFormField>;

/** The form of a product line: its own fields, then those that all lines have. */
export const OrderForm = z.object({ line: ProductLine, fields: z.array(OrderFormField) });
export type OrderForm = z.infer<typeof OrderForm>;

/** Which customer something is ordered for. */
export const StaffOrderFormsQuery = z.object({ customer: IdText });
export type StaffOrderFormsQuery = z.infer<typeof StaffOrderFormsQuery>;

/** Everything that the form for an order needs to know about a customer and the shop as they see it. */
export const StaffOrderForms = z.object({
  customer: StaffCustomer,
  forms: z.array(OrderForm),
  currencies: z.array(CurrencyCode),
  balance: Ledger,
  /** Companies that can be billed instead of the customer. */
  companies: z.array(z.object({ id: Id, name: z.string() })),
  /** Whether they have accepted the terms in force, without which nothing is charged for them. */
  has_accepted_terms: z.boolean(),
  /** Whether name, country and postal address are known. */
  is_complete: z.boolean(),
});
export type StaffOrderForms = z.infer<typeof StaffOrderForms>;

/**
 * Something in a basket. `values`: the line's form. `price` instead of that of the catalogue: EUR, net, per month, of each
 * item with all that belongs to it; `discount`: percent off. `keep`: it renews at what was agreed.
 */
export const BasketLine = z.strictObject({
  line: ProductLine,
  values: z.record(z.string().max(64), z.string().max(300)),
  discount: z.number().min(0).max(100).nullable().default(null),
  price: Price.max(100_000).nullable().default(null),
  keep: z.boolean().default(false),
});
export type BasketLine = z.infer<typeof BasketLine>;

const basket = {
  customer: Id,
  currency: CurrencyCode.default('EUR'),
  /** Id of a company of the customer; null: the person. */
  legal_entity: Id.nullable().default(null),
  lines: z.array(BasketLine).min(1).max(20),
};

/** A basket to price. Errors are at the lines: `lines.0.location`. */
export const StaffBasket = z.strictObject(basket);
export type StaffBasket = z.infer<typeof StaffBasket>;

/** What a basket costs. */
export const StaffQuote = z.object({
  /** Of each line of the basket: what is charged, without tax, and the monthly price at renewal, EUR. */
  lines: z.array(z.object({ name: z.string(), rows: z.array(OrderLine), net: Ledger, renewal: Price })),
  tax: Ledger,
  total: Ledger,
});
export type StaffQuote = z.infer<typeof StaffQuote>;

/**
 * An order for a customer. `pay`: `link` sends them an email with the page on which they accept the terms and pay,
 * `balance` charges their balance now. The same key places it once.
 */
export const StaffOrderInput = z.strictObject({
  ...basket,
  pay: z.enum(['link', 'balance']),
  /** For the customer, in the email. */
  note: z.string().overwrite(readable).max(2000).default(''),
  reason: Name(500),
  key: z.string().min(1).max(100),
});
export type StaffOrderInput = z.infer<typeof StaffOrderInput>;

export const StaffOrderPlaced = z.object({ id: Id });
export type StaffOrderPlaced = z.infer<typeof StaffOrderPlaced>;

/** An order of a customer, as the list of staff shows it. `state` is that of its payment. */
export const StaffOrder = z.object({
  id: Id,
  created: Timestamp,
  customer: StaffCustomer,
  /** Names of what was ordered. */
  names: z.array(z.string()),
  state: PaymentStatus,
  method: PaymentMethodSlug,
  total: Ledger,
  /** When it's cancelled by itself; null once it's paid or cancelled. */
  expires: Timestamp.nullable(),
  /** Whether staff have placed it. */
  is_by_staff: z.boolean(),
});
export type StaffOrder = z.infer<typeof StaffOrder>;

/** Which orders. `before`: those that are older than this one. */
export const StaffOrdersQuery = z.object({
  state: PaymentStatus.optional(),
  customer: IdText.optional(),
  by: z.enum(['staff', 'customer']).optional(),
  before: IdText.optional(),
});
export type StaffOrdersQuery = z.infer<typeof StaffOrdersQuery>;

/** Orders, newest first, 50 on a page. `next`: `before` of the next page; null on the last. */
export const StaffOrdersPage = z.object({ results: z.array(StaffOrder), next: Id.nullable() });
export type StaffOrdersPage = z.infer<typeof StaffOrdersPage>;

/** An order with everything that staff see of it. */
export const StaffOrderDetails = StaffOrder.extend({
  payment_object_ref: z.string(),
  lines: z.array(OrderLine),
  services: z.array(z.object({ id: Id, line: ProductLine, name: z.string(), state: ServiceStatus })),
  /** The customer's note to us. */
  comment: z.string(),
  promo_code: z.string().nullable(),
  paid: Timestamp.nullable(),
  invoice: InvoiceNumber.nullable(),
  /** Version of the terms that the customer has accepted with it. */
  terms: z.object({ version: z.string(), accepted: Timestamp }).nullable(),
  /** Who of the staff has placed it, why, and their note to the customer; null for an order of the customer. */
  placed: z
    .object({ by: z.string().nullable(), reason: z.string(), note: z.string(), pay: z.enum(['link', 'balance']) })
    .nullable(),
  can_cancel: z.boolean(),
});
export type StaffOrderDetails = z.infer<typeof StaffOrderDetails>;

export const StaffOrderCancellation = z.strictObject({ reason: Name(500) });
export type StaffOrderCancellation = z.infer<typeof StaffOrderCancellation>;
