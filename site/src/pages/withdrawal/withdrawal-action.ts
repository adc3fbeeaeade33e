import { data, redirect } from 'react-router-dom';
import { sendWithdrawal } from '../../api/site.ts';
import { fieldErrors, isApiError, type FieldErrors } from '../../api/errors.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { formText } from '../../app/router/form-text.ts';
import { localPath } from '../../i18n/languages.ts';

/** Fields of the statement, in their order. */
export const FIELDS = ['name', 'email', 'contract'] as const;
export type FieldName = (typeof FIELDS)[number];
/** Longest texts, in characters; the server counts likewise. */
export const LIMITS: Readonly<Record<FieldName, number>> = { name: 100, email: 320, contract: 200 };
export type Statement = Readonly<Record<FieldName, string>>;
export const isField = (name: string): name is FieldName => FIELDS.some((one) => one === name);

/** What the form shows next. */
export interface WithdrawalAnswer {
  /** `review`: checked, to be confirmed; `fields` comes with errors; `busy`: too often; `failed`: not sent. */
  step: 'edit' | 'review' | 'fields' | 'busy' | 'failed';
  values: Statement;
  errors: FieldErrors;
}

/** Checks the statement, then, once it's confirmed, sends it and leads to the page with its number. */
export async function withdrawalAction(app: AppContext, form: FormData): Promise<unknown> {
  const captcha = formText(form, 'captcha');
  const intent = formText(form, 'intent');
  const values = {
    name: formText(form, 'name'),
    email: formText(form, 'email'),
    contract: formText(form, 'contract'),
  };
  if (intent === 'edit') return { step: 'edit', values, errors: {} } satisfies WithdrawalAnswer;
  try {
    const { id } = await sendWithdrawal(app, {
      ...values,
      confirmed: intent === 'confirm',
      ...(captcha && { captcha }),
    });
    if (id === null) return { step: 'review', values, errors: {} } satisfies WithdrawalAnswer;
    return redirect(`${localPath(app.lang, '/withdrawal/')}?sent=${id}`);
  } catch (error) {
    if (!isApiError(error)) throw error;
    const errors = error.status === 400 ? fieldErrors(error.data) : {};
    const step = error.status === 429 ? 'busy' : Object.keys(errors).length > 0 ? 'fields' : 'failed';
    const status = error.status >= 400 ? error.status : 503;
    return data({ step, errors, values } satisfies WithdrawalAnswer, { status });
  }
}
