import { redirect } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import { cancelUnpaidOrder, unpaidOrdersQuery } from '../../api/unpaid-orders.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { localPath } from '../../i18n/languages.ts';
import { paymentHref } from '../../parts/payment-cell/payment-href.ts';
import { formText } from '../../app/router/form-text.ts';

/**
 * Cancels an unpaid order; to change it, its configuration is opened. If its payment is being processed, or it no
 * longer exists, its state is shown.
 * @param here where it's cancelled from
 */
export async function unpaidOrderAction(app: AppContext, here: string, form: FormData): Promise<Response> {
  const ref = formText(form, 'ref');
  const orders = await app.queryClient.fetchQuery({ ...unpaidOrdersQuery(app), staleTime: 0 });
  const url = orders.find(({ payment_object_ref }) => payment_object_ref === ref)?.url;
  try {
    await cancelUnpaidOrder(app, ref);
  } catch (error) {
    if (!isApiError(error)) throw error;
    return redirect(paymentHref(ref));
  }
  return redirect(form.get('then') === 'change' && url ? localPath(app.lang, url) : here);
}
