import { data, redirect, redirectDocument } from 'react-router-dom';
import { type FieldErrors, fieldErrors, isApiError } from '../../api/errors.ts';
import {
  actOnPerson,
  addNote,
  changeBalance,
  confirmCustomerEmail,
  deleteNote,
  eraseCustomer,
  mergeCustomer,
  refundPayment,
  resendCustomerEmail,
} from '../../api/staff-customers.ts';
import { seeAsCustomer } from '../../api/look.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { formText, formTexts } from '../../app/router/form-text.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { sentRequestKey } from '../../order/actions/request-key.ts';
import { dialogTabs, type DialogName, isDialog } from './dialogs.ts';
import { type CustomerTab, tabHref } from './tabs.ts';

/** What was just done, in the address. */
export const doneNames = [
  'block',
  'unblock',
  'sign-out',
  'confirm',
  'look',
  'merge',
  'erase',
  'balance',
  'refund',
  'note',
  'note-deleted',
  'resend',
] as const;
export type Done = (typeof doneNames)[number];

/** Forms that aren't in dialogs, with the part of the page that has them. */
const plainTabs = { note: 'notes', 'note-deleted': 'notes', resend: 'emails' } as const satisfies Record<
  string,
  CustomerTab
>;

const isIntent = (intent: string): intent is Done => isDialog(intent) || Object.hasOwn(plainTabs, intent);

/** A form that was refused, with what was entered. */
export interface Refused {
  form: DialogName | 'note' | 'resend';
  values: Record<string, string>;
  errors: FieldErrors;
  /** What is wrong with all of it. */
  problem: string | null;
}

/** Handles the forms of a customer’s page; the field `intent` names the action. */
export async function customerAction(app: AppContext, id: number, form: FormData): Promise<unknown> {
  const intent = formText(form, 'intent');
  if (!isIntent(intent)) return data(null, 400);
  const tab = isDialog(intent) ? dialogTabs[intent] : plainTabs[intent];
  try {
    await act(app, id, intent, form);
    // As a new document: nothing of the staff's own account may stay in memory.
    if (intent === 'look') return redirectDocument('/my/');
    return redirect(tabHref(id, tab, { done: intent }));
  } catch (error) {
    // Somebody else was faster, such as by deleting the same note.
    if (isApiError(error, 404)) return redirect(tabHref(id, tab));
    if (!isApiError(error, 400) && !isApiError(error, 409)) return staffOnly(app, tabHref(id, tab), error);
    const refused: Refused = {
      form: intent === 'note-deleted' ? 'note' : intent,
      values: Object.fromEntries(formTexts(form)),
      errors: error.status === 400 ? fieldErrors(error.data) : {},
      problem: error.status === 409 ? problemIn(error.data) : null,
    };
    return data(refused, error.status);
  }
}

/** What is wrong, and what has to be done first. */
function problemIn(answer: unknown): string | null {
  const { detail, obstacles } = (answer ?? {}) as { detail?: unknown; obstacles?: { message: string }[] };
  if (typeof detail !== 'string') return null;
  return [detail, ...(obstacles ?? []).map(({ message }) => message)].join(' ');
}

async function act(app: AppContext, id: number, intent: Done, form: FormData): Promise<void> {
  const reason = formText(form, 'reason');
  const user = Number(formText(form, 'user'));
  switch (intent) {
    case 'block':
    case 'unblock':
      return actOnPerson(app, intent, id, { user, reason });
    case 'sign-out':
      return actOnPerson(app, 'signOut', id, { user, reason });
    case 'confirm':
      return confirmCustomerEmail(app, id, { user, email: formText(form, 'email'), reason });
    case 'look':
      return seeAsCustomer(app, id, reason);
    case 'merge':
      return mergeCustomer(app, id, { other: Number(formText(form, 'other')), confirm: true, reason });
    case 'erase':
      return eraseCustomer(app, id, { reason, confirm: true });
    case 'balance': {
      const body = { amount: amountIn(form), text: formText(form, 'text'), reason };
      return changeBalance(app, id, body, sentRequestKey(form));
    }
    case 'refund': {
      const to = formText(form, 'to') === 'balance' ? 'balance' : 'method';
      const body = { amount: amountIn(form), to, reason } as const;
      return refundPayment(app, formText(form, 'payment'), body, sentRequestKey(form));
    }
    case 'resend':
      return resendCustomerEmail(app, id, Number(formText(form, 'email-id')));
    case 'note':
      return addNote(app, id, formText(form, 'text'));
    case 'note-deleted':
      return deleteNote(app, id, Number(formText(form, 'note')));
  }
}

/**
 * The amount as the call takes it: `12,5` is `12.50`; below zero for a debit. What is no amount is left to the call, which
 * would take one with a sign of its own for the opposite of what was chosen.
 */
function amountIn(form: FormData): string {
  const typed = formText(form, 'amount').replace(',', '.');
  const sign = formText(form, 'direction') === 'debit' ? '-' : '';
  const [, whole, cents = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(typed) ?? [];
  return whole === undefined ? typed.replace(/^[-+]/, '±') : `${sign}${whole}.${cents.padEnd(2, '0')}`;
}
