import { data, redirect, redirectDocument } from 'react-router-dom';
import { fieldErrors, type FieldErrors, isApiError } from '../../api/errors.ts';
import { refreshOrderContexts } from '../../api/order-contexts.ts';
import { addCard, addPayer, forgetCard, removePayer, renewWithCard, replaceCard } from '../../api/payments.ts';
import { setRenewalSource } from '../../api/service-settings.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { formText, formTexts } from '../../app/router/form-text.ts';
import { forgetSession } from '../../features/auth/session/to-login.ts';
import { paymentAddress } from '../../order/payment/redirect-to-payment.ts';
import { sendTopUp, type TopUpRefusal } from '../../order/top-up/send-top-up.ts';

/** Response when a form of the billing page is rejected. `values` are the texts typed. */
export type BillingAnswer = { values: Record<string, string> } & (
  | { intent: 'top-up'; refusal: TopUpRefusal }
  | { intent: 'add-payer'; errors: FieldErrors }
  | { intent: 'session-ended' }
);

const REFUSED = { fields: 400, busy: 429, unreachable: 503 } as const;

/** Handles the forms of the billing page; the field `intent` identifies the form. */
export async function billingAction(app: AppContext, form: FormData): Promise<unknown> {
  const values = Object.fromEntries(formTexts(form));
  const refuse = (answer: BillingAnswer, status: number) => data<BillingAnswer>(answer, status);
  const id = Number(formText(form, 'id'));
  try {
    switch (formText(form, 'intent')) {
      case 'top-up': {
        const outcome = await sendTopUp(app, form);
        if (outcome instanceof Response) return outcome;
        return refuse({ intent: 'top-up', refusal: outcome, values }, REFUSED[outcome.kind]);
      }
      case 'add-card': {
        const address = await paymentAddress(app, await addCard(app));
        return address === null ? redirect('/my/billing/?saved=card-failed#cards') : redirectDocument(address);
      }
      case 'replace-card':
        try {
          const address = await paymentAddress(app, await replaceCard(app, id));
          return address === null ? redirect('/my/billing/?saved=replace-failed#cards') : redirectDocument(address);
        } catch (error) {
          // It was removed since: the reloaded cards show it.
          if (!isApiError(error, 404)) throw error;
          return redirect('/my/billing/#cards');
        }
      case 'renewal-card':
        try {
          await renewWithCard(app, id);
          return redirect('/my/billing/?saved=renewal-card#cards');
        } catch (error) {
          // The card has expired or was removed since: the reloaded cards show it.
          if (!isApiError(error, 400) && !isApiError(error, 404)) throw error;
          return redirect('/my/billing/#cards');
        }
      case 'renewal-source':
        await setRenewalSource(app, formText(form, 'first') === 'card' ? 'card' : 'balance');
        return redirect('/my/billing/?saved=renewal-source#cards');
      case 'forget-card':
        await forgetCard(app, id).catch(unlessGone);
        return redirect('/my/billing/?saved=card#cards');
      case 'remove-payer':
        await removePayer(app, id).catch(unlessGone);
        return redirect('/my/billing/?saved=payer#payers');
      case 'add-payer': {
        const errors = await savePayer(app, form);
        if (errors) return refuse({ intent: 'add-payer', errors, values }, 400);
        return redirect('/my/billing/?saved=payer#payers');
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
