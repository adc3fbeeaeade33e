import { data, redirect } from 'react-router-dom';
import { sendMessage } from '../../api/site.ts';
import { fieldErrors, isApiError, type FieldErrors } from '../../api/errors.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { localPath } from '../../i18n/languages.ts';
import { formText } from '../../app/router/form-text.ts';

/** Fields of the form that are kept when it's rejected. */
const FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type FieldName = (typeof FIELDS)[number];
export const isField = (name: string): name is FieldName => FIELDS.some((one) => one === name);

/** Reason why a message wasn't sent. */
export interface ContactRefused {
  /** `fields` comes with errors; `busy`: too many messages; `failed`: the server couldn't be reached, or failed. */
  reason: 'fields' | 'busy' | 'failed';
  errors: FieldErrors;
  values: Record<FieldName, string>;
}

/** Sends the form. Leads to the page with the message's number, or with the input and the reason why it wasn't sent. */
export async function contactAction(app: AppContext, form: FormData): Promise<unknown> {
  const captcha = formText(form, 'captcha');
  const values = {
    name: formText(form, 'name'),
    email: formText(form, 'email'),
    subject: formText(form, 'subject'),
    message: formText(form, 'message'),
  };
  try {
    const { id } = await sendMessage(app, { ...values, ...(captcha && { captcha }) });
    return redirect(`${localPath(app.lang, '/contacts/')}?sent=${id}#contact-form`);
  } catch (error) {
    if (!isApiError(error)) throw error;
    const errors = error.status === 400 ? fieldErrors(error.data) : {};
    const reason = error.status === 429 ? 'busy' : Object.keys(errors).length > 0 ? 'fields' : 'failed';
    const status = error.status >= 400 ? error.status : 503;
    return data({ reason, errors, values } satisfies ContactRefused, { status });
  }
}
