import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { LineName } from './lines.ts';

type Word =
  | 'caption'
  | 'feature'
  | 'yes'
  | 'no'
  | 'view'
  | 'viewNamed'
  | 'range'
  | 'mbps'
  | 'gbps'
  | 'most'
  | 'trial'
  | 'refund'
  | 'figures'
  | 'administration'
  | 'terms';

export const tableWords: Readonly<Record<Word, MessageDescriptor>> = defineMessages({
  caption: {
    id: 'services.table',
    defaultMessage: 'Services side by side',
    description: 'Name of the table that compares the product lines',
  },
  feature: { id: 'services.feature', defaultMessage: 'Feature', description: 'Head of the first column' },
  yes: { id: 'services.yes', defaultMessage: 'yes', description: 'A check mark in words' },
  no: { id: 'services.no', defaultMessage: 'no', description: 'A dash in words' },
  view: { id: 'services.view', defaultMessage: 'View plans', description: 'Link to a product line' },
  viewNamed: {
    id: 'services.view-named',
    defaultMessage: 'View plans: {name}',
    description: 'Link to a product line, for screen readers',
  },
  range: {
    id: 'services.range',
    defaultMessage: '{low, number}–{high, number}',
    description: 'Smallest and largest number of cores',
  },
  mbps: { id: 'services.mbps', defaultMessage: '{speed, number} Mbps' },
  gbps: { id: 'services.gbps', defaultMessage: '{speed, number} Gbps' },
  most: { id: 'services.most', defaultMessage: 'up to {value}', description: 'Largest value of a figure' },
  trial: {
    id: 'services.trial',
    defaultMessage:
      '{free, plural, one {# day} other {# days}} free or {paid, plural, one {# day} other {# days}} paid',
    description: 'Lengths of the trials of a VPS',
  },
  refund: {
    id: 'services.refund',
    defaultMessage: 'first payment, within {days, plural, one {# day} other {# days}}',
    description: 'What is refunded, and until when',
  },
  figures: {
    id: 'services.group.figures',
    defaultMessage: 'Price and resources',
    description: 'Group of rows of the table',
  },
  administration: {
    id: 'services.group.administration',
    defaultMessage: 'Administration',
    description: 'Group of rows of the table: who administers what',
  },
  terms: { id: 'services.group.terms', defaultMessage: 'Try it first', description: 'Group of rows of the table' },
});

/** Rows of the table. */
export const rows = defineMessages({
  price: { id: 'services.row.price', defaultMessage: 'Price per month' },
  cores: { id: 'services.row.cores', defaultMessage: 'CPU cores' },
  memory: { id: 'services.row.memory', defaultMessage: 'RAM' },
  storage: { id: 'services.row.storage', defaultMessage: 'Storage' },
  port: { id: 'services.row.port', defaultMessage: 'Network port' },
  places: { id: 'services.row.places', defaultMessage: 'Locations', description: 'Row of the table: countries' },
  root: { id: 'services.row.root', defaultMessage: 'Root access' },
  access: { id: 'services.row.access', defaultMessage: 'Access', description: 'Row of the table: protocols, panels' },
  duties: { id: 'services.row.duties', defaultMessage: 'You look after' },
  trial: { id: 'services.row.trial', defaultMessage: 'Trial' },
  refund: { id: 'services.row.refund', defaultMessage: 'Refund' },
});
export type RowName = keyof typeof rows;

/** Tasks that customers do themselves. */
export const duties: Readonly<Record<LineName, MessageDescriptor>> = defineMessages({
  web_hosting: { id: 'services.duty.hosting', defaultMessage: 'The site', description: 'Web hosting: the customer’s' },
  vps: {
    id: 'services.duty.vps',
    defaultMessage: 'The operating system and everything on it',
    description: 'VPS: the customer’s',
  },
  dedicated: {
    id: 'services.duty.dedicated',
    defaultMessage: 'The system, RAID and backups',
    description: 'Dedicated server: the customer’s',
  },
  backup: {
    id: 'services.duty.backup',
    defaultMessage: 'The backup schedule',
    description: 'Backup storage: the customer’s',
  },
  vpn: { id: 'services.duty.vpn', defaultMessage: 'Your devices only', description: 'VPN: the customer’s' },
});

/** Ways to access a service. */
export const access: Readonly<Record<LineName, MessageDescriptor>> = defineMessages({
  web_hosting: {
    id: 'services.access.hosting',
    defaultMessage: 'Control panel, SFTP, SSH, Git',
    description: 'Web hosting: how it is reached',
  },
  vps: { id: 'services.access.vps', defaultMessage: 'SSH or remote desktop', description: 'VPS: how it is reached' },
  dedicated: {
    id: 'services.access.dedicated',
    defaultMessage: 'SSH, IPMI',
    description: 'Dedicated server: how it is reached',
  },
  backup: {
    id: 'services.access.backup',
    defaultMessage: 'SFTP, rsync, WebDAV, FTPS, FTP',
    description: 'Backup storage: how it is reached',
  },
  vpn: {
    id: 'services.access.vpn',
    defaultMessage: 'WireGuard, OpenVPN, IKEv2',
    description: 'VPN: how it is reached',
  },
});
