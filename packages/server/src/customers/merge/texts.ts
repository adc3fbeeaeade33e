import { defineMessages } from '@formatjs/intl';

/** Why two customers can't be merged, and the email about a merge. */
export const mergeTexts = defineMessages({
  unknown: {
    id: 'customers.merge.unknown',
    defaultMessage: 'No customer has this number or confirmed email address.',
    description: 'Error of the form by which staff merge two customers',
  },
  self: { id: 'customers.merge.self', defaultMessage: 'That’s the same customer.' },
  refused: { id: 'customers.merge.refused', defaultMessage: 'These customers can’t be merged yet.' },
  closed: { id: 'customers.merge.closed', defaultMessage: 'One of the accounts is closed.' },
  noOwner: { id: 'customers.merge.no-owner', defaultMessage: 'One of the accounts has no owner.' },
  staff: { id: 'customers.merge.staff', defaultMessage: 'One of the owners is staff.' },
  team: {
    id: 'customers.merge.team',
    defaultMessage: 'The other account has further members. Ask its owner to remove them first.',
  },
  elsewhere: {
    id: 'customers.merge.elsewhere',
    defaultMessage: 'The owner of the other account is a member of further accounts, and would lose access to them.',
  },
  owes: {
    id: 'customers.merge.owes',
    defaultMessage: 'The other account owes money. It has to be paid or written off first.',
  },
  disputed: {
    id: 'customers.merge.disputed',
    defaultMessage: 'A payment of the other account is disputed. Wait for the decision.',
  },
  partners: { id: 'customers.merge.partners', defaultMessage: 'Both accounts are in the partner program.' },
  subject: {
    id: 'customers.merge.subject',
    defaultMessage: 'Your {brand} accounts are now one',
    description: 'Email to both addresses of a customer whose accounts were merged. Keep {brand}',
  },
  email: {
    id: 'customers.merge.email',
    defaultMessage:
      'Hello,\n\nOur support has merged two {brand} accounts of yours. Everything is in the account of {kept}. Sign in with that address.\n\nThe account of {emptied} is closed. Its services, payments, invoices and balance have moved, and its sign-in no longer works.\n\nIf you didn’t ask for this, contact us:\n{contacts}\n\n{brand}',
    description: 'Email to both addresses of a customer whose accounts were merged. Keep {brand}',
  },
});
