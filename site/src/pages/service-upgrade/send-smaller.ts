import { data, redirect } from 'react-router-dom';
import { fieldErrors, isApiError } from '../../api/errors.ts';
import { chooseNextPlan } from '../../api/upgrades.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { formText, formTexts } from '../../app/router/form-text.ts';
import { forgetSession } from '../../features/auth/session/to-login.ts';
import { orderFailure } from '../../order/actions/order-failure.ts';
import type { ServiceAnswer, ServiceRefusal } from '../../order/service-payment/send.ts';

/** Value of `intent` in the form with the smaller plans. */
export const SMALLER = 'smaller';

/** Name of the field with the price of a plan's term that the customer saw. */
export const smallerTotalField = (plan: number): string => `smaller_total_${plan}`;

/** Chooses a smaller plan from a form, and leads to the service, which shows it. */
export async function sendSmaller(app: AppContext, id: number, form: FormData): Promise<unknown> {
  const refuse = (refusal: ServiceRefusal, status: number) =>
    data<ServiceAnswer>({ refusal, values: Object.fromEntries(formTexts(form)) }, status);
  const plan = Number(formText(form, 'smaller'));
  const isPlan = Number.isSafeInteger(plan) && plan > 0;
  const errors = {
    ...(!isPlan && { smaller: [''] }),
    ...(form.has('asks_fit') && !form.has('fits') && { fits: [''] }),
  };
  if (Object.keys(errors).length > 0) return refuse({ kind: 'fields', errors }, 400);
  const seen = formText(form, smallerTotalField(plan));
  try {
    await chooseNextPlan(app, id, { plan, ...(seen && { expected_total: seen }) });
    return redirect(`/my/services/${id}/?tab=billing&done=smaller`);
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 404) throw data(null, { status: 404 });
    if (error.status === 400) {
      const { plan: texts = [''] } = fieldErrors(error.data);
      return refuse({ kind: 'fields', errors: { smaller: texts } }, 400);
    }
    const failure = orderFailure(error);
    switch (failure.kind) {
      case 'session-ended':
        await forgetSession(app);
        return refuse({ kind: 'session-ended' }, 401);
      case 'price_changed':
        return refuse({ kind: 'price_changed', total: failure.total }, 409);
      case 'busy':
        return refuse({ kind: 'busy' }, 429);
      case 'unreachable':
        return refuse({ kind: 'unreachable' }, 503);
      case 'sold_out':
      case 'failed':
        return refuse({ kind: 'refused', detail: failure.detail }, 409);
      default:
        return refuse({ kind: 'refused', detail: null }, 409);
    }
  }
}
