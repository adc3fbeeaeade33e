import { data, redirect, redirectDocument } from 'react-router-dom';
import { saveLanguage } from '../../api/menu.ts';
import { fieldErrors, type FieldErrors, isApiError } from '../../api/errors.ts';
import type { AppContext } from '../../app-context.tsx';
import { saveProfile } from '../../features/personal-info/save-profile.ts';
import { forgetSession } from '../../features/session-ended/to-login.ts';
import { sendTopUp, type TopUpRefusal } from '../../features/top-up/send-top-up.ts';
import { refreshOrderContexts } from '../../api/order-contexts.ts';
import { addPayer, forgetCard, removePayer, renewWithCard } from '../../api/payments.ts';
import { formText } from '../../router/form-text.ts';

/** What a form of the account page that was not accepted answers. `values` are the texts typed. */
export type AccountAnswer = { values: Record<string, string> } & (
  | { intent: 'top-up'; refusal: TopUpRefusal }
  | { intent: 'personal-info'; errors: FieldErrors }
  | { intent: 'add-payer'; errors: FieldErrors }
  | { intent: 'language' }
  | { intent: 'session-ended' }
);

const REFUSED = { fields: 400, busy: 429, unreachable: 503 } as const;

/** Deals with the forms of the account page; the field `intent` says which one it is. */
export async function actAccount(app: AppContext, form: FormData): Promise<unknown> {
  const values = Object.fromEntries([...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
  const refuse = (answer: AccountAnswer, status: number) => data<AccountAnswer>(answer, status);
  try {
    switch (formText(form, 'intent')) {
      case 'top-up': {
        const outcome = await sendTopUp(app, form);
        if (outcome instanceof Response) return outcome;
        return refuse({ intent: 'top-up', refusal: outcome, values }, REFUSED[outcome.kind]);
      }
      case 'personal-info': {
        const errors = await saveProfile(app, form);
        if (errors) return refuse({ intent: 'personal-info', errors, values }, 400);
        return redirect('/my/?saved=personal-info#personal-info');
      }
      case 'renewal-card':
        try {
          await renewWithCard(app, Number(formText(form, 'id')));
          return redirect('/my/?saved=renewal-card#cards');
        } catch (error) {
          // It has expired or was removed since: the cards as they are now say so.
          if (!isApiError(error, 400) && !isApiError(error, 404)) throw error;
          return redirect('/my/#cards');
        }
      case 'forget-card':
        await forgetCard(app, Number(formText(form, 'id'))).catch(unlessGone);
        return redirect('/my/?saved=card#cards');
      case 'remove-payer':
        await removePayer(app, Number(formText(form, 'id'))).catch(unlessGone);
        return redirect('/my/?saved=payer#payers');
      case 'add-payer': {
        const errors = await savePayer(app, form);
        if (errors) return refuse({ intent: 'add-payer', errors, values }, 400);
        return redirect('/my/?saved=payer#payers');
      }
      case 'language': {
        const language = formText(form, 'language') === 'ru' ? 'ru' : 'en';
        const answer = await saveLanguage(app, language);
        if (answer === undefined) return refuse({ intent: 'language', values }, 503);
        // The account has no language in its address: the page is asked for anew. In the browser an address that differs
        // in its anchor alone would ask for nothing; there the notice brings itself into view.
        return redirectDocument(`/my/?saved=language${typeof document === 'undefined' ? '#language' : ''}`);
      }
      default:
        return data(null, 400);
    }
  } catch (error) {
    if (!isApiError(error, 401)) throw error;
    await forgetSession(app);
    return refuse({ intent: 'session-ended', values }, 401);
  }
}

/** Somebody else, or a second click, was faster: it is gone as wanted. */
function unlessGone(error: unknown): void {
  if (!isApiError(error, 404)) throw error;
}

/** Adds the company that the form names. @returns what is wrong with it */
async function savePayer(app: AppContext, form: FormData): Promise<FieldErrors | null> {
  try {
    await addPayer(app, {
      name: formText(form, 'payer_name'),
      kind: 'company',
      country: formText(form, 'payer_country'),
      address: formText(form, 'payer_address'),
      city: formText(form, 'payer_city'),
      zip_code: formText(form, 'payer_zip'),
      vat_id: formText(form, 'vat_id').trim() || null,
      is_default: form.has('is_default'),
    });
    await refreshOrderContexts(app);
    return null;
  } catch (error) {
    if (!isApiError(error, 400)) throw error;
    return fieldErrors(error.data);
  }
}
