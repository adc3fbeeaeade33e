import { data, redirect } from 'react-router-dom';
import { cancelService, keepService } from '../../api/account.ts';
import { setAutoRenewal } from '../../api/service-settings.ts';
import { keepPlan } from '../../api/upgrades.ts';
import { isApiError } from '../../api/errors.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { forgetSession } from '../../features/auth/session/to-login.ts';
import { isOperation, operationsAction } from './operations/operations-action.ts';
import { type ServiceTab, tabHref } from './tabs.ts';
import { formText } from '../../app/router/form-text.ts';

const DONE = ['planned', 'ended', 'kept', 'auto-on', 'auto-off', 'edited', 'smaller', 'plan-kept'] as const;

/**
 * Result of an action on a service: cancellation scheduled, cancelled or undone, auto-renewal switched, renamed or moved,
 * a smaller plan chosen or undone.
 */
export type Done = (typeof DONE)[number];

/** Reads it from the URL, which carries it without JavaScript, too. */
export const doneOf = (url: URL): Done | null => DONE.find((one) => one === url.searchParams.get('done')) ?? null;

/** Reason why nothing was done. */
export type Refusal = 'payment-pending' | 'too-often' | 'unreachable' | 'session-ended';

/** Response when a form of the page is rejected. */
export interface ServiceAnswer {
  refused: Refusal;
}

/**
 * Handles the forms of a service's page: `intent` is `cancel`, with `when`, `keep`, `keep-plan`, or `auto-renewal`. Leads
 * back to the part of the page that the form is on.
 */
export async function serviceAction(
  app: AppContext,
  id: number,
  form: FormData,
  tab: ServiceTab = 'overview',
): Promise<unknown> {
  if (isOperation(form)) return operationsAction(app, id, form, tabHref(id, tab));
  const intent = formText(form, 'intent');
  const when = formText(form, 'when') === 'now' ? 'now' : 'period_end';
  const page = tabHref(id, tab);
  const doneAt = (done: Done, at = page) => redirect(`${at}${at.includes('?') ? '&' : '?'}done=${done}`);
  const refuse = (refused: Refusal, status: number) => data<ServiceAnswer>({ refused }, status);
  try {
    if (intent === 'cancel') await cancelService(app, id, { when });
    else if (intent === 'keep') await keepService(app, id);
    else if (intent === 'keep-plan') {
      await keepPlan(app, id);
      return doneAt('plan-kept');
    } else if (intent === 'auto-renewal') {
      const enabled = form.has('enabled');
      await setAutoRenewal(app, [id], enabled);
      return doneAt(enabled ? 'auto-on' : 'auto-off');
    } else return data(null, 400);
  } catch (error) {
    if (isApiError(error, 401)) {
      await forgetSession(app);
      return refuse('session-ended', 401);
    }
    if (isApiError(error, 409) && intent === 'cancel') return refuse('payment-pending', 409);
    if (isApiError(error, 429)) return refuse('too-often', 429);
    // Its state has changed meanwhile, which the page shows: it has ended, or has no paid time left.
    if (isApiError(error) && [400, 404, 409].includes(error.status)) return redirect(page);
    if (isApiError(error) && error.status !== 403) return refuse('unreachable', 503);
    throw error;
  }
  const done: Done = intent === 'keep' ? 'kept' : when === 'now' ? 'ended' : 'planned';
  return doneAt(done);
}
