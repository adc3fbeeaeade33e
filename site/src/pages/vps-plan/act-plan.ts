import { data, redirect, redirectDocument } from 'react-router-dom';
import type { AppContext } from '../../app-context.tsx';
import { isApiError, type FieldErrors } from '../../api/errors.ts';
import { paymentQuery } from '../../api/payments.ts';
import { createVpsOrder, VPS_CONTEXT_KEY } from '../../api/vps.ts';
import { actUnpaid } from '../../features/order/act-unpaid.ts';
import { forgetNotes, keepNotes, notesNow } from '../../features/order/draft-notes.ts';
import { typedIn } from '../../features/order/order-notes.ts';
import { orderFailure, type OrderFailure } from '../../features/order/outcome.ts';
import { sentRequestKey } from '../../features/order/request-key.ts';
import { endedAddress, stageAddress } from '../../features/order/stages.ts';
import { saveProfile } from '../../features/personal-info/save-profile.ts';
import { forgetSession } from '../../features/session-ended/to-login.ts';
import { formText } from '../../router/form-text.ts';
import { sendConfiguration, sendSshKey, type SshKeyRefusal } from './act-configuration.ts';
import { orderBody, readPayment } from './order-body.ts';
import { orderOf } from './load-plan.ts';

/** Response when a form of the order page is rejected. `values` are the texts typed, for pages without script. */
export type PlanAnswer =
  | { intent: 'order'; failure: OrderFailure; key: string; values: Record<string, string> }
  | { intent: 'personal-data'; errors: FieldErrors; values: Record<string, string> }
  | SshKeyRefusal;

const STATUS: Partial<Record<OrderFailure['kind'], number>> = { busy: 429, unreachable: 503 };

const texts = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'));

/** Deals with the forms of the order page; the field `intent` says which one it is. */
export function actPlan(app: AppContext, slug: string, url: URL, form: FormData): Promise<unknown> {
  const intents = form.getAll('intent');
  if (intents.includes('ssh-key')) return sendSshKey(app, slug, url, form);
  if (intents.includes('configuration')) return sendConfiguration(app, slug, url, form);
  if (intents.includes('personal-data')) return savePersonalData(app, url, form);
  if (intents.includes('unpaid')) return actUnpaid(app, url.pathname + url.search, form);
  return placeOrder(app, slug, url, form);
}

const refuse = (failure: OrderFailure, form: FormData, status: number) =>
  data<PlanAnswer>({ intent: 'order', failure, key: formText(form, 'key'), values: texts(form) }, status);

async function placeOrder(app: AppContext, slug: string, url: URL, form: FormData): Promise<unknown> {
  const payment = readPayment(form);
  const missing = {
    ...(!payment && { payment_method: [''] }),
    ...(!form.has('accept_terms') && { accept_terms: [''] }),
  };
  if (!payment || !payment.acceptTerms) return refuse({ kind: 'fields', stage: 'payment', errors: missing }, form, 400);
  try {
    const order = await orderOf(app, slug, url.searchParams);
    const created = await createVpsOrder(app, orderBody(order, payment), sentRequestKey(form));
    const bank = payment.method === 'balance' ? null : await bankAddress(app, created.payment_object_ref);
    // Balance, services and the context have changed with it, and the draft may have been used up.
    forgetNotes(app, 'vps');
    await app.queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] !== 'auth',
      refetchType: 'none',
    });
    return bank ? redirectDocument(bank) : redirect(created.success_url);
  } catch (error) {
    const failure = orderFailure(error);
    if (failure.kind === 'signed_out') return sessionOver(app, url, form);
    // Made in another tab. The page shows it, and offers to pay for it, change it or cancel it.
    if (failure.kind === 'unpaid_order') return redirect(stageAddress(url.pathname, url.searchParams, 'payment'));
    if (failure.kind === 'sold_out' || failure.kind === 'price_changed') {
      await app.queryClient.invalidateQueries({ queryKey: ['vps'] });
    }
    return refuse(failure, form, STATUS[failure.kind] ?? (isApiError(error) ? error.status : 500));
  }
}

/** Returns the address to pay at. Not getting one isn't a failure, because the result page has it too. */
const bankAddress = async (app: AppContext, ref: string): Promise<string | null> =>
  (await app.queryClient.fetchQuery(paymentQuery(app, ref)).catch(() => null))?.redirect_url ?? null;

/** The session has ended: what this form holds waits in the draft until its owner is signed in again. */
async function sessionOver(app: AppContext, url: URL, form: FormData): Promise<Response> {
  await forgetSession(app);
  await keepNotes(app, 'vps', { ...notesNow(app, 'vps'), typed: typedIn(form) });
  return redirect(endedAddress(url.pathname, url.searchParams));
}

async function savePersonalData(app: AppContext, url: URL, form: FormData): Promise<unknown> {
  try {
    const errors = await saveProfile(app, form);
    if (errors) return data<PlanAnswer>({ intent: 'personal-data', errors, values: texts(form) }, 400);
  } catch (error) {
    if (isApiError(error, 401)) return sessionOver(app, url, form);
    throw error;
  }
  await app.queryClient.invalidateQueries({ queryKey: VPS_CONTEXT_KEY });
  return redirect(stageAddress(url.pathname, url.searchParams, 'payment'));
}
