import type { Ledger, OrderCreated, ServicePayment } from '@hoster/contract';
import { data } from 'react-router-dom';
import { fieldErrors, isApiError, type FieldErrors } from '../../api/errors.ts';
import type { AppContext } from '../../app-context.tsx';
import { formText } from '../../router/form-text.ts';
import { leadToPayment } from '../order/lead-to-payment.ts';
import { readPayment } from '../order/order-payment.ts';
import { orderFailure } from '../order/outcome.ts';
import { sentRequestKey } from '../order/request-key.ts';
import { forgetSession } from '../session-ended/to-login.ts';

/** Why a payment for a service wasn't started. `refused` has the server's words, where it has some. */
export type ServiceRefusal =
  | { kind: 'fields'; errors: FieldErrors }
  | { kind: 'price_changed'; total: Ledger }
  | { kind: 'busy' }
  /** Nothing is known of what the server did: the same form sent again counts once. */
  | { kind: 'unreachable' }
  | { kind: 'session-ended' }
  | { kind: 'refused'; detail: string | null };

/** What a form that was not accepted answers, with what was chosen. */
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
  /** What the form chooses besides the payment, or what is wrong with it. */
  choice?: { value: number; problem: FieldErrors | null };
  place: (payment: ServicePayment, key: string) => Promise<OrderCreated>;
}

/** Starts a payment for something of a service from a form, and leads to it. */
export async function sendServicePayment({ app, form, choice, place }: Sending): Promise<unknown> {
  const values = Object.fromEntries([...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
  const refuse = (refusal: ServiceRefusal) => data<ServiceAnswer>({ refusal, values }, STATUS[refusal.kind]);
  if (choice?.problem) return refuse({ kind: 'fields', errors: choice.problem });
  const payment = readPayment(form);
  if (!payment) return refuse({ kind: 'fields', errors: { payment_method: [''] } });
  const { method, coin, currency, savedCard } = payment;
  const expected = formText(form, totalField(choice?.value));
  // The same form with another choice is another payment.
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
    return await leadToPayment(app, created);
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
