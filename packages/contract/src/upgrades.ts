import { z } from 'zod';
import { CurrencyCode, Id, Ledger, Price, Timestamp } from './common.ts';
import type { ErrorCode } from './error-codes.ts';
import { OrderConflict } from './orders.ts';
import { CryptoAsset, PaymentMethodSlug } from './payment-methods.ts';

/** A plan of a service: what it is called and what it has, in the caller's language. */
const ShownPlan = z.object({
  name: z.string(),
  /** "4 vCPU", "8 GB RAM", most important first. */
  facts: z.array(z.string()),
  /** What the service renews for: EUR, net, per month. */
  price: Price,
});

/** A larger plan that a service can move to. Amounts in EUR. */
export const UpgradeChoice = ShownPlan.extend({
  plan: Id,
  /** False: sold out in the location of the service. */
  is_available: z.boolean(),
  /** The difference for the rest of the time that is paid. */
  now: z.object({ net: Ledger, tax: Ledger, total: Ledger }),
  /** The next renewal, tax included. */
  renewal: Ledger,
});
export type UpgradeChoice = z.infer<typeof UpgradeChoice>;

/** Something of a service that waits for its payment. */
export const WaitingPayment = z.object({ total: Ledger, payment_object_ref: z.string() });
export type WaitingPayment = z.infer<typeof WaitingPayment>;

/** An upgrade that waits for its payment. */
export const WaitingUpgrade = WaitingPayment.extend({
  /** The plan that it leads to. */
  name: z.string(),
});
export type WaitingUpgrade = z.infer<typeof WaitingUpgrade>;

/**
 * Why a service can't be upgraded now. `line`: its product has no larger plans, or its price was agreed by hand; `trial`:
 * it's on trial; `state`: it isn't active, or its term is over; `largest`: it has the largest plan.
 */
export const UpgradeObstacle = z.enum(['line', 'trial', 'state', 'largest']);
export type UpgradeObstacle = z.infer<typeof UpgradeObstacle>;

/** The larger plans of a service, cheapest first. */
export const UpgradeOffer = z.object({
  current: ShownPlan,
  /** Null: it can be upgraded, once nothing waits for its payment. */
  obstacle: UpgradeObstacle.nullable(),
  /** What is left of the time that is paid, today included, in days. */
  days: z.int(),
  paid_until: Timestamp.nullable(),
  choices: z.array(UpgradeChoice),
  waiting: WaitingUpgrade.nullable(),
});
export type UpgradeOffer = z.infer<typeof UpgradeOffer>;

/** Pays for something of a service. `expected_total` is the amount the customer saw, in `currency`. */
export const ServicePayment = z.strictObject({
  currency: CurrencyCode,
  payment_method: PaymentMethodSlug,
  saved_card: Id.nullable().default(null),
  /** Of a payment in coins. */
  crypto: CryptoAsset.optional(),
  expected_total: z
    .string()
    .regex(/^\d{1,9}\.\d{2}$/)
    .optional(),
});
export type ServicePayment = z.input<typeof ServicePayment>;

/** Moves a service to a larger plan. */
export const UpgradeOrder = ServicePayment.extend({ plan: Id });
export type UpgradeOrder = z.input<typeof UpgradeOrder>;

/** 409 of an upgrade: as of an order, or the service can't be upgraded now, or another upgrade waits for its payment. */
export const UpgradeConflict = OrderConflict.extend({
  code: z.enum([...OrderConflict.shape.code.options, 'not_upgradable', 'upgrade_waiting'] satisfies ErrorCode[]),
});
export type UpgradeConflict = z.infer<typeof UpgradeConflict>;

/** Pays for the next term of a service. `paid_until`: the end of the term before, as the customer saw it. */
export const RenewalOrder = ServicePayment.extend({ paid_until: Timestamp.optional() });
export type RenewalOrder = z.input<typeof RenewalOrder>;

/**
 * 409 of a renewal: as of an order, or the service can't be renewed now, or was renewed since the customer saw it, or a
 * payment for it is under way already.
 */
export const RenewalConflict = OrderConflict.extend({
  code: z.enum([
    ...OrderConflict.shape.code.options,
    'not_renewable',
    'already_renewed',
    'renewal_waiting',
    'upgrade_waiting',
  ] satisfies ErrorCode[]),
});
export type RenewalConflict = z.infer<typeof RenewalConflict>;
