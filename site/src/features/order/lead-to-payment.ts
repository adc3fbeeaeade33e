import type { OrderCreated } from '@hoster/contract';
import { redirect, redirectDocument } from 'react-router-dom';
import { paymentQuery } from '../../api/payments.ts';
import type { AppContext } from '../../app-context.tsx';

/** Returns the address to pay at. Not getting one isn't a failure, because the payment's own page has it too. */
export const payAddress = async (app: AppContext, ref: string): Promise<string | null> =>
  (await app.queryClient.fetchQuery(paymentQuery(app, ref)).catch(() => null))?.redirect_url ?? null;

/** Leads to where a payment is made, or to its own page where it's made already or that isn't known. */
export async function leadToPayment(app: AppContext, created: OrderCreated): Promise<Response> {
  const address = await payAddress(app, created.payment_object_ref);
  return address === null ? redirect(created.success_url) : redirectDocument(address);
}
