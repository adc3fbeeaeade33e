import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Saved } from './load-team.ts';

/** What was just done. */
export const savedWords: Readonly<Record<Saved, MessageDescriptor>> = defineMessages({
  invited: { id: 'team.saved.invited', defaultMessage: 'Invitation sent.' },
  resent: { id: 'team.saved.resent', defaultMessage: 'Invitation sent again. The previous link no longer works.' },
  revoked: { id: 'team.saved.revoked', defaultMessage: 'Invitation revoked.' },
  role: { id: 'team.saved.role', defaultMessage: 'Role changed.' },
  removed: { id: 'team.saved.removed', defaultMessage: 'Member removed.' },
  left: { id: 'team.saved.left', defaultMessage: 'You’ve left the account. This is your own account.' },
  joined: { id: 'team.saved.joined', defaultMessage: 'You’re now a member of this account.' },
  'recipient-added': {
    id: 'team.saved.recipient-added',
    defaultMessage: 'Confirmation sent. The recipient gets invoices once they confirm.',
  },
  'recipient-removed': { id: 'team.saved.recipient-removed', defaultMessage: 'Recipient removed.' },
});
