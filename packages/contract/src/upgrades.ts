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

/**
 * Why a service can't move to a smaller plan: `disk`: it has less storage, and a disk can't shrink; `system`, `panel`:
 * the operating system or the control panel doesn't run on it; `software`: it has too little memory for what was installed;
 * `used`: more is stored than it holds.
 */
export const SmallerObstacle = z.enum(['disk', 'system', 'panel', 'software', 'used']);
export type SmallerObstacle = z.infer<typeof SmallerObstacle>;

/** A plan with a lower price, which a service can have from a later term on. */
export const SmallerChoice = ShownPlan.extend({
  plan: Id,
  /** False: sold out in the location of the service. */
  is_available: z.boolean(),
  obstacle: SmallerObstacle.nullable(),
  /** The first term with it, tax included, EUR. */
  renewal: Ledger,
});
export type SmallerChoice = z.infer<typeof SmallerChoice>;

/** A smaller plan that was chosen for a service. */
export const NextPlan = z.object({
  plan: Id,
  name: z.string(),
  /** What it renews for then: EUR, net, per month. */
  price: Price,
  /** The next term with it, tax included, EUR. */
  renewal: Ledger,
  /** Begin of the first term with it. */
  from: Timestamp,
  /** Whether the present plan can still be kept: until that term begins or is paid for. */
  can_undo: z.boolean(),
});
export type NextPlan = z.infer<typeof NextPlan>;

/**
 * Why no smaller plan can be chosen now. `line`, `trial`, `state`: as for an upgrade; `smallest`: there is none with a
 * lower price; `ending`: the service is cancelled for the end of its term; `paid`: the first term with the chosen plan is
 * paid for.
 */
export const NextPlanObstacle = z.enum(['line', 'trial', 'state', 'smallest', 'ending', 'paid']);
export type NextPlanObstacle = z.infer<typeof NextPlanObstacle>;

/** The larger plans of a service, and the smaller ones for a later term; cheapest first. */
export const UpgradeOffer = z.object({
  /** `renewal`: what its next term costs with the present plan, tax included, EUR; null: it has none. */
  current: ShownPlan.extend({ renewal: Ledger.nullable() }),
  /** Null: it can be upgraded, once nothing waits for its payment. */
  obstacle: UpgradeObstacle.nullable(),
  /** What is left of the time that is paid, today included, in days. */
  days: z.int(),
  paid_until: Timestamp.nullable(),
  choices: z.array(UpgradeChoice),
  waiting: WaitingUpgrade.nullable(),
  smaller: z.object({
    /** Null: one can be chosen, unless an upgrade waits for its payment. */
    obstacle: NextPlanObstacle.nullable(),
    /** When it would begin: after all time that is paid. */
    from: Timestamp.nullable(),
    choices: z.array(SmallerChoice),
  }),
  next: NextPlan.nullable(),
});
export type UpgradeOffer = z.infer<typeof UpgradeOffer>;

const Amount = z
  .string()
  .regex(/^\d{1,9}\.\d{2}$/)
  .optional();

/** Pays for something of a service. `expected_total` is the amount the customer saw, in `currency`. */
export const ServicePayment = z.strictObject({
  currency: CurrencyCode,
  payment_method: PaymentMethodSlug,
  saved_card: Id.nullable().default(null),
  /** Of a payment in coins. */
  crypto: CryptoAsset.optional(),
  expected_total: Amount,
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

/** Chooses a smaller plan from the next term on. `expected_total`: of that term, in euros, as the customer saw it. */
export const NextPlanChoice = z.strictObject({ plan: Id, expected_total: Amount });
export type NextPlanChoice = z.infer<typeof NextPlanChoice>;

/** The smaller plan of a service after it was chosen or undone. */
export const NextPlanState = z.object({ next: NextPlan.nullable() });
export type NextPlanState = z.infer<typeof NextPlanState>;

/** 409 of a smaller plan: another price, sold out, not possible now or any more, or an upgrade waits for its payment. */
export const NextPlanConflict = OrderConflict.extend({
  code: z.enum(['price_changed', 'sold_out', 'plan_not_changeable', 'upgrade_waiting'] satisfies ErrorCode[]),
});
export type NextPlanConflict = z.infer<typeof NextPlanConflict>;

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
