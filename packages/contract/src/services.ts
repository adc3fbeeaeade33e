import { z } from 'zod';
import { BackupDetails } from './lines/backup.ts';
import { DsDetails } from './lines/dedicated.ts';
import { ProductLine } from './lines/product-line.ts';
import { VpnDetails } from './lines/vpn.ts';
import { VhDetails } from './lines/web-hosting.ts';
import { Country, Id, IdText, Ledger, PageQuery, Price, Timestamp } from './common.ts';
import { RenewalSource } from './service-settings.ts';
import { ServiceOperations } from './operations.ts';
import { NextPlan, WaitingPayment, WaitingUpgrade } from './upgrades.ts';

/** Lifecycle of a service, from order to deletion. The allowed changes are in `@hoster/domain/order/service-state`. */
export const ServiceStatus = z.enum([
  'awaiting_payment',
  'pending_setup',
  'failed_setup',
  'active',
  'suspended',
  'failed_renew',
  'canceled',
]);
export type ServiceStatus = z.infer<typeof ServiceStatus>;

/** A line of an order, payment or invoice. `amount` is for all `count` items and `months`, net but for `tax`. */
export const OrderLine = z.object({
  label: z.string(),
  count: z.int(),
  /** 0: not by month. */
  months: z.int(),
  amount: Ledger,
  kind: z.enum(['tariff', 'extra', 'license', 'setup', 'discount', 'tax']),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** A service of the account, as the list shows it. */
export const Service = z.object({
  id: Id,
  kind: ProductLine,
  name: z.string(),
  /** `id` null: a custom configuration. */
  tariff: z.object({ id: Id.nullable(), name: z.string() }),
  /** Null for services that have no place, such as VPN. */
  location: z.object({ id: Id, name: z.string(), city: z.string(), country_code: Country }).nullable(),
  status: ServiceStatus,
  /** Null until it is active. */
  paid_until: Timestamp.nullable(),
  /** End of the trial that it's in; null for none. */
  trial_until: Timestamp.nullable(),
  /** False: the service ends at `paid_until`. */
  auto_renew: z.boolean(),
  /** Whether we charge for the next term; false: the customer pays for each one. */
  auto_pay: z.boolean(),
  /** What it renews for: EUR, net, per month. */
  price: Price,
  ips: z.array(z.string()),
  project: z.object({ id: Id, name: z.string() }),
});
export type Service = z.infer<typeof Service>;

/** An address of a service, or a network by its first one, with what a network card needs. */
export const ServiceAddress = z.object({
  address: z.string(),
  /** Prefix length: of a single address, that of its network, which is its netmask. */
  prefix: z.int(),
  /** Null where the provider configures it, and for blocks, which are routed to the main address. */
  gateway: z.string().nullable(),
  role: z.enum(['main', 'extra', 'routed']),
});
export type ServiceAddress = z.infer<typeof ServiceAddress>;

/** How to get in. All null until the service is active, and `password` null where keys alone open it. */
export const ServiceAccess = z.object({
  address: z.string().nullable(),
  ipv6: z.string().nullable(),
  port: z.int().nullable(),
  login: z.string().nullable(),
  password: z.string().nullable(),
  /** Fingerprints of its SSH host keys, as `ssh` shows them at the first connection: `SHA256:…`. */
  host_keys: z.array(z.string()),
  /** Titles of the SSH keys that were installed. */
  ssh_keys: z.array(z.string()),
  panel_url: z.string().nullable(),
});
export type ServiceAccess = z.infer<typeof ServiceAccess>;

/** How the next term is paid for. Null for a service that won't be renewed. */
export const ServiceRenewal = z
  .object({
    /** Of the next term, tax included. */
    total: Ledger,
    /** Whether the next term can be paid for now: not more than three years ahead. */
    payable: z.boolean(),
    /** Until when it's paid if the next term is paid for now. */
    until: Timestamp,
    /** A payment for the next term that was started and isn't made yet. */
    waiting: WaitingPayment.nullable(),
    /** The saved card that is charged when the balance is too low. */
    card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    /** What is charged first; the other follows when that isn't enough. */
    first: RenewalSource,
    /** Days that it runs on when the renewal can't be paid for. */
    grace_days: z.int(),
    /** When it's suspended because the renewal hasn't been paid for. */
    suspends: Timestamp.nullable(),
    /** When it's deleted with its data because it's still suspended. */
    deletes: Timestamp.nullable(),
  })
  .nullable();
export type ServiceRenewal = z.infer<typeof ServiceRenewal>;

/**
 * Why a service is suspended, and since when. `unpaid`: its term has ended, and the next one isn't paid for. `trial`: its
 * trial has. `staff`: our team has suspended it, for `reason`; without one, support knows why. Null: not known.
 */
export const Suspension = z.object({
  cause: z.enum(['unpaid', 'trial', 'staff']),
  since: Timestamp.nullable(),
  reason: z.string().nullable(),
});
export type Suspension = z.infer<typeof Suspension>;

/** What a service uses, in bytes; null while it isn't known. A GB has 2³⁰ bytes, a TB 1024 GB. */
export const ServiceUsage = z
  .object({
    /** When the counters were read. */
    read: Timestamp,
    disk: z.object({ used: z.int(), total: z.int() }).nullable(),
    /** In the current calendar month, UTC. Both directions count; `included` null: not metered. */
    traffic: z.object({ in: z.int(), out: z.int(), included: z.int().nullable() }).nullable(),
  })
  .nullable();
export type ServiceUsage = z.infer<typeof ServiceUsage>;

/** One service with everything its page shows. */
export const ServiceDetails = Service.extend({
  addresses: z.array(ServiceAddress),
  created: Timestamp,
  rent_period: z.int(),
  /** Shown names: "Ubuntu 24.04 LTS", "Plesk Web Pro", "Docker". */
  os: z.string().nullable(),
  control_panel: z.string().nullable(),
  disk_image: z.string().nullable(),
  /** Address of the customer's own image. */
  iso_url: z.string().nullable(),
  configuration: z
    .object({ cpu_count: z.int(), ram_size: z.int(), disk_size: z.int(), frequency: z.string().nullable() })
    .nullable(),
  /** Null for services that need none. */
  base_administration: z.boolean().nullable(),
  /** Null for everything but backup storage. */
  backup: BackupDetails.nullable(),
  /** Null for everything but VPN. */
  vpn: VpnDetails.nullable(),
  /** Null for everything but web hosting. */
  web_hosting: VhDetails.nullable(),
  /** Null for everything but dedicated servers. */
  dedicated: DsDetails.nullable(),
  trial: z.enum(['none', 'free', 'paid']),
  comment: z.string(),
  access: ServiceAccess,
  /** Reason that payment, setup or renewal failed, or that it’s suspended, with what to do, in the caller's language. */
  status_reason: z.string().nullable(),
  suspension: Suspension.nullable(),
  /** Until then it's neither suspended nor deleted for lack of a payment; null: as its renewal says. */
  held_until: Timestamp.nullable(),
  /** Lines of the order that it came with; their amounts are what was charged. */
  lines: z.array(OrderLine),
  total: Ledger,
  renewal: ServiceRenewal,
  /** `possible`: there may be other plans for it, see `getServiceUpgrade`; `next`: a smaller one that was chosen. */
  upgrade: z.object({ possible: z.boolean(), waiting: WaitingUpgrade.nullable(), next: NextPlan.nullable() }),
  operations: ServiceOperations,
  usage: ServiceUsage,
  /** The payment it was ordered with: `/my/payment/?payment_object_ref=…`. */
  payment_object_ref: z.string().nullable(),
});
export type ServiceDetails = z.infer<typeof ServiceDetails>;

/**
 * Cancels a service. `now`: immediately and permanently; an unpaid order is cancelled as a whole, what is paid and not built yet
 * is paid back to the balance. `period_end`: it runs on until `paid_until`.
 */
export const ServiceCancellation = z.strictObject({ when: z.enum(['now', 'period_end']) });
export type ServiceCancellation = z.infer<typeof ServiceCancellation>;

export const ServicesQuery = PageQuery.extend({
  kind: ProductLine.optional(),
  status: ServiceStatus.optional(),
  /** Part of its name, or of an IP address. */
  search: z.string().trim().max(100).optional(),
  project: IdText.optional(),
  location: IdText.optional(),
  /** `-` before it: the largest, latest or last first. By default the newest first. */
  sort: z.enum(['name', '-name', 'paid_until', '-paid_until', 'price', '-price']).optional(),
});
export type ServicesQuery = z.infer<typeof ServicesQuery>;
