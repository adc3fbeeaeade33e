import { data, redirect } from 'react-router-dom';
import type { AppContext } from '../../app-context.tsx';
import { fieldErrors, isApiError, type FieldErrors } from '../../api/errors.ts';
import { addSshKey, VPS_CONTEXT_KEY } from '../../api/vps.ts';
import { keepNotes, notesNow } from '../../features/order/draft-notes.ts';
import { canonicalQuery } from '../../features/order/form-query.ts';
import { newKeyOf, noNotes, notesInForm, type OrderNotes } from '../../features/order/order-notes.ts';
import { endedAddress, stageAddress, STAGE_PARAM, wantedStage } from '../../features/order/stages.ts';
import { forgetSession } from '../../features/session-ended/to-login.ts';
import { formText } from '../../router/form-text.ts';
import { orderOf } from './load-plan.ts';
import { planQuery, usualKeys } from './plan-order.ts';

/** Name of the field that says which part of the page a button is about: without script the answer leads back there. */
const PLACE_FIELD = 'place';

/** Response when a key can't be added. `query` is the configuration that was sent with it. */
export interface SshKeyRefusal {
  intent: 'ssh-key';
  errors: FieldErrors;
  query: string;
}

interface SentConfiguration {
  query: URLSearchParams;
  notes: OrderNotes;
}

/** Takes the configuration form: its notes are kept in the draft, the choice becomes the query of an address. */
async function take(app: AppContext, slug: string, form: FormData): Promise<SentConfiguration> {
  const { context, defaults, choice } = await orderOf(app, slug, canonicalQuery(form));
  const sent = notesInForm(form, notesNow(app, 'vps'), context.limits.comment_max_length);
  // The usual keys, told one by one, are still the usual keys.
  const usual = usualKeys(context);
  const isUsual = sent.keys?.length === usual.length && usual.every((id) => sent.keys?.includes(id));
  const notes = isUsual ? { ...sent, keys: null } : sent;
  await keepNotes(app, 'vps', notes);
  return { query: planQuery({ defaults }, choice), notes };
}

/** Goes from the configuration to the stage that its button names, or stays to show the new price. */
export async function sendConfiguration(app: AppContext, slug: string, url: URL, form: FormData): Promise<Response> {
  const { query } = await take(app, slug, form);
  const place = formText(form, PLACE_FIELD);
  const wanted = wantedStage(new URLSearchParams({ [STAGE_PARAM]: formText(form, STAGE_PARAM) }));
  const address = stageAddress(url.pathname, query, wanted);
  return redirect(place ? `${address}#${encodeURIComponent(place)}` : address);
}

/** Adds the key of the configuration form to the account; everything else that was entered is kept. */
export async function sendSshKey(app: AppContext, slug: string, url: URL, form: FormData): Promise<unknown> {
  const { query, notes } = await take(app, slug, form);
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
