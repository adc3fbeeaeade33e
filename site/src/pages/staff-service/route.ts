import { data, redirect } from 'react-router-dom';
import { type FieldErrors, fieldErrors, isApiError } from '../../api/errors.ts';
import { changeService, staffServiceQuery } from '../../api/staff-services.ts';
import { formText, formTexts } from '../../app/router/form-text.ts';
import { definePage, UNSENT } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { newRequestKey, sentRequestKey } from '../../order/actions/request-key.ts';
import { serviceIdOf as idOf } from '../../parts/service/service-id.ts';
import { changeIn, type FormChange, updateOf } from './form.ts';

export interface StaffServiceData {
  id: number;
  name: string;
  /** Key of the next change, so that a form that is sent twice changes once. */
  requestKey: string;
  isSaved: boolean;
  /** The form that the address opens. */
  edits: FormChange | null;
}

/** A change that was refused, with what was entered. */
export interface ChangeRefused {
  change: FormChange;
  requestKey: string;
  errors: FieldErrors;
  /** What is wrong with all of it; empty: it couldn't be saved. */
  problem: string | null;
  values: Readonly<Record<string, string>>;
}

export const pathOf = (id: number): string => `/admin/services/${id}/`;

function refusedOf(error: unknown, change: FormChange, requestKey: string, form: FormData) {
  const errors = isApiError(error, 400) ? fieldErrors(error.data) : {};
  const detail = isApiError(error, 409) ? (error.data as { detail?: unknown } | null)?.detail : undefined;
  const problem = typeof detail === 'string' ? detail : Object.keys(errors).length > 0 ? null : '';
  const values = Object.fromEntries(formTexts(form).map(([name, text]) => [name, text.replaceAll('\0', '')]));
  const status = isApiError(error) && error.status >= 400 ? error.status : UNSENT;
  return data<ChangeRefused>({ change, requestKey, errors, problem, values }, { status });
}

/** `/admin/services/:id/?edit=`: a service of any customer, and its changes by staff; 404 for others. */
export const route = definePage<StaffServiceData>({
  areas: ['account', 'staff', 'staff-services'],
  async load({ app, params, url }) {
    const id = idOf(params['id']);
    if (!(await isSignedIn(app))) return toLogin(app, url.pathname);
    try {
      const { name } = await app.queryClient.fetchQuery({ ...staffServiceQuery(app, id), staleTime: 0 });
      return {
        id,
        name,
        requestKey: newRequestKey(),
        isSaved: url.searchParams.has('saved'),
        edits: changeIn(url.searchParams.get('edit') ?? ''),
      };
    } catch (error) {
      return staffOnly(app, url.pathname, error);
    }
  },
  async act({ app, form, params }) {
    const id = idOf(params['id']);
    const change = changeIn(formText(form, 'change'));
    if (change === null) return data(null, 400);
    const requestKey = sentRequestKey(form);
    try {
      await changeService(app, id, updateOf(change, form, requestKey));
      return redirect(`${pathOf(id)}?saved`);
    } catch (error) {
      if (isApiError(error, 401) || isApiError(error, 403)) return staffOnly(app, pathOf(id), error);
      if (!isApiError(error) || error.status === 404) throw error;
      return refusedOf(error, change, requestKey, form);
    }
  },
  meta: ({ data: { id, name } }) => ({ title: `#${id} ${name}`, noindex: true }),
});
