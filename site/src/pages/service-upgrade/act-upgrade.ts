import type { Ledger } from '@hoster/contract';
import { data, redirect, redirectDocument } from 'react-router-dom';
import { fieldErrors, isApiError, type FieldErrors } from '../../api/errors.ts';
import { paymentQuery } from '../../api/payments.ts';
import { placeUpgrade } from '../../api/upgrades.ts';
import type { AppContext } from '../../app-context.tsx';
import { orderFailure } from '../../features/order/outcome.ts';
import { readPayment } from '../../features/order/order-payment.ts';
import { sentRequestKey } from '../../features/order/request-key.ts';
import { forgetSession } from '../../features/session-ended/to-login.ts';
import { formText } from '../../router/form-text.ts';

/** Why an upgrade wasn't started. `refused` has the server's words, where it has some. */
export type UpgradeRefusal =
  | { kind: 'fields'; errors: FieldErrors }
  | { kind: 'price_changed'; total: Ledger }
  | { kind: 'busy' }
  /** Nothing is known of what the server did: the same form sent again counts once. */
  | { kind: 'unreachable' }
  | { kind: 'session-ended' }
  | { kind: 'refused'; detail: string | null };

/** What a form that was not accepted answers, with what was chosen. */
export interface UpgradeAnswer {
  refusal: UpgradeRefusal;
  values: Record<string, string>;
}

const STATUS = { fields: 400, price_changed: 409, busy: 429, unreachable: 503, 'session-ended': 401, refused: 409 };

/** Name of the field with the total of a plan that the customer saw. Each plan has its own: without script all are sent. */
export const totalField = (plan: number): string => `total_${plan}`;

/** Begins an upgrade, and leads to its payment. */
export async function actUpgrade(app: AppContext, id: number, form: FormData): Promise<unknown> {
  const values = Object.fromEntries([...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
  const refuse = (refusal: UpgradeRefusal) => data<UpgradeAnswer>({ refusal, values }, STATUS[refusal.kind]);
  const plan = Number(formText(form, 'plan'));
  const payment = readPayment(form);
  if (!Number.isSafeInteger(plan) || plan < 1) return refuse({ kind: 'fields', errors: { plan: [''] } });
  if (!payment) return refuse({ kind: 'fields', errors: { payment_method: [''] } });
  const { method, coin, currency, savedCard } = payment;
  const expected = formText(form, totalField(plan));
  // The same form with another choice is another upgrade.
  const key = [sentRequestKey(form), plan, method, currency, savedCard ?? '', coin?.ticker ?? ''].join(' ');
  try {
    const created = await placeUpgrade(
      app,
      id,
      {
        plan,
        currency,
        payment_method: method,
        saved_card: savedCard,
        ...(coin && { crypto: coin }),
        ...(expected && { expected_total: expected }),
      },
      key,
    );
    const state = await app.queryClient
      .fetchQuery(paymentQuery(app, created.payment_object_ref))
      // The payment page links to the bank, too.
      .catch(() => null);
    return state?.redirect_url ? redirectDocument(state.redirect_url) : redirect(created.success_url);
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 404) throw data(null, { status: 404 });
    if (error.status === 400) return refuse({ kind: 'fields', errors: fieldErrors(error.data) });
    const failure = orderFailure(error);
    switch (failure.kind) {
      case 'signed_out':
        await forgetSession(app);
        return refuse({ kind: 'session-ended' });
      case 'price_changed':
        return refuse({ kind: 'price_changed', total: failure.total });
      case 'busy':
      case 'unreachable':
        return refuse({ kind: failure.kind });
      case 'sold_out':
      case 'failed':
        return refuse({ kind: 'refused', detail: failure.detail });
      default:
        return refuse({ kind: 'refused', detail: null });
    }
  }
}
