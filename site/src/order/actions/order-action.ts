import { data, redirect, redirectDocument } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { formText, formTexts } from '../../app/router/form-text.ts';
import { formerAddress } from '../../parts/former-plan/former-plan.ts';
import { saveProfile } from '../../features/personal-info/save-profile.ts';
import { clearSession } from '../../features/auth/session/to-login.ts';
import { sshKeyAction } from './ssh-key-action.ts';
import { unpaidOrderAction } from './unpaid-order-action.ts';
import { discardDraft, changeAndSaveDraft, currentDraft } from '../draft/draft-store.ts';
import { paymentAddress } from '../payment/redirect-to-payment.ts';
import type { LineAdapter } from '../line-adapter.ts';
import type { LineOrder } from '../line-order.ts';
import { typedIn } from '../draft/draft-form.ts';
import { commonBody, readPayment } from '../payment/payment-fields.ts';
import type { OrderAnswer } from './order-answer.ts';
import { orderFailure, type OrderFailure } from './order-failure.ts';
import { REQUEST_KEY_FIELD, sentRequestKey } from './request-key.ts';
import { sessionEndedAddress, REFUSED_PARAM, stageAddress, STAGE_PARAM, wantedStage } from '../stages/stages.ts';
import { saveConfiguration } from './save-configuration.ts';
import { TERM_FIELD, TOP_UP_FIELD } from '../payment/way-out-fields.ts';
import { queryFor, readSubmittedChoice } from '../submitted-order.ts';

/**
 * Name of the field with the part of the page that a button belongs to: without script the response leads back there.
 */
const ANCHOR_FIELD = 'place';

const STATUS: Partial<Record<OrderFailure['kind'], number>> = { busy: 429, unreachable: 503 };

/** Handles the forms on the order pages of all lines; the field `intent` identifies the form, an unknown one is 400. */
export async function orderAction<Order extends LineOrder>(
  app: AppContext,
  line: LineAdapter<Order>,
  url: URL,
  form: FormData,
): Promise<unknown> {
  const intents = form.getAll('intent');
  if (intents.includes('ssh-key')) return sshKeyAction(app, line, url, form);
  if (intents.includes('configuration')) return sendConfiguration(app, line, url, form);
  if (intents.includes('personal-data')) return savePersonalData(app, line, url, form);
  if (intents.includes('unpaid')) return unpaidOrderAction(app, url.pathname + url.search, form);
  if (intents.includes('order')) return placeOrder(app, line, url, form);
  return data(null, 400);
}

/** Continues from the configuration to the stage of the pressed button, or stays to show the new price. */
async function sendConfiguration<Order extends LineOrder>(
  app: AppContext,
  line: LineAdapter<Order>,
  url: URL,
  form: FormData,
): Promise<Response> {
  const { query } = await saveConfiguration(app, line, form);
  const anchor = formText(form, ANCHOR_FIELD);
  const wanted = wantedStage(new URLSearchParams({ [STAGE_PARAM]: formText(form, STAGE_PARAM) }));
  const address = stageAddress(url.pathname, query, wanted);
  return redirect(anchor ? `${address}#${encodeURIComponent(anchor)}` : address);
}

const refuse = (failure: OrderFailure, form: FormData, status: number) =>
  data<OrderAnswer>(
    {
      intent: 'order',
      failure,
      requestKey: formText(form, REQUEST_KEY_FIELD),
      values: Object.fromEntries(formTexts(form)),
    },
    status,
  );

async function placeOrder<Order extends LineOrder>(
  app: AppContext,
  line: LineAdapter<Order>,
  url: URL,
  form: FormData,
): Promise<unknown> {
  if (form.has(TERM_FIELD) || form.has(TOP_UP_FIELD)) return takeWayOut(app, line, url, form);
  const payment = readPayment(form);
  const missing = {
    ...(!payment && { payment_method: [''] }),
    ...(payment?.method === 'crypto' && !payment.coin && { crypto: [''] }),
    ...(!form.has('accept_terms') && { accept_terms: [''] }),
  };
  if (!payment || Object.keys(missing).length > 0)
    return refuse({ kind: 'fields', stage: 'payment', errors: missing }, form, 400);
  let order: Order | undefined;
  try {
    order = await submittedOrder(app, line, url.searchParams, form);
    const created = await line.send(app, order, commonBody(order, payment), sentRequestKey(form));
    const bank = payment.method === 'balance' ? null : await paymentAddress(app, created.payment_object_ref);
    // Balance, services and the context have changed, too, and the draft may have been used.
    discardDraft(app, line.name);
    await app.queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] !== 'auth',
      refetchType: 'none',
    });
    return bank ? redirectDocument(bank) : redirect(created.success_url);
  } catch (error) {
    // The plan was renamed or withdrawn in the meantime.
    if (error instanceof Response) return redirectToReplacement(app, line, form, error);
    const failure = orderFailure(error);
    if (failure.kind === 'session-ended') return redirectToSignIn(app, line, url, form);
    // Placed in another tab. The page shows the order, and offers to pay for it, change it or cancel it.
    if (failure.kind === 'unpaid_order') return redirect(stageAddress(url.pathname, url.searchParams, 'payment'));
    const isConfiguration = failure.kind === 'fields' && failure.stage === 'configuration';
    // The page's data is outdated: a promo code has expired, or a price has changed.
    if (isConfiguration || failure.kind === 'sold_out' || failure.kind === 'price_changed') {
      await app.queryClient.invalidateQueries({ queryKey: [line.name] });
    }
    if (isConfiguration) {
      const replacement = await replacementRedirect(app, line, url);
      if (replacement) return redirectToReplacement(app, line, form, replacement);
    }
    if (order && (isConfiguration || failure.kind === 'sold_out')) {
      const address = await problemAddress(app, line, url, { choice: order.choice, failure });
      if (address) {
        await changeAndSaveDraft(app, line.name, { ...currentDraft(app, line.name), typed: typedIn(form) });
        return redirect(address);
      }
    }
    return refuse(failure, form, STATUS[failure.kind] ?? (isApiError(error) ? error.status : 500));
  }
}

/** Answers a button at a payment method that can't be used as things are. */
async function takeWayOut<Order extends LineOrder>(
  app: AppContext,
  line: LineAdapter<Order>,
  url: URL,
  form: FormData,
): Promise<unknown> {
  try {
    const { wayOutAction } = await import('./way-out-action.ts');
    const answer = await wayOutAction(app, line, {
      url,
      form,
      order: await submittedOrder(app, line, url.searchParams, form),
    });
    return answer instanceof Response ? answer : refuse(answer, form, STATUS[answer.kind] ?? 400);
  } catch (error) {
    if (isApiError(error, 401)) return redirectToSignIn(app, line, url, form);
    throw error;
  }
}

/**
 * The order that the buyer saw. An address leaves out the defaults of its time, which may have changed: a location that
 * has sold out in the meantime is no longer a default.
 */
async function submittedOrder<Order extends LineOrder>(
  app: AppContext,
  line: LineAdapter<Order>,
  query: URLSearchParams,
  form: FormData,
): Promise<Order> {
  const order = await line.orderOf(app, query);
  const submitted = readSubmittedChoice<Order['choice']>(form);
  return submitted ? line.orderOf(app, queryFor(line, order, submitted)) : order;
}

/** Address at which the page explains the rejection and offers alternatives; null when there is none. */
async function problemAddress<Order extends LineOrder>(
  app: AppContext,
  line: LineAdapter<Order>,
  url: URL,
  { choice, failure }: { choice: Order['choice']; failure: OrderFailure },
): Promise<string | null> {
  const query = queryFor(line, await line.orderOf(app, url.searchParams), choice);
  const problem = line.firstProblem(await line.orderOf(app, query));
  const anchor = problem && line.anchorOf(problem);
  if (!anchor) return null;
  // An open page shows the server's errors beside its own. Without script it would lose them and the input.
  const isShownHere = failure.kind === 'fields' && !(problem in failure.errors) && typeof document !== 'undefined';
  if (isShownHere) return null;
  query.set(REFUSED_PARAM, '1');
  return `${stageAddress(url.pathname, query, 'configuration')}#${anchor}`;
}

/** The replacement for a plan that the server rejected; null when it's still sold. */
async function replacementRedirect<Order extends LineOrder>(
  app: AppContext,
  line: LineAdapter<Order>,
  url: URL,
): Promise<Response | null> {
  const order = await line.orderOf(app, url.searchParams);
  const plan = line.planOf(order);
  return plan && formerAddress(app, line.name, plan.slug, line.queryOf(order), plan.parameter);
}

/** Redirects to what is sold instead. Input is kept in the draft. */
async function redirectToReplacement<Order extends LineOrder>(
  app: AppContext,
  line: LineAdapter<Order>,
  form: FormData,
  replacement: Response,
): Promise<Response> {
  await changeAndSaveDraft(app, line.name, { ...currentDraft(app, line.name), typed: typedIn(form) });
  await app.queryClient.invalidateQueries({ queryKey: [line.name], refetchType: 'none' });
  return replacement;
}

/** The session has ended: this form's input is kept in the draft until the customer signs in again. */
async function redirectToSignIn<Order extends LineOrder>(
  app: AppContext,
  line: LineAdapter<Order>,
  url: URL,
  form: FormData,
): Promise<Response> {
  await clearSession(app);
  await changeAndSaveDraft(app, line.name, { ...currentDraft(app, line.name), typed: typedIn(form) });
  return redirect(sessionEndedAddress(url.pathname, url.searchParams));
}

async function savePersonalData<Order extends LineOrder>(
  app: AppContext,
  line: LineAdapter<Order>,
  url: URL,
  form: FormData,
): Promise<unknown> {
  try {
    const errors = await saveProfile(app, form);
    if (errors)
      return data<OrderAnswer>({ intent: 'personal-data', errors, values: Object.fromEntries(formTexts(form)) }, 400);
  } catch (error) {
    if (isApiError(error, 401)) return redirectToSignIn(app, line, url, form);
    throw error;
  }
  await app.queryClient.invalidateQueries({ queryKey: line.contextKey });
  return redirect(stageAddress(url.pathname, url.searchParams, 'payment'));
}
