import { redirect } from 'react-router-dom';
import type { AppContext } from '../../app/app-context.tsx';
import { formText } from '../../app/router/form-text.ts';
import { changeAndSaveDraft, currentDraft } from '../draft/draft-store.ts';
import { typedIn } from '../draft/draft-form.ts';
import type { LineAdapter } from '../line-adapter.ts';
import type { LineOrder } from '../line-order.ts';
import { TERM_FIELD, TOP_UP_FIELD } from '../payment/way-out-fields.ts';
import { stageAddress } from '../stages/stages.ts';
import { queryFor } from '../submitted-order.ts';
import { sendTopUp } from '../top-up/send-top-up.ts';
import type { OrderFailure } from './order-failure.ts';

/**
 * Does what a button at a payment method says whose minimum the order doesn't reach: orders for a longer term, or tops up
 * the balance with that method; the payment's page leads back to the order. What the stage has in its form is kept.
 */
export async function wayOutAction<Order extends LineOrder>(
  app: AppContext,
  line: LineAdapter<Order>,
  { url, form, order }: { url: URL; form: FormData; order: Order },
): Promise<Response | OrderFailure> {
  const keep = (typed: Record<string, string>) =>
    changeAndSaveDraft(app, line.name, { ...currentDraft(app, line.name), typed });
  const months = Number(formText(form, TERM_FIELD));
  const choice = months > 0 ? { ...order.choice, rent_period: months } : order.choice;
  const address = stageAddress(url.pathname, queryFor(line, order, choice), 'payment');
  if (months > 0) {
    await keep(typedIn(form));
    return redirect(`${address}#payment_method`);
  }
  form.set('amount', formText(form, TOP_UP_FIELD));
  const sent = await sendTopUp(app, form, address);
  if (sent instanceof Response) {
    await keep({ ...typedIn(form), payment_method: 'balance' });
    return sent;
  }
  if (sent.kind === 'fields') return { kind: 'fields', stage: 'payment', errors: sent.errors };
  return sent.kind === 'busy' ? { kind: 'busy', seconds: null } : sent;
}
