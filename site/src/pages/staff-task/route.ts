import { data, redirect } from 'react-router-dom';
import { type FieldErrors, fieldErrors, isApiError } from '../../api/errors.ts';
import { finishStaffTask, staffTaskQuery } from '../../api/staff.ts';
import { formText, formTexts } from '../../app/router/form-text.ts';
import { definePage, UNSENT } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { forgetSession, isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { kindWord } from '../../features/staff-tasks/words.ts';
import { serviceIdOf as idOf } from '../../parts/service/service-id.ts';
import { resultOf } from './form.ts';

export interface StaffTaskData {
  id: number;
  kind: string;
  name: string;
  /** Whether it was finished just now. */
  isSaved: boolean;
}

/** Why a task wasn't finished, with everything that was typed. */
export interface TaskRefused {
  intent: 'finish' | 'refuse';
  reason: 'fields' | 'over' | 'failed' | 'session-ended';
  errors: FieldErrors;
  values: Readonly<Record<string, string>>;
}

function refusedOf(error: unknown, form: FormData) {
  const errors = isApiError(error, 400) ? fieldErrors(error.data) : {};
  const reason = isApiError(error, 401)
    ? 'session-ended'
    : isApiError(error, 409)
      ? 'over'
      : Object.keys(errors).length > 0
        ? 'fields'
        : 'failed';
  const values = Object.fromEntries(formTexts(form).map(([name, text]) => [name, text.replaceAll('\0', '')]));
  const intent = formText(form, 'intent') === 'refuse' ? 'refuse' : 'finish';
  const status = isApiError(error) && error.status >= 400 ? error.status : UNSENT;
  return data<TaskRefused>({ intent, reason, errors, values }, { status });
}

/** `/admin/tasks/:id/`: a task for staff, who finish it; 404 for customers. */
export const route = definePage<StaffTaskData>({
  areas: ['account', 'staff'],
  async load({ app, params, url }) {
    const id = idOf(params['id']);
    if (!(await isSignedIn(app))) return toLogin(app, url.pathname);
    try {
      const { kind, name } = await app.queryClient.fetchQuery({ ...staffTaskQuery(app, id), staleTime: 0 });
      return { id, kind, name, isSaved: url.searchParams.has('saved') };
    } catch (error) {
      return staffOnly(app, url.pathname, error);
    }
  },
  async act({ app, form, params }) {
    const id = idOf(params['id']);
    const path = `/admin/tasks/${id}/`;
    try {
      await finishStaffTask(app, id, resultOf(form));
      return redirect(`${path}?saved`);
    } catch (error) {
      if (isApiError(error, 403)) return staffOnly(app, path, error);
      if (!isApiError(error) || error.status === 404) throw error;
      if (error.status === 401) await forgetSession(app);
      return refusedOf(error, form);
    }
  },
  meta: ({ data: { kind, name }, intl }) => ({
    title: `${intl.formatMessage(kindWord(kind))}: ${name}`,
    noindex: true,
  }),
});
