import type { CatalogueTable, CatalogueTableName } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Names of the tables of the catalogue. */
export const tableWords: Readonly<Record<CatalogueTableName, MessageDescriptor>> = defineMessages({
  vps: { id: 'staff-catalogue.table.vps', defaultMessage: 'VPS plans' },
  'web-hosting': { id: 'staff-catalogue.table.web-hosting', defaultMessage: 'Web hosting plans' },
  dedicated: { id: 'staff-catalogue.table.dedicated', defaultMessage: 'Dedicated servers' },
  backup: { id: 'staff-catalogue.table.backup', defaultMessage: 'Backup storage sizes' },
  vpn: { id: 'staff-catalogue.table.vpn', defaultMessage: 'VPN prices' },
  extras: { id: 'staff-catalogue.table.extras', defaultMessage: 'Extra services' },
  systems: { id: 'staff-catalogue.table.systems', defaultMessage: 'Operating systems' },
  panels: { id: 'staff-catalogue.table.panels', defaultMessage: 'Control panels' },
  images: { id: 'staff-catalogue.table.images', defaultMessage: 'Disk images' },
  cms: { id: 'staff-catalogue.table.cms', defaultMessage: 'CMS' },
  'custom-vps': { id: 'staff-catalogue.table.custom-vps', defaultMessage: 'Custom VPS' },
  'clock-speeds': { id: 'staff-catalogue.table.clock-speeds', defaultMessage: 'CPU clock speeds' },
  memory: { id: 'staff-catalogue.table.memory', defaultMessage: 'RAM of dedicated servers' },
  drives: { id: 'staff-catalogue.table.drives', defaultMessage: 'Drives' },
  raid: { id: 'staff-catalogue.table.raid', defaultMessage: 'RAID controllers' },
  ports: { id: 'staff-catalogue.table.ports', defaultMessage: 'Network ports' },
  addresses: { id: 'staff-catalogue.table.addresses', defaultMessage: 'Additional IPv4 addresses' },
  transfer: { id: 'staff-catalogue.table.transfer', defaultMessage: 'Additional transfer' },
  locations: { id: 'staff-catalogue.table.locations', defaultMessage: 'Locations' },
  'vpn-nodes': { id: 'staff-catalogue.table.vpn-nodes', defaultMessage: 'VPN nodes' },
  terms: { id: 'staff-catalogue.table.terms', defaultMessage: 'Terms of servers' },
  'hosting-terms': { id: 'staff-catalogue.table.hosting-terms', defaultMessage: 'Terms of web hosting' },
});

/** What a table is about. */
export const groupWords: Readonly<Record<CatalogueTable['group'], MessageDescriptor>> = defineMessages({
  plans: { id: 'staff-catalogue.group.plans', defaultMessage: 'Plans' },
  options: { id: 'staff-catalogue.group.options', defaultMessage: 'Options' },
  places: { id: 'staff-catalogue.group.places', defaultMessage: 'Places' },
  terms: { id: 'staff-catalogue.group.terms', defaultMessage: 'Terms' },
});

/** Labels of fields, the same in every table. */
const fieldWords: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  billing: { id: 'staff-catalogue.field.billing', defaultMessage: 'Billing' },
  city: { id: 'staff-catalogue.field.city', defaultMessage: 'City' },
  control_panels: { id: 'staff-catalogue.field.control-panels', defaultMessage: 'Control panels that run on it' },
  country_code: { id: 'staff-catalogue.field.country', defaultMessage: 'Country code' },
  cpu_cores: { id: 'staff-catalogue.field.cpu-cores', defaultMessage: 'CPU cores' },
  cpu_count: { id: 'staff-catalogue.field.cpu-count', defaultMessage: 'vCPU' },
  cpu_kind: { id: 'staff-catalogue.field.cpu-kind', defaultMessage: 'Kind of cores' },
  database_engines: { id: 'staff-catalogue.field.engines', defaultMessage: 'Database servers' },
  databases: { id: 'staff-catalogue.field.databases', defaultMessage: 'Databases' },
  datacenter: { id: 'staff-catalogue.field.datacenter', defaultMessage: 'Short code' },
  ddos_gbps: { id: 'staff-catalogue.field.ddos', defaultMessage: 'DDoS protection, Gbps' },
  delivery_hours: { id: 'staff-catalogue.field.delivery', defaultMessage: 'Delivery time, hours' },
  description: { id: 'staff-catalogue.field.description', defaultMessage: 'Description' },
  discount_percent: { id: 'staff-catalogue.field.discount', defaultMessage: 'Discount, %' },
  disk_size: { id: 'staff-catalogue.field.disk', defaultMessage: 'Storage, GB' },
  edition: { id: 'staff-catalogue.field.edition', defaultMessage: 'Edition' },
  end_of_support: { id: 'staff-catalogue.field.end-of-support', defaultMessage: 'End of support' },
  excluded_locations: { id: 'staff-catalogue.field.excluded-locations', defaultMessage: 'Not in these locations' },
  excluded_tariffs: { id: 'staff-catalogue.field.excluded-plans', defaultMessage: 'Not with these plans' },
  family: { id: 'staff-catalogue.field.family', defaultMessage: 'Family' },
  form: { id: 'staff-catalogue.field.form', defaultMessage: 'Form factor' },
  frequencies: { id: 'staff-catalogue.field.frequencies', defaultMessage: 'CPU clock speeds, GHz' },
  ftp_accounts: { id: 'staff-catalogue.field.ftp', defaultMessage: 'FTP accounts' },
  ghz: { id: 'staff-catalogue.field.ghz', defaultMessage: 'Clock speed, GHz' },
  gigabytes: { id: 'staff-catalogue.field.gigabytes', defaultMessage: 'Size, GB' },
  group: { id: 'staff-catalogue.field.group', defaultMessage: 'Group' },
  icon: { id: 'staff-catalogue.field.icon', defaultMessage: 'Icon' },
  included: { id: 'staff-catalogue.field.included', defaultMessage: 'Included' },
  incompatible_with: { id: 'staff-catalogue.field.incompatible', defaultMessage: 'Not together with' },
  initial: { id: 'staff-catalogue.field.initial', defaultMessage: 'Selected at first' },
  inodes: { id: 'staff-catalogue.field.inodes', defaultMessage: 'Files and folders' },
  ipv4_count: { id: 'staff-catalogue.field.ipv4', defaultMessage: 'IPv4 addresses' },
  ipv6_prefix: { id: 'staff-catalogue.field.ipv6', defaultMessage: 'IPv6 prefix length' },
  is_configurable: { id: 'staff-catalogue.field.configurable', defaultMessage: 'Configurable' },
  is_default: { id: 'staff-catalogue.field.default', defaultMessage: 'Selected by default' },
  is_on_order: { id: 'staff-catalogue.field.on-order', defaultMessage: 'Assembled to order' },
  is_popular: { id: 'staff-catalogue.field.popular', defaultMessage: 'Marked as popular' },
  keep_days: { id: 'staff-catalogue.field.keep', defaultMessage: 'Backups kept, days' },
  label: { id: 'staff-catalogue.field.label', defaultMessage: 'Label' },
  locations: { id: 'staff-catalogue.field.locations', defaultMessage: 'Only in these locations' },
  mailboxes: { id: 'staff-catalogue.field.mailboxes', defaultMessage: 'Mailboxes' },
  max: { id: 'staff-catalogue.field.max', defaultMessage: 'Maximum' },
  max_count: { id: 'staff-catalogue.field.max-count', defaultMessage: 'Maximum per server' },
  max_php: { id: 'staff-catalogue.field.max-php', defaultMessage: 'Latest PHP version' },
  memory_mb: { id: 'staff-catalogue.field.memory', defaultMessage: 'RAM, MB' },
  min: { id: 'staff-catalogue.field.min', defaultMessage: 'Minimum' },
  min_cpu: { id: 'staff-catalogue.field.min-cpu', defaultMessage: 'Minimum vCPU' },
  min_disk: { id: 'staff-catalogue.field.min-disk', defaultMessage: 'Minimum storage, GB' },
  min_php: { id: 'staff-catalogue.field.min-php', defaultMessage: 'Earliest PHP version' },
  min_ram: { id: 'staff-catalogue.field.min-ram', defaultMessage: 'Minimum RAM, GB' },
  modules: { id: 'staff-catalogue.field.modules', defaultMessage: 'Memory modules' },
  months: { id: 'staff-catalogue.field.months', defaultMessage: 'Term, months' },
  name: { id: 'staff-catalogue.field.name', defaultMessage: 'Name' },
  nodejs: { id: 'staff-catalogue.field.nodejs', defaultMessage: 'Node.js' },
  old_price_cents: { id: 'staff-catalogue.field.old-price', defaultMessage: 'Old price, €' },
  one_click: { id: 'staff-catalogue.field.one-click', defaultMessage: 'One-click installation' },
  p2p: { id: 'staff-catalogue.field.p2p', defaultMessage: 'P2P allowed' },
  port_mbps: { id: 'staff-catalogue.field.port', defaultMessage: 'Port, Mbps' },
  position: { id: 'staff-catalogue.field.position', defaultMessage: 'Position in lists' },
  price_cents: { id: 'staff-catalogue.field.price', defaultMessage: 'Price, €' },
  price_percent: { id: 'staff-catalogue.field.surcharge', defaultMessage: 'Surcharge, %' },
  product: { id: 'staff-catalogue.field.product', defaultMessage: 'Product' },
  products: { id: 'staff-catalogue.field.products', defaultMessage: 'Product lines' },
  python: { id: 'staff-catalogue.field.python', defaultMessage: 'Python' },
  ram_size: { id: 'staff-catalogue.field.ram', defaultMessage: 'RAM, GB' },
  second_cpu_cents: { id: 'staff-catalogue.field.second-cpu', defaultMessage: 'Second processor, €' },
  setup_fee_cents: { id: 'staff-catalogue.field.setup', defaultMessage: 'Setup fee, €' },
  sites: { id: 'staff-catalogue.field.sites', defaultMessage: 'Sites' },
  slug: { id: 'staff-catalogue.field.slug', defaultMessage: 'Name in addresses' },
  snapshots: { id: 'staff-catalogue.field.snapshots', defaultMessage: 'Snapshots' },
  step: { id: 'staff-catalogue.field.step', defaultMessage: 'Step' },
  step_price_cents: { id: 'staff-catalogue.field.step-price', defaultMessage: 'Price per step, €' },
  sub_accounts: { id: 'staff-catalogue.field.sub-accounts', defaultMessage: 'Additional logins' },
  subdomains: { id: 'staff-catalogue.field.subdomains', defaultMessage: 'Subdomains' },
  tags: { id: 'staff-catalogue.field.tags', defaultMessage: 'Tags' },
  traffic: { id: 'staff-catalogue.field.traffic', defaultMessage: 'Transfer, TB' },
  trial_days: { id: 'staff-catalogue.field.trial', defaultMessage: 'Trial, days' },
  type: { id: 'staff-catalogue.field.type', defaultMessage: 'Type' },
  unavailable_reason: { id: 'staff-catalogue.field.reason', defaultMessage: 'Note while it’s off sale' },
  unit: { id: 'staff-catalogue.field.unit', defaultMessage: 'Unit' },
  value: { id: 'staff-catalogue.field.value', defaultMessage: 'Value' },
  version: { id: 'staff-catalogue.field.version', defaultMessage: 'Version' },
  volume: { id: 'staff-catalogue.field.volume', defaultMessage: 'Size' },
  windows_allowed: { id: 'staff-catalogue.field.windows', defaultMessage: 'Windows can be installed' },
});

/** Label of a field. */
export const fieldWord = (name: string): MessageDescriptor => fieldWords[name] ?? { id: name, defaultMessage: name };

const optionWords: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  shared: { id: 'staff-catalogue.option.shared', defaultMessage: 'Shared' },
  dedicated: { id: 'staff-catalogue.option.dedicated', defaultMessage: 'Dedicated' },
  monthly: { id: 'staff-catalogue.option.monthly', defaultMessage: 'Monthly' },
  one_time: { id: 'staff-catalogue.option.once', defaultMessage: 'One time' },
  single: { id: 'staff-catalogue.option.single', defaultMessage: 'Single-hop' },
  'multi-hop': { id: 'staff-catalogue.option.multi-hop', defaultMessage: 'Multi-hop' },
  vps: { id: 'staff-catalogue.option.vps', defaultMessage: 'VPS' },
  vhosting: { id: 'staff-catalogue.option.vhosting', defaultMessage: 'Web hosting' },
  backup: { id: 'staff-catalogue.option.backup', defaultMessage: 'Backup storage' },
  linux: { id: 'staff-catalogue.option.linux', defaultMessage: 'Linux' },
  windows: { id: 'staff-catalogue.option.windows', defaultMessage: 'Windows' },
  bsd: { id: 'staff-catalogue.option.bsd', defaultMessage: 'BSD' },
  hypervisor: { id: 'staff-catalogue.option.hypervisor', defaultMessage: 'Hypervisor' },
  other: { id: 'staff-catalogue.option.other', defaultMessage: 'Other' },
});

/** Name of an option; those that are proper names, such as MariaDB, have none. */
export const optionWord = (option: string): MessageDescriptor | undefined => optionWords[option];

/** Words of values and forms. */
const valueMessages = defineMessages({
  yes: { id: 'staff-catalogue.yes', defaultMessage: 'Yes', description: 'Value of a field' },
  no: { id: 'staff-catalogue.no', defaultMessage: 'No', description: 'Value of a field' },
  english: {
    id: 'staff-catalogue.in-english',
    defaultMessage: '{field}, English',
    description: 'Label of a field: the text in English',
  },
  russian: {
    id: 'staff-catalogue.in-russian',
    defaultMessage: '{field}, Russian',
    description: 'Label of a field: the text in Russian',
  },
  optional: { id: 'staff-catalogue.optional', defaultMessage: 'Optional', description: 'Hint of a field' },
  unlimited: {
    id: 'staff-catalogue.unlimited',
    defaultMessage: 'Leave empty for unlimited.',
    description: 'Hint of a field for a limit',
  },
  commas: { id: 'staff-catalogue.commas', defaultMessage: 'Separated by commas.', description: 'Hint of a field' },
  slug: {
    id: 'staff-catalogue.slug-hint',
    defaultMessage: 'Lower-case letters, digits and hyphens. It can’t be changed later.',
    description: 'Hint of a field',
  },
});
export const valueWords: Readonly<Record<keyof typeof valueMessages, MessageDescriptor>> = valueMessages;

/** States of a row. */
const stateMessages = defineMessages({
  all: { id: 'staff-catalogue.all', defaultMessage: 'All', description: 'Filter by state' },
  on: { id: 'staff-catalogue.on', defaultMessage: 'On sale' },
  off: { id: 'staff-catalogue.off', defaultMessage: 'Off sale' },
});
export const stateWords: Readonly<Record<keyof typeof stateMessages, MessageDescriptor>> = stateMessages;
