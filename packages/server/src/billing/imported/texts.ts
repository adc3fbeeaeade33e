import { defineMessages } from '@formatjs/intl';

export const importedTexts = defineMessages({
  balance: {
    id: 'billing.imported.balance',
    defaultMessage: 'Balance from before the move',
    description: 'Name of a transaction of the balance: what the customer brought along from another shop',
  },
  notEnough: {
    id: 'billing.imported.not-enough',
    defaultMessage: 'Your balance isn’t enough. Top it up, then pay the invoice.',
    description: 'Error: an open invoice from before the move can’t be paid',
  },
  invoice: {
    id: 'billing.imported.invoice',
    defaultMessage: 'Invoice {number} from before the move',
    description: 'Name of a transaction: an open invoice of another shop, or its payment',
  },
});
