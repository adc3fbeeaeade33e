import { data, redirect } from 'react-router-dom';
import { type FieldErrors, fieldErrors, isApiError } from '../../api/errors.ts';
import { saveTicketTargets, ticketTargetsQuery } from '../../api/ticket-desk.ts';
import { formNumber } from '../../app/router/form-number.ts';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { words } from './words.ts';

export const PATH = '/admin/tickets/targets/';

export interface StaffTargetsData {
  isSaved: boolean;
}

/** Targets that weren't saved, with what was entered, by the name of the field. */
export interface TargetsRefused {
  values: Readonly<Record<string, string>>;
  /** By the place in the list: `targets.0.minutes`. */
  errors: FieldErrors;
}

/** `/admin/tickets/targets/`: within how many minutes customers get an answer; 404 for customers. */
export const route = definePage<StaffTargetsData>({
  areas: ['account', 'tickets', 'staff-targets'],
  async load({ app, url }) {
    if (!(await isSignedIn(app))) return toLogin(app, url.pathname);
    try {
      await app.queryClient.fetchQuery({ ...ticketTargetsQuery(app), staleTime: 0 });
    } catch (error) {
      return staffOnly(app, PATH, error);
    }
    return { isSaved: url.searchParams.has('saved') };
  },
  async act({ app, form }) {
    try {
      const targets = await app.queryClient.ensureQueryData(ticketTargetsQuery(app));
      const entered = targets.map((target) => ({
        ...target,
        minutes: formNumber(form, `${target.department}-${target.priority}`),
      }));
      await saveTicketTargets(app, entered);
    } catch (error) {
      if (!isApiError(error, 400)) return staffOnly(app, PATH, error);
      const values = Object.fromEntries(
        [...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
      );
      const refused: TargetsRefused = { values, errors: fieldErrors(error.data) };
      return data(refused, 400);
    }
    return redirect(`${PATH}?saved`);
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
