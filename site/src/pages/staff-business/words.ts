import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'staff-finance.business.title', defaultMessage: 'Reports', description: 'Title of a page' },
  lead: {
    id: 'staff-finance.business.lead',
    defaultMessage: 'From the ledger and the services, in euros without VAT.',
  },
  period: { id: 'staff-finance.business.period', defaultMessage: 'Period', description: 'Name of a choice' },
  months: {
    id: 'staff-finance.business.months',
    defaultMessage: '{count, plural, one {# month} other {# months}}',
    description: 'Choice of a period',
  },
  revenue: { id: 'staff-finance.business.revenue', defaultMessage: 'Revenue', description: 'Title of a section' },
  revenueLabel: { id: 'staff-finance.business.revenue.label', defaultMessage: 'Revenue by month' },
  services: { id: 'staff-finance.business.services', defaultMessage: 'New and ended services' },
  servicesLabel: { id: 'staff-finance.business.services.label', defaultMessage: 'New services by month' },
  endedLabel: { id: 'staff-finance.business.ended.label', defaultMessage: 'Ended services by month' },
  owed: { id: 'staff-finance.business.owed', defaultMessage: 'Owed to customers' },
  funds: { id: 'staff-finance.business.funds', defaultMessage: 'Balances of customers' },
  overdraft: { id: 'staff-finance.business.overdraft', defaultMessage: 'Overdrafts of customers' },
  deferred: { id: 'staff-finance.business.deferred', defaultMessage: 'Prepaid and not delivered yet' },
  deferredHint: {
    id: 'staff-finance.business.deferred.hint',
    defaultMessage: 'Estimated from the monthly prices of running services. The ledger books revenue when it’s paid.',
  },
  deferredLabel: { id: 'staff-finance.business.deferred.label', defaultMessage: 'Prepaid terms by month of delivery' },
  month: { id: 'staff-finance.business.month', defaultMessage: 'Month' },
  sold: { id: 'staff-finance.business.sold', defaultMessage: 'Sold' },
  refunded: { id: 'staff-finance.business.refunded', defaultMessage: 'Refunded' },
  running: { id: 'staff-finance.business.running', defaultMessage: 'Running at the start' },
  started: { id: 'staff-finance.business.started', defaultMessage: 'New' },
  ended: { id: 'staff-finance.business.ended', defaultMessage: 'Ended' },
  churn: {
    id: 'staff-finance.business.churn',
    defaultMessage: 'Churn',
    description: 'Ended services as a share of those that ran at the start of the month',
  },
  numbers: { id: 'staff-finance.business.numbers', defaultMessage: 'All numbers by month' },
  byLine: { id: 'staff-finance.business.by-line', defaultMessage: 'New services by line and currency' },
  line: { id: 'staff-finance.business.line', defaultMessage: 'Line', description: 'Product line' },
  currency: { id: 'staff-finance.business.currency', defaultMessage: 'Currency' },
  count: { id: 'staff-finance.business.count', defaultMessage: 'Services' },
  none: { id: 'staff-finance.business.none', defaultMessage: 'No new services in this period.' },
  free: { id: 'staff-finance.business.free', defaultMessage: 'Free', description: 'Instead of a currency' },
  table: { id: 'staff-finance.business.table', defaultMessage: 'Show as table' },
  total: { id: 'staff-finance.business.total', defaultMessage: '{amount} in total' },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

const lines = defineMessages({
  vps: { id: 'staff-finance.business.line.vps', defaultMessage: 'VPS' },
  web_hosting: { id: 'staff-finance.business.line.web-hosting', defaultMessage: 'Web hosting' },
  dedicated: { id: 'staff-finance.business.line.dedicated', defaultMessage: 'Dedicated servers' },
  backup: { id: 'staff-finance.business.line.backup', defaultMessage: 'Backup storage' },
  vpn: { id: 'staff-finance.business.line.vpn', defaultMessage: 'VPN' },
});
/** Names of product lines. */
export const lineWords: Readonly<Record<string, MessageDescriptor>> = lines;
