import { emptyDraft } from '../../api/order-draft.ts';
import { data, redirect } from 'react-router-dom';
import type { AppContext } from '../../app/app-context.tsx';
import { fieldErrors, isApiError } from '../../api/errors.ts';
import { addSshKey } from '../../api/ssh-keys.ts';
import { clearSession } from '../../features/auth/session/to-login.ts';
import type { OrderAnswer } from './order-answer.ts';
import { changeAndSaveDraft } from '../draft/draft-store.ts';
import type { LineAdapter } from '../line-adapter.ts';
import type { LineOrder } from '../line-order.ts';
import { newKeyOf } from '../draft/draft-form.ts';
import { sessionEndedAddress, stageAddress } from '../stages/stages.ts';
import { saveConfiguration } from './save-configuration.ts';

/** Adds the key of the configuration form to the account; everything else that was entered is kept. */
export async function sshKeyAction<Order extends LineOrder>(
  app: AppContext,
  line: LineAdapter<Order>,
  url: URL,
  form: FormData,
): Promise<unknown> {
  const { query, draft } = await saveConfiguration(app, line, form);
  try {
    const added = await addSshKey(app, newKeyOf(draft) ?? { title: '', key: '', default: true });
    await app.queryClient.invalidateQueries({ queryKey: line.contextKey });
    const order = await line.orderOf(app, query);
    const keys = [...new Set([...(draft.ssh_keys ?? line.defaultKeys?.(order) ?? []), added.id])];
    await changeAndSaveDraft(app, line.name, { ...draft, ssh_keys: keys, ssh_key: emptyDraft.ssh_key });
    return redirect(`${stageAddress(url.pathname, query, 'configuration')}#ssh-keys`);
  } catch (error) {
    if (isApiError(error, 401)) {
      await clearSession(app);
      return redirect(sessionEndedAddress(url.pathname, query));
    }
    if (!isApiError(error, 400)) throw error;
    return data<OrderAnswer>({ intent: 'ssh-key', errors: fieldErrors(error.data), query: String(query) }, 400);
  }
}
