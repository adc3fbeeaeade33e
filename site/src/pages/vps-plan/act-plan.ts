import { data, redirect, redirectDocument } from 'react-router-dom';
import type { AppContext } from '../../app-context.tsx';
import { fieldErrors, isApiError, type FieldErrors } from '../../api/errors.ts';
import { paymentQuery } from '../../api/payments.ts';
import { addSshKey, createVpsOrder, VPS_CONTEXT_KEY } from '../../api/vps.ts';
import { readNotes, writeNotes } from '../../features/order/order-notes.ts';
import { orderFailure, type OrderFailure } from '../../features/order/outcome.ts';
import { stageAddress, STAGE_PARAM, type Stage } from '../../features/order/stages.ts';
import { saveProfile } from '../../features/personal-info/save-profile.ts';
import { formText } from '../../router/form-text.ts';
import { orderBody, readPayment } from './order-body.ts';
import { orderOf } from './load-plan.ts';

/** What a form of the order page that was not accepted answers. `values` are the texts typed, for pages without script. */
export type PlanAnswer =
  | { intent: 'order'; failure: OrderFailure; key: string; values: Record<string, string> }
  | { intent: 'personal-data' | 'ssh-key'; errors: FieldErrors; values: Record<string, string> };

const STATUS: Partial<Record<OrderFailure['kind'], number>> = { busy: 429, unreachable: 503, failed: 500 };

const texts = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'));

/** Deals with the forms of the order page; the field `intent` says which one it is. */
export function actPlan(app: AppContext, slug: string, url: URL, form: FormData): Promise<unknown> {
  const intent = form.get('intent');
  if (intent === 'personal-data') return savePersonalData(app, url, form);
  if (intent === 'ssh-key') return saveSshKey(app, url, form);
  return placeOrder(app, slug, url, form);
}

const to = (url: URL, stage: Stage) => redirect(stageAddress(url.pathname, url.searchParams, stage));

async function placeOrder(app: AppContext, slug: string, url: URL, form: FormData): Promise<unknown> {
  const key = formText(form, 'key');
  const values = texts(form);
  const payment = readPayment(form);
  const refuse = (failure: OrderFailure, status: number) =>
    data<PlanAnswer>({ intent: 'order', failure, key, values }, status);
  const missing = {
    ...(!payment && { payment_method: [''] }),
    ...(!form.has('accept_terms') && { accept_terms: [''] }),
  };
  if (!payment || !payment.acceptTerms) return refuse({ kind: 'fields', stage: 'payment', errors: missing }, 400);
  try {
    const order = await orderOf(app, slug, url.searchParams);
    const created = await createVpsOrder(app, orderBody(order, payment), key);
    const bank = payment.method === 'balance' ? null : await bankAddress(app, created.payment_object_ref);
    // Balance, services and the context have changed with it.
    await app.queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] !== 'auth',
      refetchType: 'none',
    });
    return bank ? redirectDocument(bank) : redirect(created.success_url);
  } catch (error) {
    const failure = orderFailure(error);
    if (failure.kind === 'sold_out' || failure.kind === 'price_changed') {
      await app.queryClient.invalidateQueries({ queryKey: ['vps'] });
    }
    return refuse(failure, STATUS[failure.kind] ?? (isApiError(error) ? error.status : 500));
  }
}

/** Where the payment goes on; the result page knows too, so that no answer here is no failure. */
const bankAddress = async (app: AppContext, ref: string): Promise<string | null> =>
  (await app.queryClient.fetchQuery(paymentQuery(app, ref)).catch(() => null))?.redirect_url ?? null;

async function savePersonalData(app: AppContext, url: URL, form: FormData): Promise<unknown> {
  const errors = await saveProfile(app, form);
  if (errors) return data<PlanAnswer>({ intent: 'personal-data', errors, values: texts(form) }, 400);
  await app.queryClient.invalidateQueries({ queryKey: VPS_CONTEXT_KEY });
  return to(url, 'payment');
}

async function saveSshKey(app: AppContext, url: URL, form: FormData): Promise<unknown> {
  try {
    const added = await addSshKey(app, {
      title: formText(form, 'title'),
      key: formText(form, 'key'),
      default: form.has('default'),
    });
    await app.queryClient.invalidateQueries({ queryKey: VPS_CONTEXT_KEY });
    const notes = readNotes(url.searchParams);
    const known = formText(form, 'chosen').split(',').map(Number).filter(Boolean);
    const query = writeNotes(url.searchParams, { ...notes, keys: [...new Set([...(notes.keys ?? known), added.id])] });
    query.delete(STAGE_PARAM);
    return redirect(`${url.pathname}?${query}#ssh-keys`);
  } catch (error) {
    if (!isApiError(error, 400)) throw error;
    return data<PlanAnswer>({ intent: 'ssh-key', errors: fieldErrors(error.data), values: texts(form) }, 400);
  }
}
