import type { StaffMailState } from '@hoster/contract';
import { data, redirect } from 'react-router-dom';
import { fieldErrors, isApiError } from '../../api/errors.ts';
import { mailAddressesQuery, saveMailAddress, staffMailsQuery } from '../../api/staff-mail.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { forgetSession, isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { words } from './words.ts';

export const PATH = '/admin/mail/';
export const states: readonly StaffMailState[] = ['held', 'ignored', 'decided'];

export interface StaffMailsData {
  state: StaffMailState;
  page: number;
}

/** Why an address wasn't added. */
export interface AddressRefused {
  reason: 'fields' | 'session-ended';
  errors: readonly string[];
  address: string;
}

/** Address of a list. */
export function addressOf(state: StaffMailState, page = 1): string {
  const search = new URLSearchParams();
  if (state !== 'held') search.set('state', state);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${PATH}?${search.toString()}` : PATH;
}

/** `/admin/mail/?state=&page=`: emails to support that didn't become messages, and addresses; 404 for customers. */
export const route = definePage<StaffMailsData>({
  areas: ['account', 'staff'],
  async load({ app, url }) {
    const path = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, path);
    const state = states.find((one) => one === url.searchParams.get('state')) ?? 'held';
    const asked = Number(url.searchParams.get('page') ?? 1);
    const page = Number.isSafeInteger(asked) && asked > 0 && asked <= 1_000_000 ? asked : 1;
    try {
      await app.queryClient.fetchQuery({ ...staffMailsQuery(app, { page, state }), staleTime: 0 });
      await app.queryClient.fetchQuery({ ...mailAddressesQuery(app), staleTime: 0 });
    } catch (error) {
      if (isApiError(error, 404) && page > 1) return redirect(addressOf(state));
      return staffOnly(app, path, error);
    }
    return { state, page };
  },
  async act({ app, form }) {
    const address = formText(form, 'address');
    try {
      const person = formText(form, 'is_person') === '1';
      await saveMailAddress(app, { address, is_person: person, is_stopped: formText(form, 'is_stopped') === '1' });
      return redirect(`${PATH}#addresses`);
    } catch (error) {
      if (isApiError(error, 401)) {
        await forgetSession(app);
        return data<AddressRefused>({ reason: 'session-ended', errors: [], address }, 401);
      }
      if (!isApiError(error, 400)) return staffOnly(app, PATH, error);
      const errors = Object.values(fieldErrors(error.data)).flat();
      return data<AddressRefused>({ reason: 'fields', errors, address }, 400);
    }
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
