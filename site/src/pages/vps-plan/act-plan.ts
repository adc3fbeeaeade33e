import { data, redirect } from 'react-router-dom';
import type { AppContext } from '../../app-context.tsx';
import { fieldErrors, isApiError, type FieldErrors } from '../../api/errors.ts';
import { addSshKey, VPS_CONTEXT_KEY } from '../../api/vps.ts';
import { actOrder, takeConfiguration, type OrderAnswer } from '../../features/order/act-order.ts';
import { keepNotes } from '../../features/order/draft-notes.ts';
import { newKeyOf, noNotes } from '../../features/order/order-notes.ts';
import { endedAddress, stageAddress } from '../../features/order/stages.ts';
import { forgetSession } from '../../features/session-ended/to-login.ts';
import { orderOf } from './order-of.ts';
import { planLine } from './plan-line.ts';
import { usualKeys } from './plan-order.ts';

/** Response when a key can't be added. `query` is the configuration that was sent with it. */
interface SshKeyRefusal {
  intent: 'ssh-key';
  errors: FieldErrors;
  query: string;
}

/** Response when a form of the order page is rejected. */
export type PlanAnswer = OrderAnswer | SshKeyRefusal;

/** Deals with the forms of the order page. */
export const actPlan = (app: AppContext, slug: string, url: URL, form: FormData): Promise<unknown> =>
  form.getAll('intent').includes('ssh-key')
    ? sendSshKey(app, slug, url, form)
    : actOrder(app, planLine(slug), url, form);

/** Adds the key of the configuration form to the account; everything else that was entered is kept. */
async function sendSshKey(app: AppContext, slug: string, url: URL, form: FormData): Promise<unknown> {
  const { query, notes } = await takeConfiguration(app, planLine(slug), form);
  try {
    const added = await addSshKey(app, newKeyOf(notes) ?? { title: '', key: '', default: true });
    await app.queryClient.invalidateQueries({ queryKey: VPS_CONTEXT_KEY });
    const { context } = await orderOf(app, slug, query);
    const keys = [...new Set([...(notes.keys ?? usualKeys(context)), added.id])];
    await keepNotes(app, 'vps', { ...notes, keys, newKey: noNotes.newKey });
    return redirect(`${stageAddress(url.pathname, query, 'configuration')}#ssh-keys`);
  } catch (error) {
    if (isApiError(error, 401)) {
      await forgetSession(app);
      return redirect(endedAddress(url.pathname, query));
    }
    if (!isApiError(error, 400)) throw error;
    const errors = fieldErrors(error.data);
    return data<SshKeyRefusal>({ intent: 'ssh-key', errors, query: String(query) }, 400);
  }
}
