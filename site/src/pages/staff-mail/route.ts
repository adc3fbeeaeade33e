import { data, redirect } from 'react-router-dom';
import { type FieldErrors, fieldErrors, isApiError } from '../../api/errors.ts';
import { acceptMail, discardMail, staffMailQuery } from '../../api/staff-mail.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage, UNSENT } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { forgetSession, isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { serviceIdOf as idOf } from '../../parts/service/service-id.ts';
import { words } from './words.ts';

export interface StaffMailData {
  id: number;
  subject: string | null;
}

/** Why an email wasn't accepted or discarded, with what was typed. */
export interface MailRefused {
  reason: 'number' | 'fields' | 'conflict' | 'failed' | 'session-ended';
  errors: FieldErrors;
  ticket: string;
}

/** `/admin/mail/:id/`: an email that didn't become a message, for staff who decide; 404 for customers. */
export const route = definePage<StaffMailData>({
  areas: ['account', 'staff'],
  async load({ app, params, url }) {
    const id = idOf(params['id']);
    if (!(await isSignedIn(app))) return toLogin(app, url.pathname);
    try {
      const { subject } = await app.queryClient.fetchQuery({ ...staffMailQuery(app, id), staleTime: 0 });
      return { id, subject };
    } catch (error) {
      return staffOnly(app, url.pathname, error);
    }
  },
  async act({ app, form, params }) {
    const id = idOf(params['id']);
    const path = `/admin/mail/${id}/`;
    const typed = formText(form, 'ticket').replace(/^#/, '');
    const ticket = typed === '' ? null : Number(typed);
    if (ticket !== null && !(Number.isSafeInteger(ticket) && ticket > 0)) {
      return data<MailRefused>({ reason: 'number', errors: {}, ticket: typed }, 400);
    }
    try {
      if (formText(form, 'intent') === 'discard') await discardMail(app, id);
      else await acceptMail(app, id, { ticket, is_person: form.has('is_person') });
      return redirect(path);
    } catch (error) {
      if (isApiError(error, 403)) return staffOnly(app, path, error);
      if (!isApiError(error) || error.status === 404) throw error;
      if (error.status === 401) await forgetSession(app);
      const errors = error.status === 400 ? fieldErrors(error.data) : {};
      const reason =
        error.status === 401
          ? 'session-ended'
          : error.status === 409
            ? 'conflict'
            : Object.keys(errors).length > 0
              ? 'fields'
              : 'failed';
      return data<MailRefused>({ reason, errors, ticket: typed }, error.status >= 400 ? error.status : UNSENT);
    }
  },
  meta: ({ data: { subject }, intl }) => ({
    title: subject ?? intl.formatMessage(words.noSubject),
    noindex: true,
  }),
});
