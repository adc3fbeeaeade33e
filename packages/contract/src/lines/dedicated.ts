import { z } from 'zod';
import { SshKey, SshKeyInput } from '../account.ts';
import { Id, Price, Timestamp } from '../common.ts';
import { OrderContext } from '../order-context.ts';
import { orderFields, withOrderRules } from '../orders.ts';
import { ControlPanel, OsTemplate } from './vps.ts';
import { DiskType, DsTariff } from './dedicated-tariff.ts';

/** An offer that staff have prepared for the caller's account. Prices are net EUR, `price` a month. */
export const DsOffer = z.object({
  id: Id,
  /** Of the offer, otherwise of the server. */
  name: z.string(),
  /** Where it's ordered, without language prefix. */
  url: z.string(),
  price: Price,
  setup_fee: Price,
  /** What staff say about it. */
  comment: z.string().nullable(),
  expires: Timestamp,
  state: z.enum(['open', 'ordered', 'expired', 'withdrawn']),
});
export type DsOffer = z.infer<typeof DsOffer>;

/** Form of a drive and of the bay that takes it. 2.5″ drives fit larger bays too. */
export const BayForm = z.enum(['2.5', '3.5', 'U.2', 'M.2']);
export type BayForm = z.infer<typeof BayForm>;

export const RaidLevel = z.enum(['0', '1', '5', '6', '10']);
export type RaidLevel = z.infer<typeof RaidLevel>;

/** A drive that can be put in: `volume` in GB, `price` of one. */
export const DsDiskOption = z.object({
  id: Id,
  type: DiskType,
  name: z.string(),
  volume: z.int(),
  form: BayForm,
  interface: z.enum(['SATA', 'SAS', 'PCIe']),
  price: Price,
  max_count: z.int(),
});
export type DsDiskOption = z.infer<typeof DsDiskOption>;

const DiskChoice = z.strictObject({ option: Id, count: z.int().min(0).max(100) });

/** What a server can be changed to. Prices are what an option adds a month to the plan, which has the defaults. */
export const DsConfiguration = z.object({
  platform: z.object({ id: Id, name: z.string(), vendor: z.string(), sockets: z.int() }),
  chassis: z.object({
    id: Id,
    name: z.string(),
    units: z.int(),
    bays: z.array(z.object({ form: BayForm, count: z.int() })),
    hot_swap: z.boolean(),
    psu: z.int(),
  }),
  cpu: z.object({
    installed: z.int(),
    options: z.array(z.object({ count: z.int(), price: Price })),
    /** More GB of RAM, or more NVMe drives, need a second processor. */
    second_required_when: z.object({ ram_over: z.int().nullable(), nvme_over: z.int().nullable() }).nullable(),
  }),
  memory: z.object({
    slots: z.int(),
    /** `value` in GB; `requires_cpu`: processors that must be in. */
    options: z.array(z.object({ id: Id, value: z.int(), label: z.string(), price: Price, requires_cpu: z.int() })),
    /** Id of an option. */
    default: Id,
  }),
  disks: z.object({
    min: z.int(),
    max: z.int(),
    /** Fewer drives than this can't be mirrored. */
    mirror_hint_below: z.int(),
    options: z.array(DsDiskOption),
    /** The plan's price has these in it. */
    default: z.array(z.object({ option: Id, count: z.int() })),
  }),
  /** `id` null: RAID by the operating system. The first one is in the plan's price. */
  raid_controllers: z.array(
    z.object({
      id: Id.nullable(),
      name: z.string(),
      price: Price,
      levels: z.array(RaidLevel),
      supports: z.array(DiskType),
      max_disks: z.int(),
    }),
  ),
  /** The first one is in the plan's price. */
  ports: z.array(
    z.object({
      id: Id,
      label: z.string(),
      mbps: z.int(),
      guaranteed_mbps: z.int().nullable(),
      traffic: z.number().nullable(),
      price: Price,
    }),
  ),
  ips: z.array(z.object({ id: Id, label: z.string(), count: z.int(), price: Price })),
  /** `volume` in TB a month. */
  extra_traffic: z.array(z.object({ id: Id, volume: z.number(), price: Price })),
});
export type DsConfiguration = z.infer<typeof DsConfiguration>;

/** What was chosen of it. */
export const DsConfigured = z.strictObject({
  cpu_count: z.int().min(1).max(8),
  memory: Id,
  disks: z.array(DiskChoice).max(20),
  raid_controller: Id.nullable().default(null),
  /** Null: each drive on its own. */
  raid_level: RaidLevel.nullable().default(null),
  port: Id,
  ips: z.array(Id).max(10).default([]),
  extra_traffic: Id.nullable().default(null),
});
export type DsConfigured = z.infer<typeof DsConfigured>;

/** Questions about what the server is for: answers help staff to set it up. None has to be answered. */
export const Survey = z.object({
  questions: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      kind: z.enum(['single', 'multi', 'text']),
      options: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
      required: z.boolean(),
    }),
  ),
});
export type Survey = z.infer<typeof Survey>;

export const SurveyAnswers = z
  .record(z.string().max(64), z.union([z.string().max(500), z.array(z.string().max(64)).max(20)]))
  .refine((answers) => Object.keys(answers).length <= 20, { message: 'too_many' });
export type SurveyAnswers = z.infer<typeof SurveyAnswers>;

/** Everything that the page of one server needs before the visitor chooses. */
export const DsOrderContext = OrderContext.extend({
  tariff: DsTariff,
  /** Null: it's sold as it is. */
  configuration: DsConfiguration.nullable(),
  os: z.array(OsTemplate),
  control_panels: z.array(ControlPanel),
  ssh_keys: z.array(SshKey),
  /** An offer that staff have prepared for this customer: its price is the tariff's. */
  custom: z.object({ id: Id, expires: Timestamp, comment: z.string().nullable() }).nullable(),
  survey: Survey.nullable(),
});
export type DsOrderContext = z.infer<typeof DsOrderContext>;

/** Any text; a parameter given twice counts as absent. */
const text = z.string().optional().catch(undefined);

/** Choice of a dedicated server as the query of an address: its page's, and that of `create_context`. */
export const DsOrderQuery = z.object({
  location: text,
  os: text,
  panel: text,
  cpus: text,
  memory: text,
  /** `option:count` pairs, joined by commas. */
  disks: text,
  raid: text,
  level: text,
  port: text,
  /** Ids joined by commas. */
  ips: text,
  traffic: text,
  period: text,
  count: text,
  name: text,
  promo_code: text,
  project: text,
  project_name: text,
});
export type DsOrderQuery = z.infer<typeof DsOrderQuery>;

/** Query of `create_context`: `slug` names the server; or an offer prepared by staff is named by its id. */
export const DsContextQuery = DsOrderQuery.extend({ slug: text, custom_tariff_id: text });
export type DsContextQuery = z.infer<typeof DsContextQuery>;

/** Order of one or several equal dedicated servers. */
export const DsOrder = withOrderRules(
  z.strictObject({
    ...orderFields,
    tariff: Id,
    location: Id,
    /** Id of an offer prepared by staff; its `configuration` is null. */
    custom_tariff_id: Id.nullable().default(null),
    os: Id,
    control_panel: Id.nullable().default(null),
    /** Null: as the plan has it. */
    configuration: DsConfigured.nullable().default(null),
    /** Ids of keys of the account. */
    ssh_keys: z.array(Id).max(100).default([]),
    /** A new key, saved to the account with the order. */
    ssh_key: SshKeyInput.nullable().default(null),
    survey: SurveyAnswers.nullable().default(null),
  }),
);
export type DsOrder = z.infer<typeof DsOrder>;
/** What a client sends: fields with a default may be left out. */
export type DsOrderInput = z.input<typeof DsOrder>;

/** What the owner of a dedicated server sees of it, besides the login. */
export const DsDetails = z.object({
  cpu: z.string(),
  /** "256 GB DDR5 ECC". */
  memory: z.string(),
  /** "2 × 1.92 TB NVMe U.2". */
  disks: z.array(z.string()),
  /** "RAID 1, Broadcom 9361-8i"; null without RAID. */
  raid: z.string().nullable(),
  port: z.string(),
  ips: z.array(z.string()),
  /** Addresses of the management console and of the rescue system. Null until it's delivered. */
  ipmi_url: z.string().nullable(),
  ipmi_login: z.string().nullable(),
  ipmi_password: z.string().nullable(),
  rescue_url: z.string().nullable(),
  /** When it's expected at the latest; null once it's delivered. */
  delivery_until: Timestamp.nullable(),
});
export type DsDetails = z.infer<typeof DsDetails>;
