import type { CustomerSentEmail, PaymentPurpose, PaymentStatus, Role } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Done } from './action.ts';
import type { DialogName } from './dialogs.ts';
import type { CustomerTab } from './tabs.ts';

const messages = defineMessages({
  back: { id: 'staff-customer.back', defaultMessage: '← All customers' },
  newOffer: {
    id: 'staff-customer.new-offer',
    defaultMessage: 'New offer',
    description: 'Link to a form',
  },
  newOrder: {
    id: 'staff-customer.new-order',
    defaultMessage: 'New order for this customer',
    description: 'Link to a form',
  },
  tabs: { id: 'staff-customer.tabs', defaultMessage: 'Pages of the customer', description: 'Name of the tabs' },
  nameless: { id: 'staff-customer.nameless', defaultMessage: 'Deleted account' },
  blocked: { id: 'staff-customer.blocked', defaultMessage: 'Blocked' },
  closed: { id: 'staff-customer.closed', defaultMessage: 'Closed' },
  // Overview
  facts: { id: 'staff-customer.facts', defaultMessage: 'Customer data' },
  number: { id: 'staff-customer.number', defaultMessage: 'Customer number' },
  created: { id: 'staff-customer.created', defaultMessage: 'Customer since' },
  closedOn: { id: 'staff-customer.closed-on', defaultMessage: 'Closed on' },
  balance: { id: 'staff-customer.balance', defaultMessage: 'Balance' },
  overdraft: { id: 'staff-customer.overdraft', defaultMessage: 'Overdraft' },
  address: { id: 'staff-customer.address', defaultMessage: 'Postal address' },
  phone: { id: 'staff-customer.phone', defaultMessage: 'Phone' },
  cards: { id: 'staff-customer.cards', defaultMessage: 'Saved cards' },
  card: {
    id: 'staff-customer.card',
    defaultMessage: '{brand} •••• {last4}, expires {expires}',
    description: 'A saved card',
  },
  referredBy: { id: 'staff-customer.referred-by', defaultMessage: 'Referred by' },
  nobody: { id: 'staff-customer.nobody', defaultMessage: 'Nobody', description: 'No partner has referred a customer' },
  none: { id: 'staff-customer.none', defaultMessage: 'None' },
  people: { id: 'staff-customer.people', defaultMessage: 'People' },
  peopleList: { id: 'staff-customer.people-list', defaultMessage: 'Members of the account' },
  person: { id: 'staff-customer.person', defaultMessage: 'Person' },
  role: { id: 'staff-customer.role', defaultMessage: 'Role' },
  emails: { id: 'staff-customer.emails', defaultMessage: 'Email addresses' },
  unconfirmed: { id: 'staff-customer.unconfirmed', defaultMessage: 'Not confirmed' },
  signIn: { id: 'staff-customer.sign-in', defaultMessage: 'Sign-in' },
  lastLogin: { id: 'staff-customer.last-login', defaultMessage: 'Last sign-in {date}' },
  never: { id: 'staff-customer.never', defaultMessage: 'Never signed in' },
  factorOn: { id: 'staff-customer.factor-on', defaultMessage: '2FA on' },
  factorOff: { id: 'staff-customer.factor-off', defaultMessage: '2FA off' },
  signedIn: {
    id: 'staff-customer.signed-in',
    defaultMessage: '{count, plural, =0 {Not signed in} one {# session} other {# sessions}}',
  },
  blockedSince: {
    id: 'staff-customer.blocked-since',
    defaultMessage: 'Blocked since {date}: {reason}',
    description: 'reason: as staff wrote it',
  },
  staff: { id: 'staff-customer.is-staff', defaultMessage: 'Staff' },
  actions: { id: 'staff-customer.actions', defaultMessage: 'Actions' },
  companies: { id: 'staff-customer.companies', defaultMessage: 'Companies' },
  companiesList: { id: 'staff-customer.companies-list', defaultMessage: 'Companies that are invoiced' },
  company: { id: 'staff-customer.company', defaultMessage: 'Company' },
  country: { id: 'staff-customer.country', defaultMessage: 'Country' },
  vatId: { id: 'staff-customer.vat-id', defaultMessage: 'VAT ID' },
  attribution: { id: 'staff-customer.attribution', defaultMessage: 'Attribution' },
  attributionList: { id: 'staff-customer.attribution-list', defaultMessage: 'Attribution by order' },
  noAttribution: { id: 'staff-customer.no-attribution', defaultMessage: 'Not known for any order.' },
  order: { id: 'staff-customer.order', defaultMessage: 'Order' },
  source: { id: 'staff-customer.source', defaultMessage: 'Source' },
  consents: { id: 'staff-customer.consents', defaultMessage: 'Consents' },
  consentsList: { id: 'staff-customer.consents-list', defaultMessage: 'Accepted documents' },
  noConsents: { id: 'staff-customer.no-consents', defaultMessage: 'No documents accepted yet.' },
  document: { id: 'staff-customer.document', defaultMessage: 'Document' },
  version: { id: 'staff-customer.version', defaultMessage: 'Version' },
  acceptedBy: { id: 'staff-customer.accepted-by', defaultMessage: 'Accepted' },
  atSignup: { id: 'staff-customer.at-signup', defaultMessage: 'At sign-up' },
  atOrder: { id: 'staff-customer.at-order', defaultMessage: 'With order {id}' },
  // Lists
  services: { id: 'staff-customer.services', defaultMessage: 'Services of the customer' },
  service: { id: 'staff-customer.service', defaultMessage: 'Service' },
  status: { id: 'staff-customer.status', defaultMessage: 'Status' },
  addresses: { id: 'staff-customer.addresses', defaultMessage: 'Addresses' },
  paidUntil: { id: 'staff-customer.paid-until', defaultMessage: 'Paid until' },
  price: { id: 'staff-customer.price', defaultMessage: 'Price a month' },
  noServices: { id: 'staff-customer.no-services', defaultMessage: 'No services yet.' },
  transactions: { id: 'staff-customer.transactions', defaultMessage: 'Transactions' },
  transactionsList: { id: 'staff-customer.transactions-list', defaultMessage: 'Transactions on the balance' },
  noTransactions: { id: 'staff-customer.no-transactions', defaultMessage: 'No transactions yet.' },
  description: { id: 'staff-customer.description', defaultMessage: 'Description' },
  date: { id: 'staff-customer.date', defaultMessage: 'Date' },
  amount: { id: 'staff-customer.amount', defaultMessage: 'Amount' },
  payments: { id: 'staff-customer.payments', defaultMessage: 'Payments' },
  paymentsList: { id: 'staff-customer.payments-list', defaultMessage: 'Payments of the customer' },
  noPayments: { id: 'staff-customer.no-payments', defaultMessage: 'No payments yet.' },
  payment: { id: 'staff-customer.payment', defaultMessage: 'Payment' },
  method: { id: 'staff-customer.method', defaultMessage: 'Method' },
  invoices: { id: 'staff-customer.invoices', defaultMessage: 'Invoices' },
  invoicesList: { id: 'staff-customer.invoices-list', defaultMessage: 'Invoices and credit notes' },
  invoiceFiles: { id: 'staff-customer.invoice.files', defaultMessage: 'Files' },
  invoicePdf: { id: 'staff-customer.invoice.pdf', defaultMessage: 'PDF' },
  invoicePdfOf: { id: 'staff-customer.invoice.pdf.of', defaultMessage: 'PDF of {number}' },
  invoiceXml: { id: 'staff-customer.invoice.xml', defaultMessage: 'XML' },
  invoiceXmlOf: { id: 'staff-customer.invoice.xml.of', defaultMessage: 'E-invoice of {number} (XML)' },
  noInvoices: { id: 'staff-customer.no-invoices', defaultMessage: 'No invoices yet.' },
  invoice: { id: 'staff-customer.invoice', defaultMessage: 'Invoice' },
  creditNote: { id: 'staff-customer.credit-note', defaultMessage: 'Credit note' },
  total: { id: 'staff-customer.total', defaultMessage: 'Total' },
  kind: { id: 'staff-customer.kind', defaultMessage: 'Type' },
  tickets: { id: 'staff-customer.tickets', defaultMessage: 'Tickets of the customer' },
  ticket: { id: 'staff-customer.ticket', defaultMessage: 'Ticket' },
  updated: { id: 'staff-customer.updated', defaultMessage: 'Last message' },
  noTickets: { id: 'staff-customer.no-tickets', defaultMessage: 'No tickets yet.' },
  sessionsOf: { id: 'staff-customer.sessions-of', defaultMessage: 'Sessions of {name}' },
  activityOf: { id: 'staff-customer.activity-of', defaultMessage: 'Activity log of {name}' },
  sessionsList: { id: 'staff-customer.sessions-list', defaultMessage: 'Browsers where {name} is signed in' },
  activityList: { id: 'staff-customer.activity-list', defaultMessage: 'Latest activity of {name}' },
  noSessions: { id: 'staff-customer.no-sessions', defaultMessage: 'Not signed in anywhere.' },
  noActivity: { id: 'staff-customer.no-activity', defaultMessage: 'No activity yet.' },
  browser: { id: 'staff-customer.browser', defaultMessage: 'Browser' },
  unknownBrowser: { id: 'staff-customer.unknown-browser', defaultMessage: 'Unknown browser' },
  event: { id: 'staff-customer.event', defaultMessage: 'Event' },
  older: { id: 'staff-customer.older', defaultMessage: 'Older entries' },
  newest: { id: 'staff-customer.newest', defaultMessage: 'Newest entries' },
  // Emails
  emailsList: { id: 'staff-customer.emails-list', defaultMessage: 'Emails to the customer' },
  noEmails: { id: 'staff-customer.no-emails', defaultMessage: 'No emails yet.' },
  subject: { id: 'staff-customer.subject', defaultMessage: 'Subject' },
  recipient: { id: 'staff-customer.recipient', defaultMessage: 'To' },
  attachment: { id: 'staff-customer.attachment', defaultMessage: 'Attached invoice' },
  problem: { id: 'staff-customer.problem', defaultMessage: 'Error' },
  sentAgain: { id: 'staff-customer.sent-again', defaultMessage: 'Sent again by staff' },
  secret: {
    id: 'staff-customer.secret',
    defaultMessage: 'This email has links or codes that open the account, so its text isn’t shown.',
  },
  gone: { id: 'staff-customer.gone', defaultMessage: 'Texts are kept for half a year. This one is gone.' },
  resend: { id: 'staff-customer.resend', defaultMessage: 'Send again' },
  // Notes
  notes: { id: 'staff-customer.notes', defaultMessage: 'Notes' },
  notesLead: { id: 'staff-customer.notes-lead', defaultMessage: 'Only staff see notes.' },
  noNotes: { id: 'staff-customer.no-notes', defaultMessage: 'No notes yet.' },
  newNote: { id: 'staff-customer.new-note', defaultMessage: 'New note' },
  addNote: { id: 'staff-customer.add-note', defaultMessage: 'Add note' },
  deleteNote: { id: 'staff-customer.delete-note', defaultMessage: 'Delete note' },
  deleteNoteOf: { id: 'staff-customer.delete-note-of', defaultMessage: 'Delete note: {text}' },
  // Dialogs
  reason: { id: 'staff-customer.reason', defaultMessage: 'Reason' },
  reasonHint: { id: 'staff-customer.reason-hint', defaultMessage: 'Shown in the audit log, not to the customer' },
  direction: { id: 'staff-customer.direction', defaultMessage: 'Change' },
  credit: { id: 'staff-customer.credit', defaultMessage: 'Credit' },
  creditHint: { id: 'staff-customer.credit-hint', defaultMessage: 'Adds to the balance' },
  debit: { id: 'staff-customer.debit', defaultMessage: 'Debit' },
  debitHint: { id: 'staff-customer.debit-hint', defaultMessage: 'Takes from the balance' },
  euros: { id: 'staff-customer.euros', defaultMessage: 'Amount in EUR' },
  shownText: { id: 'staff-customer.shown-text', defaultMessage: 'Description for the customer' },
  shownTextHint: {
    id: 'staff-customer.shown-text-hint',
    defaultMessage: 'Optional. Shown in the customer’s transactions',
  },
  refund: { id: 'staff-customer.refund', defaultMessage: 'Refund', description: 'Button: refund a payment' },
  refundOf: { id: 'staff-customer.refund-of', defaultMessage: 'Refund: {payment}' },
  refundAmountHint: { id: 'staff-customer.refund-amount-hint', defaultMessage: 'In the currency of the payment' },
  refundTo: { id: 'staff-customer.refund-to', defaultMessage: 'Refund to' },
  toMethod: { id: 'staff-customer.to-method', defaultMessage: 'Payment method' },
  toMethodHint: { id: 'staff-customer.to-method-hint', defaultMessage: 'The card or account that paid' },
  toBalance: { id: 'staff-customer.to-balance', defaultMessage: 'Balance' },
  toBalanceHint: {
    id: 'staff-customer.to-balance-hint',
    defaultMessage: 'Also for transfers and coins, which can’t be sent back',
  },
  mergedInto: {
    id: 'staff-customer.merged-into',
    defaultMessage: 'Merged into',
    description: 'Before the number of the customer into whose account this one was merged',
  },
  formerEmails: {
    id: 'staff-customer.former-emails',
    defaultMessage: 'Former addresses',
    description: 'Email addresses of accounts that were merged into this one',
  },
  sending: {
    id: 'staff-customer.sending',
    defaultMessage: 'Sending…',
    description: 'On a button while its form is sent',
  },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

export const tabWords: Readonly<Record<CustomerTab, MessageDescriptor>> = defineMessages({
  overview: { id: 'staff-customer.tab.overview', defaultMessage: 'Overview' },
  services: { id: 'staff-customer.tab.services', defaultMessage: 'Services' },
  money: { id: 'staff-customer.tab.money', defaultMessage: 'Money' },
  tickets: { id: 'staff-customer.tab.tickets', defaultMessage: 'Tickets' },
  sessions: { id: 'staff-customer.tab.sessions', defaultMessage: 'Sessions' },
  emails: { id: 'staff-customer.tab.emails', defaultMessage: 'Emails' },
  notes: { id: 'staff-customer.tab.notes', defaultMessage: 'Notes' },
});

/** Titles of the dialogs; the buttons that open and send them have the same words. */
export const dialogTitles: Readonly<Record<DialogName, MessageDescriptor>> = defineMessages({
  block: { id: 'staff-customer.do.block', defaultMessage: 'Block' },
  unblock: { id: 'staff-customer.do.unblock', defaultMessage: 'Unblock' },
  'sign-out': { id: 'staff-customer.do.sign-out', defaultMessage: 'Sign out everywhere' },
  confirm: { id: 'staff-customer.do.confirm', defaultMessage: 'Confirm address' },
  look: { id: 'staff-customer.do.look', defaultMessage: 'View as the customer' },
  merge: { id: 'staff-customer.do.merge', defaultMessage: 'Merge with another customer' },
  erase: { id: 'staff-customer.do.erase', defaultMessage: 'Erase customer' },
  balance: { id: 'staff-customer.do.balance', defaultMessage: 'Change the balance' },
  refund: { id: 'staff-customer.do.refund', defaultMessage: 'Refund payment' },
});

/** What the dialogs do. */
export const dialogHints: Readonly<Record<DialogName, MessageDescriptor>> = defineMessages({
  block: {
    id: 'staff-customer.hint.block',
    defaultMessage: 'They’re signed out and can’t sign in. Running services keep running.',
  },
  unblock: { id: 'staff-customer.hint.unblock', defaultMessage: 'They can sign in again.' },
  'sign-out': { id: 'staff-customer.hint.sign-out', defaultMessage: 'Ends all sessions. They can sign in again.' },
  confirm: {
    id: 'staff-customer.hint.confirm',
    defaultMessage:
      'Only confirm {email} if you’ve made sure that it’s theirs. If it’s their first address, their password works from then on.',
  },
  look: {
    id: 'staff-customer.hint.look',
    defaultMessage:
      'Opens their account for 30 minutes, without passwords and other secrets. Nothing can be changed. They read in their activity log that support looked at it.',
  },
  merge: {
    id: 'staff-customer.hint.merge',
    defaultMessage: 'Moves everything of another account of the same customer here.',
  },
  erase: {
    id: 'staff-customer.hint.erase',
    defaultMessage:
      'Closes the account and erases personal data, as if the customer had deleted it. Invoices and bookings stay. It can’t be undone.',
  },
  balance: {
    id: 'staff-customer.hint.balance',
    defaultMessage: 'Booked in the ledger as a correction. It can’t be undone, only corrected.',
  },
  refund: {
    id: 'staff-customer.hint.refund',
    defaultMessage:
      'Payment {payment}. The customer gets an email, with a credit note for what was sold. Services keep running.',
  },
});

export const doneWords: Readonly<Record<Done, MessageDescriptor>> = defineMessages({
  block: { id: 'staff-customer.done.block', defaultMessage: 'Blocked and signed out.' },
  unblock: { id: 'staff-customer.done.unblock', defaultMessage: 'Unblocked.' },
  'sign-out': { id: 'staff-customer.done.sign-out', defaultMessage: 'Signed out everywhere.' },
  confirm: { id: 'staff-customer.done.confirm', defaultMessage: 'Email address confirmed.' },
  look: { id: 'staff-customer.done.look', defaultMessage: 'Account opened.' },
  merge: { id: 'staff-customer.done.merge', defaultMessage: 'Customers merged.' },
  erase: { id: 'staff-customer.done.erase', defaultMessage: 'Customer erased.' },
  balance: { id: 'staff-customer.done.balance', defaultMessage: 'Balance changed.' },
  refund: { id: 'staff-customer.done.refund', defaultMessage: 'Payment refunded.' },
  note: { id: 'staff-customer.done.note', defaultMessage: 'Note added.' },
  resend: { id: 'staff-customer.done.resend', defaultMessage: 'Email sent again.' },
  'note-deleted': { id: 'staff-customer.done.note-deleted', defaultMessage: 'Note deleted.' },
});

export const roleWords: Readonly<Record<Role, MessageDescriptor>> = defineMessages({
  owner: { id: 'staff-customer.role.owner', defaultMessage: 'Owner' },
  billing: { id: 'staff-customer.role.billing', defaultMessage: 'Billing' },
  technical: { id: 'staff-customer.role.technical', defaultMessage: 'Technical' },
  read_only: { id: 'staff-customer.role.read-only', defaultMessage: 'Read-only' },
});

export const purposeWords: Readonly<Record<PaymentPurpose, MessageDescriptor>> = defineMessages({
  purchase: { id: 'staff-customer.purpose.purchase', defaultMessage: 'Order' },
  upgrade: { id: 'staff-customer.purpose.upgrade', defaultMessage: 'Upgrade' },
  renewal: { id: 'staff-customer.purpose.renewal', defaultMessage: 'Renewal' },
  top_up: { id: 'staff-customer.purpose.top-up', defaultMessage: 'Top-up' },
  card: { id: 'staff-customer.purpose.card', defaultMessage: 'Card check' },
});

export const paymentStatusWords: Readonly<Record<PaymentStatus, MessageDescriptor>> = defineMessages({
  awaiting: { id: 'staff-customer.payment.awaiting', defaultMessage: 'Awaiting payment' },
  pending: { id: 'staff-customer.payment.pending', defaultMessage: 'Processing' },
  paid: { id: 'staff-customer.payment.paid', defaultMessage: 'Paid' },
  underpaid: { id: 'staff-customer.payment.underpaid', defaultMessage: 'Underpaid' },
  expired: { id: 'staff-customer.payment.expired', defaultMessage: 'Expired' },
  failed: { id: 'staff-customer.payment.failed', defaultMessage: 'Failed' },
});

export const emailStatusWords: Readonly<Record<CustomerSentEmail['status'], MessageDescriptor>> = defineMessages({
  queued: { id: 'staff-customer.email.queued', defaultMessage: 'Waiting' },
  sent: { id: 'staff-customer.email.sent', defaultMessage: 'Sent' },
  kept: { id: 'staff-customer.email.kept', defaultMessage: 'In the demo mailbox' },
  failed: { id: 'staff-customer.email.failed', defaultMessage: 'Failed' },
  discarded: { id: 'staff-customer.email.discarded', defaultMessage: 'Discarded' },
});

/** Documents that customers accept, by their address. */
export const documentWords: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  tos: { id: 'staff-customer.document.tos', defaultMessage: 'Terms of service' },
  privacy: { id: 'staff-customer.document.privacy', defaultMessage: 'Privacy policy' },
  'personal-data-processing-consent': {
    id: 'staff-customer.document.consent',
    defaultMessage: 'Consent to the processing of personal data',
  },
  'personal-data-processing-policy': {
    id: 'staff-customer.document.policy',
    defaultMessage: 'Personal data processing policy',
  },
  'recurring-payment-terms': { id: 'staff-customer.document.recurring', defaultMessage: 'Recurring payment terms' },
  'trial-terms': { id: 'staff-customer.document.trial', defaultMessage: 'Trial terms' },
});
