import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

/** What was done, by the id of the call. `action-words.test.ts` lists the calls that have none. */
export const actionWords: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  putPersonalInfo: { id: 'team.did.profile', defaultMessage: 'Changed the profile' },
  postInvitation: { id: 'team.did.invite', defaultMessage: 'Invited a member' },
  postInvitationResend: { id: 'team.did.resend', defaultMessage: 'Resent an invitation' },
  deleteInvitation: { id: 'team.did.revoke', defaultMessage: 'Revoked an invitation' },
  postTeamJoin: { id: 'team.did.join', defaultMessage: 'Joined the account' },
  patchMember: { id: 'team.did.role', defaultMessage: 'Changed a role' },
  deleteMember: { id: 'team.did.remove', defaultMessage: 'Removed a member' },
  postTeamLeave: { id: 'team.did.leave', defaultMessage: 'Left the account' },
  postToken: { id: 'team.did.token', defaultMessage: 'Created an API token' },
  deleteToken: { id: 'team.did.token-deleted', defaultMessage: 'Deleted an API token' },
  postInvoiceRecipient: { id: 'team.did.recipient', defaultMessage: 'Added an invoice recipient' },
  deleteInvoiceRecipient: { id: 'team.did.recipient-removed', defaultMessage: 'Removed an invoice recipient' },
  postSshKey: { id: 'team.did.key', defaultMessage: 'Added an SSH key' },
  patchSshKey: { id: 'team.did.key-changed', defaultMessage: 'Changed an SSH key' },
  deleteSshKey: { id: 'team.did.key-removed', defaultMessage: 'Removed an SSH key' },
  postVpsOrder: { id: 'team.did.vps', defaultMessage: 'Ordered a VPS' },
  postVhOrder: { id: 'team.did.hosting', defaultMessage: 'Ordered web hosting' },
  postDsOrder: { id: 'team.did.dedicated', defaultMessage: 'Ordered a dedicated server' },
  postBackupOrder: { id: 'team.did.backup', defaultMessage: 'Ordered backup storage' },
  postVpnOrder: { id: 'team.did.vpn', defaultMessage: 'Ordered a VPN' },
  deleteUnpaidOrder: { id: 'team.did.unpaid', defaultMessage: 'Cancelled an unpaid order' },
  postServiceCancellation: { id: 'team.did.cancel', defaultMessage: 'Cancelled a service' },
  deleteServiceCancellation: { id: 'team.did.keep', defaultMessage: 'Kept a service' },
  postServiceRenewal: { id: 'team.did.renew', defaultMessage: 'Renewed a service' },
  postServiceUpgrade: { id: 'team.did.upgrade', defaultMessage: 'Upgraded a service' },
  postPaymentRetry: { id: 'team.did.retry', defaultMessage: 'Retried a payment' },
  postTopUp: { id: 'team.did.top-up', defaultMessage: 'Started a top-up' },
  patchSavedCard: { id: 'team.did.card', defaultMessage: 'Changed the card for renewals' },
  deleteSavedCard: { id: 'team.did.card-removed', defaultMessage: 'Removed a saved card' },
  postLegalEntity: { id: 'team.did.company', defaultMessage: 'Added a company' },
  deleteLegalEntity: { id: 'team.did.company-removed', defaultMessage: 'Removed a company' },
});

/** For a call that this version of the site doesn't know. */
export const otherAction: MessageDescriptor = defineMessage({
  id: 'team.did.other',
  defaultMessage: 'Made a change',
  description: 'In the activity of an account: something that the site has no name for',
});
