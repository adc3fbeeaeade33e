import { defineMessages, type MessageDescriptor } from 'react-intl';
import { invoiceWords } from '../../parts/account/invoice-words.ts';

const messages = defineMessages({
  title: {
    id: 'invoices.earlier.title',
    defaultMessage: 'Invoices from before the move',
    description: 'Title of the list of invoices of another shop, from which the customer was moved to this one',
  },
  lead: {
    id: 'invoices.earlier.lead',
    defaultMessage: 'They were issued before your account was moved here, and are shown as they were.',
  },
  none: { id: 'invoices.earlier.none', defaultMessage: 'There are no invoices from before the move.' },
  back: { id: 'invoices.earlier.back', defaultMessage: 'Invoices', description: 'Link back to the list of invoices' },
  state: { id: 'invoices.earlier.state', defaultMessage: 'State' },
  draft: { id: 'invoices.earlier.draft', defaultMessage: 'Draft', description: 'State of an invoice' },
  open: { id: 'invoices.earlier.open', defaultMessage: 'Not paid', description: 'State of an invoice' },
  paid: { id: 'invoices.earlier.paid', defaultMessage: 'Paid', description: 'State of an invoice' },
  cancelled: { id: 'invoices.earlier.cancelled', defaultMessage: 'Cancelled', description: 'State of an invoice' },
  refunded: { id: 'invoices.earlier.refunded', defaultMessage: 'Refunded', description: 'State of an invoice' },
  due: { id: 'invoices.earlier.due', defaultMessage: 'Due', description: 'Day by which an invoice is to be paid' },
  seller: { id: 'invoices.earlier.seller', defaultMessage: 'Seller' },
  subtotal: { id: 'invoices.earlier.subtotal', defaultMessage: 'Subtotal' },
  tax: { id: 'invoices.earlier.tax', defaultMessage: 'Tax, {percent} %' },
  credit: { id: 'invoices.earlier.credit', defaultMessage: 'Paid with balance' },
  payment: { id: 'invoices.earlier.payment', defaultMessage: 'Payment', description: 'A payment of an invoice' },
  toPay: { id: 'invoices.earlier.to-pay', defaultMessage: 'Still to pay' },
  pay: { id: 'invoices.earlier.pay', defaultMessage: 'Pay {amount} from the balance' },
  paying: { id: 'invoices.earlier.paying', defaultMessage: 'Paying' },
  topUp: { id: 'invoices.earlier.top-up', defaultMessage: 'Top up the balance' },
  notEnough: { id: 'invoices.earlier.not-enough', defaultMessage: 'Your balance isn’t enough for this invoice.' },
  thanks: { id: 'invoices.earlier.thanks', defaultMessage: 'The invoice is paid.' },
});
export const words: Readonly<Record<keyof typeof messages | keyof typeof invoiceWords, MessageDescriptor>> = {
  ...invoiceWords,
  ...messages,
};
