import { data, redirect } from 'react-router-dom';
import type { AppContext } from '../../app-context.tsx';
import { fieldErrors, isApiError } from '../../api/errors.ts';
import { addSshKey } from '../../api/ssh-keys.ts';
import { forgetSession } from '../session-ended/to-login.ts';
import type { OrderAnswer } from './order-answer.ts';
import { keepNotes } from './draft-notes.ts';
import type { LineOrder, OrderLine } from './line-order.ts';
import { newKeyOf, noNotes } from './order-notes.ts';
import { endedAddress, stageAddress } from './stages.ts';
import { takeConfiguration } from './take-configuration.ts';

/** Adds the key of the configuration form to the account; everything else that was entered is kept. */
export async function sendSshKey<Order extends LineOrder>(
  app: AppContext,
  line: OrderLine<Order>,
  url: URL,
  form: FormData,
): Promise<unknown> {
  const { query, notes } = await takeConfiguration(app, line, form);
  try {
    const added = await addSshKey(app, newKeyOf(notes) ?? { title: '', key: '', default: true });
    await app.queryClient.invalidateQueries({ queryKey: line.contextKey });
    const order = await line.orderOf(app, query);
    const keys = [...new Set([...(notes.keys ?? line.usualKeys?.(order) ?? []), added.id])];
    await keepNotes(app, line.line, { ...notes, keys, newKey: noNotes.newKey });
    return redirect(`${stageAddress(url.pathname, query, 'configuration')}#ssh-keys`);
  } catch (error) {
    if (isApiError(error, 401)) {
      await forgetSession(app);
      return redirect(endedAddress(url.pathname, query));
    }
    if (!isApiError(error, 400)) throw error;
    return data<OrderAnswer>({ intent: 'ssh-key', errors: fieldErrors(error.data), query: String(query) }, 400);
  }
}
