import type { Role } from '@hoster/contract';
import { data, redirect } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import {
  addInvoiceRecipient,
  changeRole,
  invite,
  leaveTeam,
  removeInvoiceRecipient,
  removeMember,
  resendInvitation,
  revokeInvitation,
  switchAccount,
} from '../../api/team.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { formText } from '../../app/router/form-text.ts';
import { accountChanged } from '../../app/visitor/account-change.ts';
import { refusedFields } from '../../features/auth/identity-check/refused-fields.ts';
import { roles } from './role-words.ts';
import { type Saved, TEAM } from './load-team.ts';

const savedPath = (saved: Saved): string => `${TEAM}?saved=${saved}`;

/** Handles the forms of the team page, and that of the account menu; `intent` identifies the form. */
export async function teamAction(app: AppContext, form: FormData): Promise<unknown> {
  try {
    return (await changed(app, form)) ?? data(null, 400);
  } catch (error) {
    return refusedFields(app, form, error);
  }
}

async function changed(app: AppContext, form: FormData): Promise<Response | null> {
  const id = Number(formText(form, 'id'));
  const email = formText(form, 'email');
  switch (formText(form, 'intent')) {
    case 'invite':
      await invite(app, { email, role: roleIn(form) });
      return redirect(savedPath('invited'));
    case 'resend':
      await resendInvitation(app, id).catch(unlessGone);
      return redirect(savedPath('resent'));
    case 'revoke':
      await revokeInvitation(app, id).catch(unlessGone);
      return redirect(savedPath('revoked'));
    case 'role':
      await changeRole(app, id, roleIn(form));
      return redirect(savedPath('role'));
    case 'remove':
      await removeMember(app, id).catch(unlessGone);
      return redirect(savedPath('removed'));
    case 'leave':
      await leaveTeam(app);
      await accountChanged(app);
      return redirect(savedPath('left'));
    case 'switch':
      // The account may be gone; then the page shows the own one.
      await switchAccount(app, Number(formText(form, 'account'))).catch(unlessGone);
      await accountChanged(app);
      return redirect('/my/');
    case 'add-recipient':
      await addInvoiceRecipient(app, email);
      return redirect(savedPath('recipient-added'));
    case 'remove-recipient':
      await removeInvoiceRecipient(app, id).catch(unlessGone);
      return redirect(savedPath('recipient-removed'));
    default:
      return null;
  }
}

/** The chosen role; without a choice, the one that allows the least. */
const roleIn = (form: FormData): Role => roles.find((role) => role === formText(form, 'role')) ?? 'read_only';

/** Somebody else has just done the same. */
function unlessGone(error: unknown): void {
  if (!isApiError(error, 404)) throw error;
}
