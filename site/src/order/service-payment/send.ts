import type { Ledger, OrderCreated, ServicePayment } from '@hoster/contract';
import { data } from 'react-router-dom';
import { fieldErrors, isApiError, type FieldErrors } from '../../api/errors.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { formText, formTexts } from '../../app/router/form-text.ts';
import { redirectToPayment } from '../payment/redirect-to-payment.ts';
import { readPayment } from '../payment/payment-fields.ts';
import { orderFailure } from '../actions/order-failure.ts';
import { sentRequestKey } from '../actions/request-key.ts';
import { forgetSession } from '../../features/auth/session/to-login.ts';

/** Reason why a payment for a service wasn't started. `refused` has the server's text, if any. */
export type ServiceRefusal =
  | { kind: 'fields'; errors: FieldErrors }
  | { kind: 'price_changed'; total: Ledger }
  | { kind: 'busy' }
  /** The outcome on the server is unknown. Sending the same form again has no further effect. */
  | { kind: 'unreachable' }
  | { kind: 'session-ended' }
  | { kind: 'refused'; detail: string | null };

/** Response when the form is rejected, with the choice. */
export interface ServiceAnswer {
  refusal: ServiceRefusal;
  values: Record<string, string>;
}

const STATUS = { fields: 400, price_changed: 409, busy: 429, unreachable: 503, 'session-ended': 401, refused: 409 };

/** Name of the field with the total that the customer saw, of a choice where there are several: without script all are sent. */
export const totalField = (choice = 0): string => `total_${choice}`;

interface Sending {
  app: AppContext;
  form: FormData;
  /** The form's choice besides the payment, or its errors. */
  choice?: { value: number; problem: FieldErrors | null };
  place: (payment: ServicePayment, key: string) => Promise<OrderCreated>;
}

/** Starts a payment for a service from a form, and redirects to it. */
export async function sendServicePayment({ app, form, choice, place }: Sending): Promise<unknown> {
  const values = Object.fromEntries(formTexts(form));
  const refuse = (refusal: ServiceRefusal) => data<ServiceAnswer>({ refusal, values }, STATUS[refusal.kind]);
  if (choice?.problem) return refuse({ kind: 'fields', errors: choice.problem });
  const payment = readPayment(form);
  if (!payment) return refuse({ kind: 'fields', errors: { payment_method: [''] } });
  const { method, coin, currency, savedCard } = payment;
  const expected = formText(form, totalField(choice?.value));
  // The same form with a different choice is another payment.
  const key = [sentRequestKey(form), choice?.value ?? '', method, currency, savedCard ?? '', coin?.ticker ?? ''].join(
    ' ',
  );
  try {
    const created = await place(
      {
        currency,
        payment_method: method,
        saved_card: savedCard,
        ...(coin && { crypto: coin }),
        ...(expected && { expected_total: expected }),
      },
      key,
    );
    return await redirectToPayment(app, created);
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 404) throw data(null, { status: 404 });
    if (error.status === 400) return refuse({ kind: 'fields', errors: fieldErrors(error.data) });
    const failure = orderFailure(error);
    switch (failure.kind) {
      case 'session-ended':
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
