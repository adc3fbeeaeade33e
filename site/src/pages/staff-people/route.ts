import { staffRoles } from '@hoster/contract/lists';
import { data, redirect } from 'react-router-dom';
import { type FieldErrors, fieldErrors, isApiError } from '../../api/errors.ts';
import { addStaff, changeStaffRole, staffPeopleQuery } from '../../api/staff-people.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { words } from './words.ts';

export const PATH = '/admin/staff/';

export interface StaffPeopleData {
  isSaved: boolean;
  isAdded: boolean;
  /** Whose form the address opens; `new`: that of somebody who becomes staff. */
  edits: number | 'new' | null;
}

/** A role that couldn't be changed, with what was entered. */
export interface RoleRefused {
  id: number | 'new';
  email: string;
  role: string;
  reason: string;
  errors: FieldErrors;
  /** What is wrong with all of it. */
  problem: string | null;
}

/** `/admin/staff/?edit=`: who is staff, and their roles; 404 for customers, and for roles without this permission. */
export const route = definePage<StaffPeopleData>({
  areas: ['account', 'staff', 'staff-people'],
  async load({ app, url }) {
    if (!(await isSignedIn(app))) return toLogin(app, url.pathname);
    try {
      await app.queryClient.fetchQuery({ ...staffPeopleQuery(app), staleTime: 0 });
    } catch (error) {
      return staffOnly(app, PATH, error);
    }
    const edits = url.searchParams.get('edit') ?? '';
    return {
      isSaved: url.searchParams.has('saved'),
      isAdded: url.searchParams.has('added'),
      edits: edits === 'new' ? edits : /^[1-9]\d{0,8}$/.test(edits) ? Number(edits) : null,
    };
  },
  async act({ app, form }) {
    const id = formText(form, 'id') === 'new' ? 'new' : Number(formText(form, 'id'));
    const [email, role, reason] = [formText(form, 'email'), formText(form, 'role'), formText(form, 'reason')];
    const chosen = staffRoles.find((one) => one === role);
    if (id !== 'new' && (!Number.isSafeInteger(id) || id <= 0)) return data(null, 400);
    if (chosen === undefined && (id === 'new' || role !== 'none')) return data(null, 400);
    try {
      if (id !== 'new') await changeStaffRole(app, id, { reason, role: chosen ?? null });
      else if (chosen) await addStaff(app, { email, role: chosen });
    } catch (error) {
      if (isApiError(error, 404)) return redirect(PATH);
      if (!isApiError(error, 400) && !isApiError(error, 409) && !isApiError(error, 429))
        return staffOnly(app, PATH, error);
      const detail = (error.data as { detail?: unknown } | null)?.detail;
      const refused: RoleRefused = {
        id,
        email,
        role,
        reason,
        errors: error.status === 400 ? fieldErrors(error.data) : {},
        problem: error.status !== 400 && typeof detail === 'string' ? detail : null,
      };
      return data(refused, error.status);
    }
    if (id === 'new') return redirect(`${PATH}?added`);
    return redirect(`${PATH}?saved`);
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
