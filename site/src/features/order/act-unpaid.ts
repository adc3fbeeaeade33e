import { redirect } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import { cancelUnpaidOrder, unpaidOrdersQuery } from '../../api/unpaid-orders.ts';
import type { AppContext } from '../../app-context.tsx';
import { localPath } from '../../i18n/languages.ts';
import { formText } from '../../router/form-text.ts';

/**
 * Cancels an unpaid order; to change it, its configuration is opened. One whose payment is being processed, or that is
 * gone by now, shows how it is.
 * @param here where it's cancelled from
 */
export async function actUnpaid(app: AppContext, here: string, form: FormData): Promise<Response> {
  const ref = formText(form, 'ref');
  const orders = await app.queryClient.fetchQuery({ ...unpaidOrdersQuery(app), staleTime: 0 });
  const url = orders.find(({ payment_object_ref }) => payment_object_ref === ref)?.url;
  try {
    await cancelUnpaidOrder(app, ref);
  } catch (error) {
    if (!isApiError(error)) throw error;
    return redirect(`/my/payment/?${new URLSearchParams({ payment_object_ref: ref })}`);
  }
  return redirect(form.get('then') === 'change' && url ? localPath(app.lang, url) : here);
}
