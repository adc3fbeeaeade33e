import { z } from 'zod';
import { CalendarDate, Id, Language, Ledger, PageQuery } from './common.ts';
import { PaymentMethodSlug } from './payment-methods.ts';

/** A credit note takes a part of an invoice back, or all of it; its amounts are negative. */
export const InvoiceKind = z.enum(['invoice', 'credit_note']);
export type InvoiceKind = z.infer<typeof InvoiceKind>;

/** Number of an invoice or a credit note, unique among all sellers: `NL-2026-000042`, `NL-C-2026-000007`. */
export const InvoiceNumber = z.string().regex(/^[A-Z0-9]{1,8}(-C)?-\d{4}-\d{6,9}$/);
export type InvoiceNumber = z.infer<typeof InvoiceNumber>;

/** Seller or buyer as they were on the day of the invoice. */
export const InvoiceParty = z.object({
  name: z.string(),
  /** Lines of the address, with the country. */
  address: z.array(z.string()),
  vat_id: z.string().nullable(),
  registration_number: z.string().nullable(),
  email: z.string().nullable(),
});
export type InvoiceParty = z.infer<typeof InvoiceParty>;

/** What a list says about an invoice. Amounts are in the currency that was charged, and in EUR. */
export const InvoiceHead = z.object({
  number: InvoiceNumber,
  kind: InvoiceKind,
  issued: CalendarDate,
  /** Name of the buyer. */
  buyer: z.string(),
  total: Ledger,
  total_eur: Ledger,
  /** Of a credit note: the invoice that it takes back. */
  credits: InvoiceNumber.nullable(),
  payment_object_ref: z.string().nullable(),
  /** Whether `xml/` below its address has it in UBL, as companies exchange invoices. */
  xml: z.boolean(),
});
export type InvoiceHead = z.infer<typeof InvoiceHead>;

/** An invoice or a credit note, in the language in which it was issued. It never changes. */
export const Invoice = InvoiceHead.extend({
  language: Language,
  /** Day of the payment, which is the tax point. */
  paid: CalendarDate,
  method: PaymentMethodSlug.nullable(),
  seller: InvoiceParty,
  buyer_details: InvoiceParty,
  /** What a renewal pays for; null: the term starts when the service is ready. */
  term: z.object({ from: CalendarDate, to: CalendarDate }).nullable(),
  /** `unit_net`: for one of them and all its months, rounded. */
  lines: z.array(z.object({ label: z.string(), count: z.int(), months: z.int(), unit_net: Ledger, net: Ledger })),
  net: Ledger,
  tax: z.object({
    rate_percent: z.number(),
    amount: Ledger,
    amount_eur: Ledger,
    /** Why no tax is charged; null when it is. */
    note: z.string().nullable(),
  }),
  /** Units of the charged currency for 1 EUR, as decimal text. */
  rate: z.string(),
  credited_by: z.array(InvoiceNumber),
});
export type Invoice = z.infer<typeof Invoice>;

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Which invoices: of a kind, issued in a period (both days included), whose number contains a text. Empty values count as absent. */
export const InvoiceFilter = z.object({
  kind: optional(InvoiceKind),
  from: optional(CalendarDate),
  to: optional(CalendarDate),
  number: optional(z.string().trim().max(40)),
});
export type InvoiceFilter = z.infer<typeof InvoiceFilter>;

/** A page of them. */
export const InvoiceQuery = InvoiceFilter.extend(PageQuery.shape);
export type InvoiceQuery = z.infer<typeof InvoiceQuery>;

/** An amount in any currency: a company may have sold in others before. */
const AnyMoney = z.object({ amount: Ledger.shape.amount, currency: z.string().regex(/^[A-Z]{3}$/) });

/** An invoice of the shop in which the customer was before it moved in here, as it was there. It's none of our series. */
export const EarlierInvoice = z.object({
  id: Id,
  number: z.string(),
  state: z.enum(['draft', 'open', 'paid', 'cancelled', 'refunded']),
  issued: CalendarDate.nullable(),
  due: CalendarDate.nullable(),
  paid: CalendarDate.nullable(),
  seller: z.string(),
  /** Lines of name and address. */
  buyer: z.array(z.string()),
  lines: z.array(z.object({ text: z.string(), amount: AnyMoney })),
  subtotal: AnyMoney,
  /** As text: `19`, `5 + 9.975`. */
  tax_percent: z.string(),
  tax: AnyMoney,
  /** Balance that was used for it there. */
  credit: AnyMoney,
  total: AnyMoney,
  payments: z.array(z.object({ at: z.string().nullable(), amount: AnyMoney, method: z.string() })),
  /** What is still to be paid, and the same in EUR as the balance pays it. Null: nothing, or it can't be paid here. */
  open: AnyMoney.nullable(),
  open_eur: Ledger.nullable(),
});
export type EarlierInvoice = z.infer<typeof EarlierInvoice>;
