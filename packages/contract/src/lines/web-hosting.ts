import { z } from 'zod';
import { Id, Price, Slug } from '../common.ts';
import { Landing } from '../content.ts';
import { ContextScope, OrderContext } from '../order-context.ts';
import { orderFields, withOrderRules } from '../orders.ts';

/** A PHP version as it's written: `8.4`. */
export const PhpVersion = z.string().regex(/^\d{1,2}\.\d{1,2}$/, 'version');

/** A web hosting plan. Null is unlimited. Storage in GB, RAM in MB, transfer in TB a month; `price` at 1 month. */
export const VhTariff = z.object({
  id: Id,
  slug: Slug,
  name: z.string(),
  url: z.string(),
  price: Price,
  old_price: Price.nullable(),
  sites: z.int().nullable(),
  disk_size: z.int(),
  disk_type: z.enum(['NVMe', 'SSD']),
  databases: z.int().nullable(),
  mailboxes: z.int().nullable(),
  ftp_accounts: z.int().nullable(),
  subdomains: z.int().nullable(),
  memory_mb: z.int(),
  cpu_cores: z.number(),
  /** Files and folders. */
  inodes: z.int().nullable(),
  traffic: z.number().nullable(),
  php_versions: z.array(PhpVersion),
  database_engines: z.array(z.string()),
  ssl: z.object({ free: z.boolean(), wildcard: z.boolean() }),
  backups: z.object({ interval_hours: z.int(), keep_days: z.int() }),
  control_panel: z.string(),
  ssh: z.boolean(),
  cron_min_minutes: z.int(),
  nodejs: z.boolean(),
  python: z.boolean(),
  /** Ids of the locations where the plan exists; in those of `sold_out_locations` it can't be had now. */
  locations: z.array(Id),
  sold_out_locations: z.array(Id),
  /** Systems that the plan can run. */
  cms: z.array(Slug),
  tags: z.array(Slug),
  is_popular: z.boolean(),
  position: z.int(),
});
export type VhTariff = z.infer<typeof VhTariff>;

/** A content management system, shop or framework that hosting can be ordered with. */
export const Cms = z.object({
  id: Id,
  slug: Slug,
  name: z.string(),
  /** Name of its brand mark; null for one without. */
  icon: z.string().nullable(),
  kind: z.enum(['cms', 'shop', 'forum', 'wiki', 'framework']),
  /** Version that is installed. */
  version: z.string(),
  min_php: PhpVersion,
  /** Newest PHP that it runs on; null when it runs on the newest one. */
  max_php: PhpVersion.nullable(),
  /** RAM that a site on it needs. */
  memory_mb: z.int(),
  /** Engines that it can keep its data in: `MariaDB`, `PostgreSQL`. Empty when it needs none. */
  databases: z.array(z.string()),
  /** False: it's uploaded or installed with Composer. */
  one_click: z.boolean(),
  license: z.enum(['free', 'paid']),
});
export type Cms = z.infer<typeof Cms>;

/** A page of web hosting for one system. */
export const CmsLanding = Landing.extend({ cms: Cms });
export type CmsLanding = z.infer<typeof CmsLanding>;

/** Everything that the pages of web hosting need before the visitor chooses. */
export const VhOrderContext = OrderContext.extend({
  tariffs: z.array(VhTariff),
  /** Id of the tariff that the slug named. */
  tariff: Id.nullable(),
  landing: Landing.nullable(),
  cms: z.array(Cms),
  php_versions: z.array(z.object({ version: PhpVersion, is_default: z.boolean(), end_of_life: z.boolean() })),
  /** Days within which the first payment is given back. */
  test_days: z.int(),
  /** `required` false: a domain may be added later. */
  domain: z.object({ required: z.boolean() }),
});
export type VhOrderContext = z.infer<typeof VhOrderContext>;

/** Any text; a parameter given twice counts as absent. */
const text = z.string().optional().catch(undefined);

/** Choice of web hosting as the query of an address: a plan page's, and that of `create_context`. */
export const VhOrderQuery = z.object({
  tariff: text,
  location: text,
  domain: text,
  cms: text,
  php: text,
  period: text,
  count: text,
  name: text,
  promo_code: text,
  project: text,
  project_name: text,
});
export type VhOrderQuery = z.infer<typeof VhOrderQuery>;

/**
 * Query of `create_context`: `slug` names a plan or a landing (`for-wordpress`), `scope` is that of the answer, the rest
 * is the page's own.
 */
export const VhContextQuery = VhOrderQuery.extend({ slug: z.string().optional(), scope: ContextScope });
export type VhContextQuery = z.infer<typeof VhContextQuery>;

/** Order of one or several equal web hosting accounts. The rules of `domain` are in `@hoster/domain`. */
export const VhOrder = withOrderRules(
  z.strictObject({
    ...orderFields,
    tariff: Id,
    location: Id,
    /** Null: added later. Names in other alphabets may be sent as they are. */
    domain: z.string().trim().min(1).max(255).nullable().default(null),
    /** Null: nothing is installed. */
    cms: Slug.nullable().default(null),
    /** Null: the one recommended for the system. */
    php_version: PhpVersion.nullable().default(null),
  }),
);
export type VhOrder = z.infer<typeof VhOrder>;
/** What a client sends: fields with a default may be left out. */
export type VhOrderInput = z.input<typeof VhOrder>;

/** A record that the customer sets at their domain's registrar. */
export const DnsRecord = z.object({
  type: z.enum(['A', 'AAAA', 'MX', 'TXT', 'CNAME', 'NS']),
  name: z.string(),
  value: z.string(),
});
export type DnsRecord = z.infer<typeof DnsRecord>;

/** What the owner of a web hosting account sees of it, besides the login and the address of its panel. */
export const VhDetails = z.object({
  domain: z.string().nullable(),
  /** Shown name and version: "WordPress 7.0". */
  cms: z.string().nullable(),
  php_version: PhpVersion,
  disk_size: z.int(),
  sites: z.int().nullable(),
  /** Empty until the account is set up. */
  nameservers: z.array(z.string()),
  records: z.array(DnsRecord),
});
export type VhDetails = z.infer<typeof VhDetails>;
