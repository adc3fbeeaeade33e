import { currencies, paymentMethods } from '@hoster/contract/lists';
import { type FieldErrors, fieldErrors, isApiError } from '../../api/errors.ts';
import { topUp } from '../../api/payments.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { formText } from '../../app/router/form-text.ts';
import { coinIn } from '../payment/coin.ts';
import { redirectToPayment } from '../payment/redirect-to-payment.ts';
import { savedCardIn } from '../payment/payment-fields.ts';
import { sentRequestKey } from '../actions/request-key.ts';
import { readAmount } from './amount.ts';

const METHODS = paymentMethods.filter((slug) => slug !== 'balance');

/** Reason why a top-up failed to start. The form replaces empty texts in `errors` with its own. */
export type TopUpRefusal =
  | { kind: 'fields'; errors: FieldErrors }
  /** The outcome on the server is unknown. Sending the same form again has no further effect. */
  | { kind: 'unreachable' }
  | { kind: 'busy' };

/**
 * Starts a top-up from a form. Returns the URL of the bank or the payment page, or the reason for failure.
 * @param next address that the payment page leads on to
 * @throws ApiError 401, and errors that the visitor can't fix
 */
export async function sendTopUp(app: AppContext, form: FormData, next?: string): Promise<Response | TopUpRefusal> {
  const amount = readAmount(formText(form, 'amount'));
  const currency = currencies.find((one) => one === formText(form, 'currency'));
  const method = METHODS.find((one) => one === formText(form, 'payment_method'));
  if (!amount || !currency || !method) {
    const errors = {
      ...(!amount && { amount: [''] }),
      ...(!currency && { currency: [''] }),
      ...(!method && { payment_method: [''] }),
    };
    return { kind: 'fields', errors };
  }
  // The same form with a different amount is another payment.
  const coin = method === 'crypto' ? coinIn(form) : undefined;
  const card = savedCardIn(form, method);
  const key = [
    sentRequestKey(form),
    amount,
    currency,
    method,
    ...(coin ? [coin.ticker, coin.network] : []),
    ...(card === null ? [] : [card]),
  ].join(' ');
  try {
    const body = {
      amount,
      currency,
      payment_method: method,
      ...(card !== null && { saved_card: card }),
      ...(coin && { crypto: coin }),
    };
    const created = await topUp(app, body, key);
    return await redirectToPayment(app, created, next);
  } catch (error) {
    if (isApiError(error, 400)) return { kind: 'fields', errors: fieldErrors(error.data) };
    if (isApiError(error, 429)) return { kind: 'busy' };
    if (isApiError(error) && (error.status === 0 || error.status >= 500)) return { kind: 'unreachable' };
    throw error;
  }
}
