import type {
  InvitationOffer,
  InvoiceRecipient,
  InvoiceRecipientOffer,
  OwnAccount,
  Role,
  Team,
  TeamEvent,
} from '@hoster/contract';
import type { Page } from '@hoster/contract';
import type { AppContext } from '../app/app-context.tsx';

const ignored = [400, 401, 403, 404, 409, 429];

/** Events per page of the activity. */
export const TEAM_EVENTS_PER_PAGE = 20;

/** Members and invitations of the account. Never from a cache: others change them. */
export const readTeam = ({ call }: AppContext): Promise<Team> => call('getTeam', { ignore: [401] });

/** A page (1-based) of the account's activity, newest first. */
export const readTeamEvents = ({ call }: AppContext, page: number): Promise<Page<TeamEvent>> =>
  call('getTeamEvents', { query: { page, page_size: TEAM_EVENTS_PER_PAGE }, ignore: [401, 404] });

/** Further recipients of invoices. */
export const readInvoiceRecipients = ({ call }: AppContext): Promise<InvoiceRecipient[]> =>
  call('getInvoiceRecipients', { ignore: [401] });

/** Invites an address. `ApiError` 400 by field, 403 `reauthentication_required`. */
export const invite = ({ call }: AppContext, body: { email: string; role: Role }): Promise<Team> =>
  call('postInvitation', { body, ignore: ignored });

/** Sends an invitation again with a new link. */
export const resendInvitation = ({ call }: AppContext, id: number): Promise<Team> =>
  call('postInvitationResend', { params: { id }, ignore: ignored });

/** Revokes an invitation. */
export const revokeInvitation = ({ call }: AppContext, id: number): Promise<Team> =>
  call('deleteInvitation', { params: { id }, ignore: ignored });

/** Changes the role of a member. `ApiError` 409 for the last owner. */
export const changeRole = ({ call }: AppContext, id: number, role: Role): Promise<Team> =>
  call('patchMember', { params: { id }, body: { role }, ignore: ignored });

/** Removes a member. `ApiError` 409 for the last owner. */
export const removeMember = ({ call }: AppContext, id: number): Promise<Team> =>
  call('deleteMember', { params: { id }, ignore: ignored });

/** Leaves the account. `ApiError` 409 for the last owner. */
export const leaveTeam = ({ call }: AppContext): Promise<OwnAccount[]> => call('postTeamLeave', { ignore: ignored });

/** Chooses the account that this browser acts for. `ApiError` 404 for one that the user isn't a member of. */
export const switchAccount = ({ call }: AppContext, account: number): Promise<OwnAccount[]> =>
  call('putCurrentAccount', { body: { account }, ignore: ignored });

/** The invitation of a link. `ApiError` 404 when it has expired. */
export const readInvitation = ({ call }: AppContext, key: string): Promise<InvitationOffer> =>
  call('getInvitation', { params: { key }, ignore: [404, 429] });

/** Accepts an invitation. */
export const joinTeam = ({ call }: AppContext, key: string): Promise<OwnAccount[]> =>
  call('postTeamJoin', { params: { key }, ignore: ignored });

/** Adds a recipient of invoices, who is asked by email. */
export const addInvoiceRecipient = ({ call }: AppContext, email: string): Promise<InvoiceRecipient[]> =>
  call('postInvoiceRecipient', { body: { email }, ignore: ignored });

/** Deletes a recipient of invoices. */
export const removeInvoiceRecipient = ({ call }: AppContext, id: number): Promise<InvoiceRecipient[]> =>
  call('deleteInvoiceRecipient', { params: { id }, ignore: ignored });

/** What the link in a recipient's email is about. `ApiError` 404 when it was deleted. */
export const readRecipientOffer = ({ call }: AppContext, key: string): Promise<InvoiceRecipientOffer> =>
  call('getInvoiceRecipientOffer', { params: { key }, ignore: [404] });

/** Confirms a recipient by their link. */
export const confirmRecipient = ({ call }: AppContext, key: string): Promise<InvoiceRecipientOffer> =>
  call('postInvoiceRecipientConfirmation', { params: { key }, ignore: [404] });

/** Stops invoices to a recipient by their link. */
export const endRecipient = ({ call }: AppContext, key: string): Promise<unknown> =>
  call('deleteInvoiceRecipientByKey', { params: { key }, ignore: [404] });
