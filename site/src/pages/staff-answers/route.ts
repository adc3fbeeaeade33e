import { data, redirect } from 'react-router-dom';
import { type FieldErrors, fieldErrors, isApiError } from '../../api/errors.ts';
import { cannedAnswersQuery, deleteCannedAnswer, saveCannedAnswer } from '../../api/ticket-desk.ts';
import { formText, formTexts } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { words } from './words.ts';

export const PATH = '/admin/tickets/answers/';

export interface StaffAnswersData {
  /** What has just been done. */
  done: 'saved' | 'removed' | null;
  /** Answer whose form the address opens. */
  edits: number | 'new' | null;
}

/** An answer that wasn't saved, with what was entered. */
export interface AnswerRefused {
  id: number | 'new';
  values: Readonly<Record<string, string>>;
  errors: FieldErrors;
}

const idIn = (text: string | null): number | 'new' | null =>
  text === 'new' ? text : /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null;

/** `/admin/tickets/answers/?edit=`: texts that staff put into answers; 404 for customers. */
export const route = definePage<StaffAnswersData>({
  areas: ['account', 'tickets', 'staff-answers'],
  async load({ app, url }) {
    if (!(await isSignedIn(app))) return toLogin(app, url.pathname);
    try {
      await app.queryClient.fetchQuery({ ...cannedAnswersQuery(app), staleTime: 0 });
    } catch (error) {
      return staffOnly(app, PATH, error);
    }
    const { searchParams: query } = url;
    return {
      done: query.has('saved') ? 'saved' : query.has('removed') ? 'removed' : null,
      edits: idIn(query.get('edit')),
    };
  },
  async act({ app, form }) {
    const id = idIn(formText(form, 'id'));
    if (id === null) return data(null, 400);
    const department = formText(form, 'department');
    try {
      if (formText(form, 'intent') === 'remove' && id !== 'new') {
        await deleteCannedAnswer(app, id);
        return redirect(`${PATH}?removed`);
      }
      await saveCannedAnswer(app, id === 'new' ? null : id, {
        name: formText(form, 'name'),
        // The server checks it.
        department: (department || null) as 'technical' | null,
        body: { en: formText(form, 'en'), ru: formText(form, 'ru') },
      });
    } catch (error) {
      if (isApiError(error, 404)) return redirect(PATH);
      if (!isApiError(error, 400)) return staffOnly(app, PATH, error);
      const refused: AnswerRefused = {
        id,
        values: Object.fromEntries(formTexts(form)),
        errors: fieldErrors(error.data),
      };
      return data(refused, 400);
    }
    return redirect(`${PATH}?saved`);
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
