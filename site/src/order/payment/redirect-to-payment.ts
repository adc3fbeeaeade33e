import type { OrderCreated } from '@hoster/contract';
import { redirect, redirectDocument } from 'react-router-dom';
import { paymentQuery } from '../../api/payments.ts';
import type { AppContext } from '../../app/app-context.tsx';

/** Returns the address for payment. None isn't an error, because the payment's own page has it, too. */
export const paymentAddress = async (app: AppContext, ref: string): Promise<string | null> =>
  (await app.queryClient.fetchQuery(paymentQuery(app, ref)).catch(() => null))?.redirect_url ?? null;

/**
 * Redirects to the address for payment, or to the payment's own page when it's already paid or the address isn't known.
 * @param next address that the payment's own page leads on to
 */
export async function redirectToPayment(app: AppContext, created: OrderCreated, next?: string): Promise<Response> {
  const address = await paymentAddress(app, created.payment_object_ref);
  if (address !== null) return redirectDocument(address);
  return redirect(next === undefined ? created.success_url : `${created.success_url}&next=${encodeURIComponent(next)}`);
}
