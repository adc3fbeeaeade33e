import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Names of groups of specifications. */
export const groupWords = defineMessages({
  resources: { id: 'host.sheet.group.resources', defaultMessage: 'Resources', description: 'Group on a data sheet' },
  cpu: { id: 'host.sheet.group.cpu', defaultMessage: 'CPU', description: 'Group on a data sheet' },
  ram: { id: 'host.sheet.group.ram', defaultMessage: 'RAM', description: 'Group on a data sheet' },
  storage: { id: 'host.sheet.group.storage', defaultMessage: 'Storage', description: 'Group on a data sheet' },
  network: { id: 'host.sheet.group.network', defaultMessage: 'Network', description: 'Group on a data sheet' },
  server: { id: 'host.sheet.group.server', defaultMessage: 'Server', description: 'Group on a data sheet' },
  included: { id: 'host.sheet.group.included', defaultMessage: 'Included', description: 'Group on a data sheet' },
  accounts: {
    id: 'host.sheet.group.accounts',
    defaultMessage: 'Databases and mail',
    description: 'Group on a data sheet',
  },
  software: { id: 'host.sheet.group.software', defaultMessage: 'Software', description: 'Group on a data sheet' },
});

/** Names of specifications. */
export const specWords = defineMessages({
  cores: { id: 'host.sheet.cores', defaultMessage: 'Cores', description: 'Specification on a data sheet' },
  vcpu: { id: 'host.sheet.vcpu', defaultMessage: 'vCPU', description: 'Specification on a data sheet' },
  ram: { id: 'host.sheet.ram', defaultMessage: 'RAM', description: 'Specification on a data sheet' },
  storage: { id: 'host.sheet.storage', defaultMessage: 'Storage', description: 'Specification on a data sheet' },
  port: { id: 'host.sheet.port', defaultMessage: 'Network port', description: 'Specification on a data sheet' },
  guaranteed: {
    id: 'host.sheet.guaranteed',
    defaultMessage: 'Guaranteed bandwidth',
    description: 'Specification on a data sheet',
  },
  transfer: { id: 'host.sheet.transfer', defaultMessage: 'Transfer', description: 'Specification on a data sheet' },
  ipv4: { id: 'host.sheet.ipv4', defaultMessage: 'IPv4 addresses', description: 'Specification on a data sheet' },
  ipv6: { id: 'host.sheet.ipv6', defaultMessage: 'IPv6 network', description: 'Specification on a data sheet' },
  virtualization: {
    id: 'host.sheet.virtualization',
    defaultMessage: 'Virtualisation',
    description: 'Specification on a data sheet',
  },
  ddos: { id: 'host.sheet.ddos', defaultMessage: 'DDoS protection', description: 'Specification on a data sheet' },
  windows: { id: 'host.sheet.windows', defaultMessage: 'Windows', description: 'Specification on a data sheet' },
  model: { id: 'host.sheet.model', defaultMessage: 'Model', description: 'Specification on a data sheet: processor' },
  clock: { id: 'host.sheet.clock', defaultMessage: 'Base clock', description: 'Specification on a data sheet' },
  boost: { id: 'host.sheet.boost', defaultMessage: 'Boost clock', description: 'Specification on a data sheet' },
  installed: {
    id: 'host.sheet.installed',
    defaultMessage: 'Installed',
    description: 'Specification on a data sheet: RAM',
  },
  most: { id: 'host.sheet.most', defaultMessage: 'Maximum', description: 'Specification on a data sheet: RAM' },
  drives: { id: 'host.sheet.drives', defaultMessage: 'Drives', description: 'Specification on a data sheet' },
  capacity: {
    id: 'host.sheet.capacity',
    defaultMessage: 'Raw capacity',
    description: 'Specification on a data sheet: of all drives',
  },
  raid: { id: 'host.sheet.raid', defaultMessage: 'RAID', description: 'Specification on a data sheet' },
  platform: { id: 'host.sheet.platform', defaultMessage: 'Platform', description: 'Specification on a data sheet' },
  chassis: { id: 'host.sheet.chassis', defaultMessage: 'Chassis', description: 'Specification on a data sheet' },
  configurable: {
    id: 'host.sheet.configurable',
    defaultMessage: 'Configurable',
    description: 'Specification on a data sheet: whether parts can be changed',
  },
  sites: { id: 'host.sheet.sites', defaultMessage: 'Websites', description: 'Specification on a data sheet' },
  inodes: {
    id: 'host.sheet.inodes',
    defaultMessage: 'Files and folders',
    description: 'Specification on a data sheet',
  },
  databases: { id: 'host.sheet.databases', defaultMessage: 'Databases', description: 'Specification on a data sheet' },
  engines: {
    id: 'host.sheet.engines',
    defaultMessage: 'Database engines',
    description: 'Specification on a data sheet',
  },
  mailboxes: { id: 'host.sheet.mailboxes', defaultMessage: 'Mailboxes', description: 'Specification on a data sheet' },
  ftp: { id: 'host.sheet.ftp', defaultMessage: 'FTP accounts', description: 'Specification on a data sheet' },
  subdomains: {
    id: 'host.sheet.subdomains',
    defaultMessage: 'Subdomains',
    description: 'Specification on a data sheet',
  },
  php: { id: 'host.sheet.php', defaultMessage: 'PHP', description: 'Specification on a data sheet' },
  nodejs: { id: 'host.sheet.nodejs', defaultMessage: 'Node.js', description: 'Specification on a data sheet' },
  python: { id: 'host.sheet.python', defaultMessage: 'Python', description: 'Specification on a data sheet' },
  ssh: { id: 'host.sheet.ssh', defaultMessage: 'SSH', description: 'Specification on a data sheet' },
  cron: {
    id: 'host.sheet.cron',
    defaultMessage: 'Scheduled tasks',
    description: 'Specification on a data sheet: cron',
  },
  ssl: { id: 'host.sheet.ssl', defaultMessage: 'SSL certificates', description: 'Specification on a data sheet' },
  backups: { id: 'host.sheet.backups', defaultMessage: 'Backups', description: 'Specification on a data sheet' },
  kept: { id: 'host.sheet.kept', defaultMessage: 'Backups kept', description: 'Specification on a data sheet' },
  panel: { id: 'host.sheet.panel', defaultMessage: 'Control panel', description: 'Specification on a data sheet' },
});

type Value =
  | 'gb'
  | 'tb'
  | 'gbps'
  | 'mbps'
  | 'ddos'
  | 'prefix'
  | 'vcpu'
  | 'cores'
  | 'range'
  | 'sockets'
  | 'ghz'
  | 'yes'
  | 'no'
  | 'unlimited'
  | 'unmetered'
  | 'minutes'
  | 'hours'
  | 'sslFree'
  | 'sslWildcard'
  | 'raidNone'
  | 'raidSoftware'
  | 'raidHardware';

/** Values of specifications. */
export const valueWords: Readonly<Record<Value, MessageDescriptor>> = defineMessages({
  gb: {
    id: 'host.sheet.value.gb',
    defaultMessage: '{size, number, ::.##}\u00a0GB',
    description: 'Value on a data sheet',
  },
  tb: {
    id: 'host.sheet.value.tb',
    defaultMessage: '{size, number, ::.##}\u00a0TB a month',
    description: 'Value on a data sheet: transfer',
  },
  gbps: {
    id: 'host.sheet.value.gbps',
    defaultMessage: '{size, number, ::.##}\u00a0Gbps',
    description: 'Value on a data sheet',
  },
  mbps: {
    id: 'host.sheet.value.mbps',
    defaultMessage: '{size, number}\u00a0Mbps',
    description: 'Value on a data sheet',
  },
  ddos: {
    id: 'host.sheet.value.ddos',
    defaultMessage: 'up to {size, number}\u00a0Gbps',
    description: 'Value on a data sheet: attacks that are filtered',
  },
  prefix: {
    id: 'host.sheet.value.prefix',
    defaultMessage: '/{length}',
    description: 'Value on a data sheet: IPv6 prefix',
  },
  vcpu: {
    id: 'host.sheet.value.vcpu',
    defaultMessage: '{count, number}, {kind, select, dedicated {dedicated} other {shared}}',
    description: 'Value on a data sheet: virtual processors of a VPS',
  },
  cores: {
    id: 'host.sheet.value.cores',
    defaultMessage:
      '{cores, plural, one {#\u00a0core} other {#\u00a0cores}}, {threads, plural, one {#\u00a0thread} other {#\u00a0threads}}',
    description: 'Value on a data sheet',
  },
  range: {
    id: 'host.sheet.value.range',
    defaultMessage: 'from {value}',
    description: 'Value on a data sheet: the smallest size of a plan of free sizes',
  },
  sockets: {
    id: 'host.sheet.value.sockets',
    defaultMessage: '{count, number}\u00a0×\u00a0{model}',
    description: 'Value on a data sheet',
  },
  ghz: {
    id: 'host.sheet.value.ghz',
    defaultMessage: '{ghz, number, ::.##}\u00a0GHz',
    description: 'Value on a data sheet',
  },
  yes: { id: 'host.sheet.value.yes', defaultMessage: 'yes', description: 'Value on a data sheet' },
  no: { id: 'host.sheet.value.no', defaultMessage: 'no', description: 'Value on a data sheet' },
  unlimited: {
    id: 'host.sheet.value.unlimited',
    defaultMessage: 'unlimited',
    description: 'Value on a data sheet: a count',
  },
  unmetered: {
    id: 'host.sheet.value.unmetered',
    defaultMessage: 'unmetered',
    description: 'Value on a data sheet: transfer',
  },
  minutes: {
    id: 'host.sheet.value.minutes',
    defaultMessage: 'every {count, plural, one {minute} other {#\u00a0minutes}}',
    description: 'Value on a data sheet: how often a task can run',
  },
  hours: {
    id: 'host.sheet.value.hours',
    defaultMessage: 'every {count, plural, one {hour} other {#\u00a0hours}}',
    description: 'Value on a data sheet: how often backups are made',
  },
  sslFree: { id: 'host.sheet.value.ssl', defaultMessage: 'free', description: 'Value on a data sheet: certificates' },
  sslWildcard: {
    id: 'host.sheet.value.ssl-wildcard',
    defaultMessage: 'free, wildcard too',
    description: 'Value on a data sheet: certificates',
  },
  raidNone: { id: 'host.sheet.value.raid-none', defaultMessage: 'none', description: 'Value on a data sheet' },
  raidSoftware: {
    id: 'host.sheet.value.raid-software',
    defaultMessage: 'software',
    description: 'Value on a data sheet',
  },
  raidHardware: {
    id: 'host.sheet.value.raid-hardware',
    defaultMessage: 'hardware',
    description: 'Value on a data sheet',
  },
});
