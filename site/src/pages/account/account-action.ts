import { data, redirect, redirectDocument } from 'react-router-dom';
import { saveLanguage } from '../../api/menu.ts';
import { fieldErrors, type FieldErrors, isApiError } from '../../api/errors.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { saveProfile } from '../../features/personal-info/save-profile.ts';
import { forgetSession } from '../../features/auth/session/to-login.ts';
import { sendTopUp, type TopUpRefusal } from '../../order/top-up/send-top-up.ts';
import { refreshOrderContexts } from '../../api/order-contexts.ts';
import { addPayer, forgetCard, removePayer, renewWithCard } from '../../api/payments.ts';
import { asLang } from '../../i18n/languages.ts';
import { formText, formTexts } from '../../app/router/form-text.ts';

/** Response when a form of the account page is rejected. `values` are the texts typed. */
export type AccountAnswer = { values: Record<string, string> } & (
  | { intent: 'top-up'; refusal: TopUpRefusal }
  | { intent: 'personal-info'; errors: FieldErrors }
  | { intent: 'add-payer'; errors: FieldErrors }
  | { intent: 'language' }
  | { intent: 'session-ended' }
);

const REFUSED = { fields: 400, busy: 429, unreachable: 503 } as const;

/** Handles the forms of the account page; the field `intent` identifies the form. */
export async function accountAction(app: AppContext, form: FormData): Promise<unknown> {
  const values = Object.fromEntries(formTexts(form));
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
          // The card has expired or was removed since: the reloaded cards show it.
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
        const language = asLang(formText(form, 'language')) ?? 'en';
        const answer = await saveLanguage(app, language);
        if (answer === undefined) return refuse({ intent: 'language', values }, 503);
        // The account's address has no language, so the page is reloaded. In the browser, an address that differs only
        // in its anchor wouldn't reload; there the notice scrolls itself into view.
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

/** Already removed by another session or a second click, as intended. */
function unlessGone(error: unknown): void {
  if (!isApiError(error, 404)) throw error;
}

/** Adds the company from the form. @returns its errors */
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
