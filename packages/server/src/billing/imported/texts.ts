import { defineMessages } from '@formatjs/intl';

export const importedTexts = defineMessages({
  balance: {
    id: 'billing.imported.balance',
    defaultMessage: 'Balance from before the move',
    description: 'Name of a transaction of the balance: what the customer brought along from another shop',
  },
  invoice: {
    id: 'billing.imported.invoice',
    defaultMessage: 'Invoice {number} from before the move',
    description: 'Name of a transaction: an open invoice of another shop, or its payment',
  },
});
