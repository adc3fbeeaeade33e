import { defineMessages } from '@formatjs/intl';

/** Texts for staff who see the account of a customer. */
export const lookTexts = defineMessages({
  changes: {
    id: 'identity.look.changes',
    defaultMessage: 'Nothing was changed: you’re only viewing this customer’s account.',
    description: 'Error for staff who see the account of a customer and press a button that would change something',
  },
  secrets: {
    id: 'identity.look.secrets',
    defaultMessage: 'You’re only viewing this customer’s account. Its secrets stay hidden.',
    description: 'Error for staff who see the account of a customer and open what only the customer may have',
  },
  staffArea: {
    id: 'identity.look.staff-area',
    defaultMessage: 'You’re viewing a customer’s account. Leave it to get back to the staff area.',
    description: 'Error for staff who see the account of a customer and open the staff area',
  },
  noOwner: {
    id: 'identity.look.no-owner',
    defaultMessage: 'No owner of this account can sign in, so there’s nothing to see.',
    description: 'Error for staff who open the account of a customer who is blocked, or whose account was closed',
  },
  staff: {
    id: 'identity.look.is-staff',
    defaultMessage: 'An owner of this account is staff. Accounts of staff can’t be opened.',
    description: 'Error for staff who open the account of a colleague',
  },
});
