import type { ProductLine, PromoCodeState } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** States of a promo code. */
export const promoStateWords: Readonly<Record<PromoCodeState, MessageDescriptor>> = defineMessages({
  open: { id: 'staff-promo.state.open', defaultMessage: 'Valid', description: 'State of a promo code' },
  used: { id: 'staff-promo.state.used', defaultMessage: 'Used up', description: 'State of a promo code' },
  expired: { id: 'staff-promo.state.expired', defaultMessage: 'Expired', description: 'State of a promo code' },
  off: { id: 'staff-promo.state.off', defaultMessage: 'Stopped', description: 'State of a promo code' },
});

/** Names of the product lines. */
export const promoLineWords: Readonly<Record<ProductLine, MessageDescriptor>> = defineMessages({
  vps: { id: 'staff-promo.line.vps', defaultMessage: 'VPS' },
  web_hosting: { id: 'staff-promo.line.web-hosting', defaultMessage: 'Web hosting' },
  dedicated: { id: 'staff-promo.line.dedicated', defaultMessage: 'Dedicated servers' },
  backup: { id: 'staff-promo.line.backup', defaultMessage: 'Backup storage' },
  vpn: { id: 'staff-promo.line.vpn', defaultMessage: 'VPN' },
});

/** Words of lists and forms of promo codes. */
const promoMessages = defineMessages({
  title: { id: 'staff-promo.title', defaultMessage: 'Promo codes', description: 'Title of the page' },
  add: { id: 'staff-promo.add', defaultMessage: 'Add promo code', description: 'Button' },
  search: { id: 'staff-promo.search', defaultMessage: 'Code, email or note' },
  find: { id: 'staff-promo.find', defaultMessage: 'Search' },
  clear: { id: 'staff-promo.clear', defaultMessage: 'Show all' },
  filter: { id: 'staff-promo.filter', defaultMessage: 'Show', description: 'Name of a filter' },
  staff: { id: 'staff-promo.kind.staff', defaultMessage: 'Ours', description: 'Filter: codes made by staff' },
  welcome: {
    id: 'staff-promo.kind.welcome',
    defaultMessage: 'Welcome codes',
    description: 'Filter: codes emailed to new customers',
  },
  code: { id: 'staff-promo.code', defaultMessage: 'Code' },
  codeHint: {
    id: 'staff-promo.code-hint',
    defaultMessage: '4 to 40 letters, digits and hyphens.',
    description: 'Hint of a field',
  },
  discount: { id: 'staff-promo.discount', defaultMessage: 'Discount' },
  percent: { id: 'staff-promo.percent', defaultMessage: 'Discount, %' },
  months: { id: 'staff-promo.months', defaultMessage: 'Months with the discount' },
  monthsHint: {
    id: 'staff-promo.months-hint',
    defaultMessage: 'Counted from the order, renewals included.',
    description: 'Hint of a field',
  },
  worth: {
    id: 'staff-promo.worth',
    defaultMessage: '{percent}% for {months, plural, one {# month} other {# months}}',
    description: 'What a promo code is worth',
  },
  uses: { id: 'staff-promo.uses', defaultMessage: 'Used' },
  usesOf: { id: 'staff-promo.uses-of', defaultMessage: '{uses} of {max}', description: 'How often a code was used' },
  maxUses: { id: 'staff-promo.max-uses', defaultMessage: 'Number of orders' },
  once: { id: 'staff-promo.once', defaultMessage: 'Once per account' },
  lines: { id: 'staff-promo.lines', defaultMessage: 'Only for' },
  linesHint: {
    id: 'staff-promo.lines-hint',
    defaultMessage: 'Select none for all products.',
    description: 'Hint of a field',
  },
  allLines: { id: 'staff-promo.all-lines', defaultMessage: 'All products' },
  expires: { id: 'staff-promo.expires', defaultMessage: 'Valid until' },
  expiresHint: {
    id: 'staff-promo.expires-hint',
    defaultMessage: 'The last day, UTC.',
    description: 'Hint of a field',
  },
  note: { id: 'staff-promo.note', defaultMessage: 'Note' },
  noteHint: { id: 'staff-promo.note-hint', defaultMessage: 'Only for staff.', description: 'Hint of a field' },
  isOn: { id: 'staff-promo.is-on', defaultMessage: 'Can be used' },
  state: { id: 'staff-promo.state', defaultMessage: 'State' },
  email: { id: 'staff-promo.email', defaultMessage: 'Sent to' },
  none: { id: 'staff-promo.none', defaultMessage: 'No promo codes.' },
  edit: { id: 'staff-promo.edit', defaultMessage: 'Edit limits', description: 'Link to a form' },
  save: { id: 'staff-promo.save', defaultMessage: 'Save promo code', description: 'Button' },
  saving: { id: 'staff-promo.saving', defaultMessage: 'Saving', description: 'Of a button' },
  saved: { id: 'staff-promo.saved', defaultMessage: 'Promo code saved.' },
  facts: { id: 'staff-promo.facts', defaultMessage: 'Details', description: 'Heading' },
  usedBy: { id: 'staff-promo.used-by', defaultMessage: 'Who used it', description: 'Heading' },
  orders: { id: 'staff-promo.orders', defaultMessage: 'Orders with this code', description: 'Caption of a table' },
  order: { id: 'staff-promo.order', defaultMessage: 'Order' },
  customer: { id: 'staff-promo.customer', defaultMessage: 'Customer' },
  total: { id: 'staff-promo.total', defaultMessage: 'Total' },
  when: { id: 'staff-promo.when', defaultMessage: 'Time' },
  noOrders: { id: 'staff-promo.no-orders', defaultMessage: 'No orders yet.' },
});
export const promoWords: Readonly<Record<keyof typeof promoMessages, MessageDescriptor>> = promoMessages;
