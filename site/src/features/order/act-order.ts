import { data, redirect, redirectDocument } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import type { AppContext } from '../../app-context.tsx';
import { formText } from '../../router/form-text.ts';
import { formerAddress } from '../former-plan/former-plan.ts';
import { saveProfile } from '../personal-info/save-profile.ts';
import { forgetSession } from '../session-ended/to-login.ts';
import { sendSshKey } from './act-ssh-key.ts';
import { actUnpaid } from './act-unpaid.ts';
import { forgetNotes, keepNotes, notesNow } from './draft-notes.ts';
import { payAddress } from './lead-to-payment.ts';
import type { LineOrder, OrderLine } from './line-order.ts';
import { typedIn } from './order-notes.ts';
import { commonBody, readPayment } from './order-payment.ts';
import type { OrderAnswer } from './order-answer.ts';
import { orderFailure, type OrderFailure } from './outcome.ts';
import { sentRequestKey } from './request-key.ts';
import { queryFor, readSeenChoice } from './seen-choice.ts';
import { endedAddress, REFUSED_PARAM, stageAddress, STAGE_PARAM, wantedStage } from './stages.ts';
import { takeConfiguration } from './take-configuration.ts';

/** Name of the field that says which part of the page a button is about: without script the answer leads back there. */
const PLACE_FIELD = 'place';

const STATUS: Partial<Record<OrderFailure['kind'], number>> = { busy: 429, unreachable: 503 };

const texts = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'));

/** Deals with the forms that the order pages of all lines have; the field `intent` says which one it is. */
export function actOrder<Order extends LineOrder>(
  app: AppContext,
  line: OrderLine<Order>,
  url: URL,
  form: FormData,
): Promise<unknown> {
  const intents = form.getAll('intent');
  if (intents.includes('ssh-key')) return sendSshKey(app, line, url, form);
  if (intents.includes('configuration')) return sendConfiguration(app, line, url, form);
  if (intents.includes('personal-data')) return savePersonalData(app, line, url, form);
  if (intents.includes('unpaid')) return actUnpaid(app, url.pathname + url.search, form);
  return placeOrder(app, line, url, form);
}

/** Goes from the configuration to the stage that its button names, or stays to show the new price. */
async function sendConfiguration<Order extends LineOrder>(
  app: AppContext,
  line: OrderLine<Order>,
  url: URL,
  form: FormData,
): Promise<Response> {
  const { query } = await takeConfiguration(app, line, form);
  const place = formText(form, PLACE_FIELD);
  const wanted = wantedStage(new URLSearchParams({ [STAGE_PARAM]: formText(form, STAGE_PARAM) }));
  const address = stageAddress(url.pathname, query, wanted);
  return redirect(place ? `${address}#${encodeURIComponent(place)}` : address);
}

const refuse = (failure: OrderFailure, form: FormData, status: number) =>
  data<OrderAnswer>({ intent: 'order', failure, key: formText(form, 'key'), values: texts(form) }, status);

async function placeOrder<Order extends LineOrder>(
  app: AppContext,
  line: OrderLine<Order>,
  url: URL,
  form: FormData,
): Promise<unknown> {
  const payment = readPayment(form);
  const missing = {
    ...(!payment && { payment_method: [''] }),
    ...(!form.has('accept_terms') && { accept_terms: [''] }),
  };
  if (!payment || !payment.acceptTerms) return refuse({ kind: 'fields', stage: 'payment', errors: missing }, form, 400);
  let order: Order | undefined;
  try {
    order = await seenOrder(app, line, url.searchParams, form);
    const created = await line.send(app, order, commonBody(order, payment), sentRequestKey(form));
    const bank = payment.method === 'balance' ? null : await payAddress(app, created.payment_object_ref);
    // Balance, services and the context have changed with it, and the draft may have been used up.
    forgetNotes(app, line.line);
    await app.queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] !== 'auth',
      refetchType: 'none',
    });
    return bank ? redirectDocument(bank) : redirect(created.success_url);
  } catch (error) {
    // The plan was renamed or withdrawn in the meantime.
    if (error instanceof Response) return leave(app, line, form, error);
    const failure = orderFailure(error);
    if (failure.kind === 'signed_out') return sessionOver(app, line, url, form);
    // Made in another tab. The page shows it, and offers to pay for it, change it or cancel it.
    if (failure.kind === 'unpaid_order') return redirect(stageAddress(url.pathname, url.searchParams, 'payment'));
    const isConfiguration = failure.kind === 'fields' && failure.stage === 'configuration';
    // The shop knows better than the page: a promo code has expired, a price has changed.
    if (isConfiguration || failure.kind === 'sold_out' || failure.kind === 'price_changed') {
      await app.queryClient.invalidateQueries({ queryKey: [line.line] });
    }
    if (isConfiguration) {
      const elsewhere = await whereItWent(app, line, url);
      if (elsewhere) return leave(app, line, form, elsewhere);
    }
    if (order && (isConfiguration || failure.kind === 'sold_out')) {
      const place = await problemAddress(app, line, url, { choice: order.choice, failure });
      if (place) {
        await keepNotes(app, line.line, { ...notesNow(app, line.line), typed: typedIn(form) });
        return redirect(place);
      }
    }
    return refuse(failure, form, STATUS[failure.kind] ?? (isApiError(error) ? error.status : 500));
  }
}

/**
 * The order that the buyer saw. An address leaves out the defaults of its time, and the shop's may be other ones by now:
 * a location that has sold out in the meantime is the default of nothing.
 */
async function seenOrder<Order extends LineOrder>(
  app: AppContext,
  line: OrderLine<Order>,
  query: URLSearchParams,
  form: FormData,
): Promise<Order> {
  const order = await line.orderOf(app, query);
  const seen = readSeenChoice<Order['choice']>(form);
  return seen ? line.orderOf(app, queryFor(line, order, seen)) : order;
}

/** Where the page itself explains what the shop refused, and offers ways out; null when it can't. */
async function problemAddress<Order extends LineOrder>(
  app: AppContext,
  line: OrderLine<Order>,
  url: URL,
  { choice, failure }: { choice: Order['choice']; failure: OrderFailure },
): Promise<string | null> {
  const query = queryFor(line, await line.orderOf(app, url.searchParams), choice);
  const problem = line.firstProblem(await line.orderOf(app, query));
  const place = problem && line.placeOf(problem);
  if (!place) return null;
  // An open page shows the shop's errors beside its own problem. Without script it would lose them, and what was typed.
  const isShownHere = failure.kind === 'fields' && !(problem in failure.errors) && typeof document !== 'undefined';
  if (isShownHere) return null;
  query.set(REFUSED_PARAM, '1');
  return `${stageAddress(url.pathname, query, 'configuration')}#${place}`;
}

/** Where the plan went that the browser knew and the shop refused; null when it's still sold. */
async function whereItWent<Order extends LineOrder>(
  app: AppContext,
  line: OrderLine<Order>,
  url: URL,
): Promise<Response | null> {
  const order = await line.orderOf(app, url.searchParams);
  const plan = line.planOf(order);
  return plan && formerAddress(app, line.line, plan.slug, line.queryOf(order), plan.parameter);
}

/** Goes to what is sold instead. What was typed waits in the draft. */
async function leave<Order extends LineOrder>(
  app: AppContext,
  { line }: OrderLine<Order>,
  form: FormData,
  elsewhere: Response,
): Promise<Response> {
  await keepNotes(app, line, { ...notesNow(app, line), typed: typedIn(form) });
  await app.queryClient.invalidateQueries({ queryKey: [line], refetchType: 'none' });
  return elsewhere;
}

/** The session has ended: what this form holds waits in the draft until its owner is signed in again. */
async function sessionOver<Order extends LineOrder>(
  app: AppContext,
  { line }: OrderLine<Order>,
  url: URL,
  form: FormData,
): Promise<Response> {
  await forgetSession(app);
  await keepNotes(app, line, { ...notesNow(app, line), typed: typedIn(form) });
  return redirect(endedAddress(url.pathname, url.searchParams));
}

async function savePersonalData<Order extends LineOrder>(
  app: AppContext,
  line: OrderLine<Order>,
  url: URL,
  form: FormData,
): Promise<unknown> {
  try {
    const errors = await saveProfile(app, form);
    if (errors) return data<OrderAnswer>({ intent: 'personal-data', errors, values: texts(form) }, 400);
  } catch (error) {
    if (isApiError(error, 401)) return sessionOver(app, line, url, form);
    throw error;
  }
  await app.queryClient.invalidateQueries({ queryKey: line.contextKey });
  return redirect(stageAddress(url.pathname, url.searchParams, 'payment'));
}
