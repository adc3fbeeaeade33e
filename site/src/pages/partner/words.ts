import type { CashbackState } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'partner.title', defaultMessage: 'Partner program', description: 'Title of the page of a partner' },
  lead: {
    id: 'partner.lead',
    defaultMessage: 'You earn {percent}% of what the customers you refer pay for orders, excluding VAT.',
    description: 'Under the title of the page of a partner',
  },
  failed: { id: 'partner.failed', defaultMessage: 'We couldn’t load your partner program' },
  forbidden: {
    id: 'partner.forbidden',
    defaultMessage: 'Your role doesn’t include the partner program',
    description: 'Title: a member has opened the page of a partner, which is for owners and billing',
  },
  forbiddenHint: {
    id: 'partner.forbidden-hint',
    defaultMessage: 'Ask an owner of the account to give you the role Billing.',
  },
  joined: {
    id: 'partner.joined',
    defaultMessage: 'You’ve joined the partner program. Share your link to start earning.',
  },
  visits: { id: 'partner.visits', defaultMessage: 'Visits', description: 'Figure: visits by the partner’s links' },
  visitsNote: {
    id: 'partner.visits-note',
    defaultMessage: 'with marketing cookies accepted',
    description: 'Under the figure of visits by the partner’s links',
  },
  signUps: { id: 'partner.sign-ups', defaultMessage: 'Sign-ups', description: 'Figure: referred customers' },
  orders: { id: 'partner.orders', defaultMessage: 'Paid orders', description: 'Figure: orders of referred customers' },
  held: { id: 'partner.held', defaultMessage: 'On hold', description: 'Figure: cashback that can’t be paid out yet' },
  heldNote: {
    id: 'partner.held-note',
    defaultMessage: 'for {days, plural, one {# day} other {# days}} after payment',
    description: 'Under the figure of held cashback',
  },
  available: { id: 'partner.available', defaultMessage: 'Available', description: 'Figure: cashback to pay out' },
  paidOut: { id: 'partner.paid-out', defaultMessage: 'Paid out', description: 'Figure: cashback that was paid out' },
  linkTitle: { id: 'partner.link-title', defaultMessage: 'Your link', description: 'Heading of the partner’s link' },
  linkHint: {
    id: 'partner.link-hint',
    defaultMessage: 'Your code is {code}. Any page of our site works: enter its address to get a link to it.',
  },
  cashback: { id: 'partner.cashback', defaultMessage: 'Cashback', description: 'Heading of the table of cashback' },
  table: { id: 'partner.table', defaultMessage: 'Cashback by order', description: 'Name of the table' },
  none: {
    id: 'partner.none',
    defaultMessage: 'No cashback yet. Orders of the customers you refer will appear here.',
  },
  date: { id: 'partner.column.date', defaultMessage: 'Paid on', description: 'Column: when an order was paid' },
  order: { id: 'partner.column.order', defaultMessage: 'Order', description: 'Column: what was ordered' },
  rate: { id: 'partner.column.rate', defaultMessage: 'Rate', description: 'Column: percentage of the cashback' },
  percent: { id: 'partner.percent', defaultMessage: '{percent}%', description: 'Rate of the cashback' },
  amount: { id: 'partner.column.amount', defaultMessage: 'Cashback', description: 'Column: amount of the cashback' },
  state: { id: 'partner.column.state', defaultMessage: 'Status', description: 'Column: state of the cashback' },
  until: {
    id: 'partner.until',
    defaultMessage: 'available on {day}',
    description: 'Under the state of held cashback',
  },
  pages: {
    id: 'partner.pages',
    defaultMessage: 'Cashback pages',
    description: 'Name of the navigation between pages of the table',
  },
  page: {
    id: 'partner.page',
    defaultMessage: 'Page {page, number} of {count, number}',
    description: 'Link to a page of the table, for screen readers',
  },
  newer: { id: 'partner.newer', defaultMessage: 'Newer', description: 'Link to the page before' },
  older: { id: 'partner.older', defaultMessage: 'Older', description: 'Link to the page after' },
});

/** Messages of the page of a partner. */
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

/** States of cashback. */
export const stateWords: Readonly<Record<CashbackState, MessageDescriptor>> = defineMessages({
  held: { id: 'partner.state.held', defaultMessage: 'On hold', description: 'State of cashback' },
  available: { id: 'partner.state.available', defaultMessage: 'Available', description: 'State of cashback' },
  paid_out: { id: 'partner.state.paid-out', defaultMessage: 'Paid out', description: 'State of cashback' },
  cancelled: { id: 'partner.state.cancelled', defaultMessage: 'Order refunded', description: 'State of cashback' },
});
