import { z } from 'zod';
import { Id, IdText, Ledger, Timestamp } from './common.ts';
import { InvoiceNumber } from './invoices.ts';
import { PaymentMethodSlug } from './payment-methods.ts';
import { StaffCustomer } from './staff-services.ts';

/**
 * State of a refund. `queued`: the provider is being asked; `refused`: it couldn't send the money, which is on the balance;
 * `credited`: it was meant for the balance.
 */
export const RefundState = z.enum(['queued', 'sent', 'refused', 'credited']);
export type RefundState = z.infer<typeof RefundState>;

/**
 * Why money went back. `staff`: staff have refunded it; `provider`: somebody has, at the provider's own site; `returned`:
 * the payment couldn't accept it; `service`: a service of it was cancelled, and the money is on the balance.
 */
export const RefundReason = z.enum(['staff', 'provider', 'returned', 'service']);
export type RefundReason = z.infer<typeof RefundReason>;

/** `taken`: the customer's bank has taken the money back; `won`: it's ours again. */
export const DisputeState = z.enum(['taken', 'won']);
export type DisputeState = z.infer<typeof DisputeState>;

/** What a refund or a dispute is about. */
const ofPayment = {
  id: Id,
  created: Timestamp,
  customer: StaffCustomer,
  payment_object_ref: z.string(),
  /** Id of the order that the payment was for; null for another payment. */
  order: Id.nullable(),
  /** How the customer has paid. */
  method: PaymentMethodSlug,
  /** Invoice of the order. */
  invoice: InvoiceNumber.nullable(),
  /** In the currency of the payment. */
  amount: Ledger,
  euro: Ledger,
};

/** A refund of a payment, or of a part of it. */
export const StaffRefund = z.object({
  ...ofPayment,
  reason: RefundReason,
  state: RefundState,
  /** Where it goes; `balance` for what the provider couldn't send as well. */
  to: z.enum(['method', 'balance']),
  /** When the provider has sent it. */
  sent: Timestamp.nullable(),
  credit_note: InvoiceNumber.nullable(),
});
export type StaffRefund = z.infer<typeof StaffRefund>;

/** A payment that the customer's bank has taken back. */
export const StaffDispute = z.object({
  ...ofPayment,
  /** The provider's name of it. */
  reference: z.string(),
  state: DisputeState,
});
export type StaffDispute = z.infer<typeof StaffDispute>;

const filters = { customer: IdText.optional(), before: IdText.optional() };

/** Which refunds. `before`: those that are older than this one. */
export const StaffRefundsQuery = z.object({ ...filters, state: RefundState.optional() });
export type StaffRefundsQuery = z.infer<typeof StaffRefundsQuery>;
/** Newest first, 50 on a page. `next`: `before` of the next page; null on the last. */
export const StaffRefundsPage = z.object({ results: z.array(StaffRefund), next: Id.nullable() });
export type StaffRefundsPage = z.infer<typeof StaffRefundsPage>;

/** Which disputes. `before`: those that are older than this one. */
export const StaffDisputesQuery = z.object({ ...filters, state: DisputeState.optional() });
export type StaffDisputesQuery = z.infer<typeof StaffDisputesQuery>;
/** Newest first, 50 on a page. `next`: `before` of the next page; null on the last. */
export const StaffDisputesPage = z.object({ results: z.array(StaffDispute), next: Id.nullable() });
export type StaffDisputesPage = z.infer<typeof StaffDisputesPage>;
