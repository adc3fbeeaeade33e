import type { StaffOfferState } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** What the states of an offer are called. */
export const offerStates: Readonly<Record<StaffOfferState, MessageDescriptor>> = defineMessages({
  open: { id: 'staff-offers.state.open', defaultMessage: 'Open' },
  ordered: { id: 'staff-offers.state.ordered', defaultMessage: 'Ordered' },
  ended: { id: 'staff-offers.state.ended', defaultMessage: 'Ended' },
  withdrawn: { id: 'staff-offers.state.withdrawn', defaultMessage: 'Withdrawn' },
});

const messages = defineMessages({
  title: { id: 'staff-offers.title', defaultMessage: 'Offers', description: 'Title of the list of all offers' },
  lead: {
    id: 'staff-offers.lead',
    defaultMessage: 'Dedicated servers that were offered to one customer at a price of their own.',
  },
  table: { id: 'staff-offers.table', defaultMessage: 'Offers to all customers', description: 'Name of the table' },
  offer: { id: 'staff-offers.offer', defaultMessage: 'Offer' },
  customer: { id: 'staff-offers.customer', defaultMessage: 'Customer' },
  state: { id: 'staff-offers.state', defaultMessage: 'State' },
  anyState: { id: 'staff-offers.any-state', defaultMessage: 'All states' },
  filter: { id: 'staff-offers.filter', defaultMessage: 'Apply filters', description: 'Button' },
  none: { id: 'staff-offers.none', defaultMessage: 'No offers yet.' },
  noneFound: { id: 'staff-offers.none-found', defaultMessage: 'No offers match these filters.' },
  all: { id: 'staff-offers.all', defaultMessage: 'Show all offers' },
  ofCustomer: { id: 'staff-offers.of-customer', defaultMessage: 'Only offers to account {id}.' },
  add: { id: 'staff-offers.add', defaultMessage: 'New offer', description: 'Link to a form' },
  back: { id: 'staff-offers.back', defaultMessage: '← Offers' },
  server: { id: 'staff-offers.server', defaultMessage: 'Server' },
  name: { id: 'staff-offers.name', defaultMessage: 'Name' },
  nameHint: {
    id: 'staff-offers.name-hint',
    defaultMessage: 'Shown to the customer and on the invoice. Empty: the name of the server',
  },
  price: { id: 'staff-offers.price', defaultMessage: 'Price per month' },
  priceHint: {
    id: 'staff-offers.price-hint',
    defaultMessage: 'EUR, excluding VAT. Discounts for longer terms apply to it',
  },
  setup: { id: 'staff-offers.setup', defaultMessage: 'Setup fee' },
  setupHint: { id: 'staff-offers.setup-hint', defaultMessage: 'EUR, once, excluding VAT. Empty: none' },
  until: { id: 'staff-offers.until', defaultMessage: 'Valid until' },
  untilHint: { id: 'staff-offers.until-hint', defaultMessage: 'Includes this day, in UTC' },
  note: { id: 'staff-offers.note', defaultMessage: 'Note to the customer' },
  noteHint: { id: 'staff-offers.note-hint', defaultMessage: 'Included in the email and shown on the page' },
  created: { id: 'staff-offers.created', defaultMessage: 'Created' },
  by: { id: 'staff-offers.by', defaultMessage: 'Created by' },
  link: { id: 'staff-offers.link', defaultMessage: 'Order page' },
  linkNote: { id: 'staff-offers.link-note', defaultMessage: 'Opens for this customer only' },
  order: { id: 'staff-offers.order', defaultMessage: 'Order' },
  newTitle: { id: 'staff-offers.new-title', defaultMessage: 'New offer for a customer' },
  newLead: {
    id: 'staff-offers.new-lead',
    defaultMessage: 'The customer gets an email with a link and orders the server themselves.',
  },
  account: { id: 'staff-offers.account', defaultMessage: 'Account {id}' },
  chooseServer: { id: 'staff-offers.choose-server', defaultMessage: 'Choose a server' },
  serverOption: {
    id: 'staff-offers.server-option',
    defaultMessage: '{name}, €{price} per month',
    description: 'Server in a list, with its usual price',
  },
  soldOutOption: {
    id: 'staff-offers.sold-out-option',
    defaultMessage: '{name}, €{price} per month, sold out now',
    description: 'Server in a list, with its usual price',
  },
  submit: { id: 'staff-offers.submit', defaultMessage: 'Send offer', description: 'Button' },
  sent: { id: 'staff-offers.sent', defaultMessage: 'The offer has been sent.' },
  withdraw: { id: 'staff-offers.withdraw', defaultMessage: 'Withdraw offer', description: 'Button' },
  withdrawLead: {
    id: 'staff-offers.withdraw-lead',
    defaultMessage: 'The customer can’t order it any more. We don’t email them about it.',
  },
  withdrawn: { id: 'staff-offers.withdrawn', defaultMessage: 'The offer has been withdrawn.' },
  reason: { id: 'staff-offers.reason', defaultMessage: 'Reason' },
  reasonHint: { id: 'staff-offers.reason-hint', defaultMessage: 'Shown in the audit log' },
});
/** Texts about offers to all customers. */
export const offerWords: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;
