import { z } from 'zod';
import { CalendarDate, Id, IdText, Ledger, Name, Price, seen, Timestamp } from './common.ts';
import { EmailAddress } from './email-address.ts';
import { ProductLine } from './lines/product-line.ts';
import { PaymentMethodSlug } from './payment-methods.ts';
import { ServiceStatus } from './services.ts';

/** A customer as staff see them beside a service. */
export const StaffCustomer = z.object({
  account: Id,
  /** Full name of the first owner, or their username; empty for an erased account. */
  name: z.string(),
  email: z.string().nullable(),
});
export type StaffCustomer = z.infer<typeof StaffCustomer>;

/** A service as the list of staff shows it. */
export const StaffService = z.object({
  id: Id,
  line: ProductLine,
  name: z.string(),
  tariff: z.string(),
  /** Name of its data centre; null for a line that isn't in one place. */
  location: z.string().nullable(),
  state: ServiceStatus,
  /** Whether staff have suspended it. */
  is_suspended_by_staff: z.boolean(),
  customer: StaffCustomer,
  paid_until: Timestamp.nullable(),
  held_until: Timestamp.nullable(),
  /** What it renews for: EUR, net, per month. */
  price: Price,
  ips: z.array(z.string()),
});
export type StaffService = z.infer<typeof StaffService>;

/**
 * Which services. `search`: the beginning of the name, an IP address, an id, or an email address of an owner; `customer`:
 * an account; `before`: those that are older than this one.
 */
export const StaffServicesQuery = z.object({
  search: z.string().trim().max(100).default(''),
  line: ProductLine.optional(),
  state: ServiceStatus.optional(),
  location: IdText.optional(),
  customer: IdText.optional(),
  before: IdText.optional(),
});
export type StaffServicesQuery = z.infer<typeof StaffServicesQuery>;

/** Services, newest first, 50 on a page. `next`: `before` of the next page; null on the last. */
export const StaffServicesPage = z.object({
  results: z.array(StaffService),
  next: Id.nullable(),
  /** Data centres to filter by. */
  locations: z.array(z.object({ id: Id, name: z.string() })),
});
export type StaffServicesPage = z.infer<typeof StaffServicesPage>;

/** Changes that staff make to a service. */
export const StaffChangeKind = z.enum([
  'extend',
  'hold',
  'suspend',
  'reactivate',
  'move_term',
  'price',
  'cancel',
  'adopt',
]);
export type StaffChangeKind = z.infer<typeof StaffChangeKind>;

/** A change that staff have made. */
export const StaffServiceChange = z.object({
  id: Id,
  kind: StaffChangeKind,
  at: Timestamp,
  /** Name of who made it; null once they're gone. */
  by: z.string().nullable(),
  reason: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});
export type StaffServiceChange = z.infer<typeof StaffServiceChange>;

/** A service with everything that staff see of it. */
export const StaffServiceDetails = StaffService.extend({
  created: Timestamp,
  activated: Timestamp.nullable(),
  rent_period: z.int(),
  /** End of the trial that it's in. */
  trial_until: Timestamp.nullable(),
  auto_renew: z.boolean(),
  auto_pay: z.boolean(),
  /** Price of the next term, tax included; null when it isn't renewed. */
  renewal: Ledger.nullable(),
  /** What staff have told the customer about the suspension; null: staff haven't suspended it. */
  suspended_for: z.string().nullable(),
  suspended: Timestamp.nullable(),
  /** Since when its renewal is due and couldn't be paid for. */
  unpaid: Timestamp.nullable(),
  /** When it's suspended, and when it's deleted, if nobody pays. */
  suspends: Timestamp.nullable(),
  deletes: Timestamp.nullable(),
  host: z.string().nullable(),
  login: z.string().nullable(),
  /** Who runs it, and what it has said about it. */
  provider: z.object({
    id: z.string(),
    place: z.string().nullable(),
    mark: z.string(),
    external: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
  /** Payments for it, newest first. */
  charges: z.array(
    z.object({
      ref: z.string(),
      purpose: z.enum(['purchase', 'renewal', 'upgrade']),
      status: z.string(),
      method: PaymentMethodSlug,
      total: Ledger,
      created: Timestamp,
      paid: Timestamp.nullable(),
    }),
  ),
  /** What the provider was asked for, newest first. `error`: of the last try. */
  operations: z.array(
    z.object({
      id: Id,
      kind: z.string(),
      state: z.enum(['asked', 'running', 'done', 'failed']),
      by: z.string().nullable(),
      error: z.string().nullable(),
      created: Timestamp,
      finished: Timestamp.nullable(),
    }),
  ),
  /** What staff have changed, newest first. */
  changes: z.array(StaffServiceChange),
  /** Automatic steps of its terms, newest first: `remind:7`, `unpaid`, `suspend`, … */
  steps: z.array(z.object({ step: z.string(), term_end: Timestamp, at: Timestamp })),
  /** Changes that are possible now. */
  possible: z.array(StaffChangeKind),
});
export type StaffServiceDetails = z.infer<typeof StaffServiceDetails>;

/** The same key makes the same change once; `reason` is for staff, and of a suspension for the customer too. */
const change = { key: z.string().min(1).max(128), reason: Name(500) };

const Extension = z.strictObject({ change: z.literal('extend'), days: z.int().min(1).max(366), ...change });
const Hold = z.strictObject({ change: z.literal('hold'), until: CalendarDate.nullable(), ...change });

/**
 * A change of a service. `extend`: days for free, from the end of its term, or from now when that is over; `hold`: neither
 * suspended nor deleted for lack of a payment before that day, null: no longer; `suspend`: until staff lift it, whatever is
 * paid; `reactivate`: runs again, an unpaid one for its days of grace, or until that day; `move_term`: its term ends on that
 * day; `price`: EUR, net, per month, from the next term on; `cancel`: ends now, with a refund of EUR, tax included, of the
 * last payment for it to the balance, which takes the permission `payments`.
 */
export const StaffServiceUpdate = z.discriminatedUnion('change', [
  Extension,
  Hold,
  z.strictObject({ change: z.literal('suspend'), ...change }),
  z.strictObject({ change: z.literal('reactivate'), until: CalendarDate.nullable().default(null), ...change }),
  z.strictObject({ change: z.literal('move_term'), until: CalendarDate, ...change }),
  z.strictObject({ change: z.literal('price'), price: Price.max(100_000), ...change }),
  z.strictObject({ change: z.literal('cancel'), refund: Price.max(1_000_000), ...change }),
]);
export type StaffServiceUpdate = z.infer<typeof StaffServiceUpdate>;

const several = { ids: z.array(Id).min(1).max(100) };

/** The same change of several services, each as `StaffServiceUpdate` makes it: what one refuses doesn't stop the others. */
export const StaffServicesUpdate = z.discriminatedUnion('change', [Extension.extend(several), Hold.extend(several)]);
export type StaffServicesUpdate = z.infer<typeof StaffServicesUpdate>;

/** What became of each service. `unchanged`: it was so already; `problem`: why it was refused. */
export const StaffServicesUpdated = z.object({
  results: z.array(
    z.object({
      id: Id,
      name: z.string(),
      outcome: z.enum(['changed', 'unchanged', 'refused']),
      problem: z.string().nullable(),
    }),
  ),
});
export type StaffServicesUpdated = z.infer<typeof StaffServicesUpdated>;

/** What a form that takes a service over chooses from. */
export const AdoptionChoices = z.object({
  /** `id`: what the call takes, such as `vps/nvme-3`. */
  plans: z.array(z.object({ id: z.string(), line: ProductLine, name: z.string() })),
  locations: z.array(z.object({ id: Id, name: z.string() })),
});
export type AdoptionChoices = z.infer<typeof AdoptionChoices>;

/**
 * A service that runs already, and that is taken over without being charged or built: staff run it by hand. The same key
 * takes it over once.
 */
export const Adoption = z.strictObject({
  /** Confirmed address of an owner of the account. */
  email: EmailAddress,
  plan: z.string().max(100),
  location: Id.nullable().default(null),
  name: Name(60),
  host: z.string().overwrite(seen).max(253).nullable().default(null),
  login: z.string().overwrite(seen).max(64).nullable().default(null),
  ips: z.array(z.string().trim().max(45)).max(50).default([]),
  /** Its name where it runs. */
  external_id: z.string().overwrite(seen).max(200).default(''),
  /** Last day that is paid for; it renews then. */
  paid_until: CalendarDate,
  rent_period: z.int().min(1).max(36),
  /** EUR, net, per month. */
  price: Price.max(100_000),
  ...change,
});
export type Adoption = z.infer<typeof Adoption>;

/** The service that was taken over; `left`: addresses that another service has. */
export const Adopted = z.object({ id: Id, left: z.array(z.string()) });
export type Adopted = z.infer<typeof Adopted>;
