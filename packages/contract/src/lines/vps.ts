import { z } from 'zod';
import { SshKey } from '../account.ts';
import { CalendarDate, Id, Price, Slug } from '../common.ts';
import { Landing, PlanSet } from '../content.ts';
import { Location, OrderContext } from '../order-context.ts';

/** A VPS plan. RAM and disk in GB, traffic in TB a month (null: not metered), port in Mbps. */
export const VpsTariff = z.object({
  id: Id,
  slug: Slug,
  name: z.string(),
  url: z.string(),
  price: Price,
  old_price: Price.nullable(),
  /** Once per item. */
  setup_fee: Price,
  cpu_count: z.int().min(1),
  cpu_kind: z.enum(['shared', 'dedicated']),
  ram_size: z.int().min(1),
  disk_size: z.int().min(1),
  disk_type: z.literal('NVMe'),
  traffic: z.number().nullable(),
  port_mbps: z.int(),
  ipv4_count: z.int().min(0),
  /** Length of the IPv6 prefix given, null for none. */
  ipv6_prefix: z.int().nullable(),
  virtualization: z.literal('KVM'),
  ddos_gbps: z.int(),
  /** Ids of the locations where the plan exists; in those of `sold_out_locations` it cannot be had now. */
  locations: z.array(Id),
  sold_out_locations: z.array(Id),
  windows_allowed: z.boolean(),
  is_custom: z.boolean(),
  tags: z.array(Slug),
  is_popular: z.boolean(),
  position: z.int(),
});
export type VpsTariff = z.infer<typeof VpsTariff>;

/** A location where VPS are sold: its plans, clock speeds ("3.4"), port, and surcharge on the price. */
export const VpsLocation = Location.extend({
  tariffs: z.array(Id),
  frequencies: z.array(z.string()),
  port_mbps: z.int(),
  price_percent: z.number(),
});
export type VpsLocation = z.infer<typeof VpsLocation>;

/** A catalogue page by purpose. `tags`: the plans with any of them are shown; `min`: and no smaller ones. */
export const VpsTypeLanding = Landing.extend({
  os_family: z.string().nullable(),
  min: z.object({
    cpu_count: z.int().optional(),
    ram_size: z.int().optional(),
    disk_size: z.int().optional(),
  }),
  tags: z.array(Slug),
});
export type VpsTypeLanding = z.infer<typeof VpsTypeLanding>;

/** An operating system to install, with what it needs and where it cannot be used. Sizes in GB. */
export const OsTemplate = z.object({
  id: Id,
  slug: Slug,
  name: z.string(),
  version: z.string(),
  family: z.enum(['linux', 'windows', 'bsd', 'hypervisor', 'other']),
  icon: z.string().nullable(),
  /** Licence, 0 if none. */
  price: Price,
  min_cpu: z.int(),
  min_ram: z.int(),
  min_disk: z.int(),
  /** Ids of the control panels allowed on it. */
  control_panels: z.array(Id),
  excluded_tariffs: z.array(Id),
  excluded_locations: z.array(Id),
  end_of_support: CalendarDate.nullable(),
  is_default: z.boolean(),
  position: z.int(),
});
export type OsTemplate = z.infer<typeof OsTemplate>;

/** A control panel; `price` is its licence. */
export const ControlPanel = z.object({
  id: Id,
  slug: Slug,
  name: z.string(),
  edition: z.string().nullable(),
  icon: z.string().nullable(),
  price: Price,
  min_ram: z.int(),
  min_disk: z.int(),
  trial_days: z.int(),
  description: z.string().nullable(),
  position: z.int(),
});
export type ControlPanel = z.infer<typeof ControlPanel>;

/** A ready disk image; `os` is the id of the system inside, null when it brings its own. */
export const DiskImage = z.object({
  id: Id,
  slug: Slug,
  name: z.string(),
  kind: z.enum(['application', 'iso', 'snapshot']),
  os: Id.nullable(),
  min_ram: z.int(),
  min_disk: z.int(),
  icon: z.string().nullable(),
});
export type DiskImage = z.infer<typeof DiskImage>;

const disabled = { disabled_reason: z.string().optional() };

/** What can be installed. With location or tariff in the query, what does not fit carries `disabled_reason`. */
export const VpsTemplates = z.object({
  os: z.array(OsTemplate.extend(disabled)),
  control_panels: z.array(ControlPanel.extend(disabled)),
  disk_images: z.array(DiskImage.extend(disabled)),
});
export type VpsTemplates = z.infer<typeof VpsTemplates>;

/** Trial of a VPS: some days free, or fewer days paid with nothing switched off. */
export const VpsTrial = z.object({
  available: z.boolean(),
  free_days: z.int(),
  paid_days: z.int(),
  paid_price: Price,
});
export type VpsTrial = z.infer<typeof VpsTrial>;

/** Everything that the VPS order page needs before the visitor chooses. */
export const VpsOrderContext = OrderContext.extend({
  tariffs: z.array(VpsTariff),
  /** Id of the tariff that the slug named. */
  tariff: Id.nullable(),
  landing: Landing.nullable(),
  plan_sets: z.array(PlanSet),
  ssh_keys: z.array(SshKey),
  base_administration: z.object({ default: z.boolean(), price: Price, disable_warning: z.string() }),
  trial: VpsTrial,
});
export type VpsOrderContext = z.infer<typeof VpsOrderContext>;
