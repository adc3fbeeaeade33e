import { data, redirect } from 'react-router-dom';
import { type FieldErrors, fieldErrors, isApiError } from '../../api/errors.ts';
import { checkFirstRun, runFirst } from '../../api/staff-people.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { words } from './words.ts';

/** An address that was refused. */
export interface FirstRunRefused {
  email: string;
  errors: FieldErrors;
  /** Whether there were too many tries. */
  isSlowed: boolean;
}

/** `/admin/first-run/:key/`: makes the first administrator of a site without staff; 404 for everybody else. */
export const route = definePage<null>({
  areas: ['auth', 'first-run'],
  async load({ app, params }) {
    try {
      await checkFirstRun(app, params['key'] ?? '');
      return null;
    } catch (error) {
      if (isApiError(error, 404) || isApiError(error, 429)) throw data(null, { status: error.status });
      throw error;
    }
  },
  async act({ app, form, params }) {
    const email = formText(form, 'email').trim();
    try {
      const { next } = await runFirst(app, params['key'] ?? '', email);
      return redirect(next);
    } catch (error) {
      if (isApiError(error, 404)) throw data(null, { status: 404 });
      const refused = (errors: FieldErrors, isSlowed: boolean, status: number) =>
        data<FirstRunRefused>({ email, errors, isSlowed }, status);
      if (isApiError(error, 400)) return refused(fieldErrors(error.data), false, 400);
      if (isApiError(error, 429)) return refused({}, true, 429);
      throw error;
    }
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
