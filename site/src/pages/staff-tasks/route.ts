import type { StaffTaskState } from '@hoster/contract';
import { redirect } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import { staffTasksQuery } from '../../api/staff.ts';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { words } from './words.ts';

export const PATH = '/admin/tasks/';
export const states: readonly StaffTaskState[] = ['open', 'done', 'refused', 'canceled'];

export interface StaffTasksData {
  state: StaffTaskState;
  page: number;
  /** When the page was loaded, in milliseconds; ages count to it, the same on both sides. */
  now: number;
}

/** Address of a list. */
export function addressOf(state: StaffTaskState, page = 1): string {
  const search = new URLSearchParams();
  if (state !== 'open') search.set('state', state);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${PATH}?${search.toString()}` : PATH;
}

/** `/admin/tasks/?state=&page=`: what staff do by hand for services; 404 for customers. */
export const route = definePage<StaffTasksData>({
  areas: ['account', 'staff'],
  async load({ app, url }) {
    const path = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, path);
    const state = states.find((one) => one === url.searchParams.get('state')) ?? 'open';
    const asked = Number(url.searchParams.get('page') ?? 1);
    const page = Number.isSafeInteger(asked) && asked > 0 && asked <= 1_000_000 ? asked : 1;
    try {
      await app.queryClient.fetchQuery({ ...staffTasksQuery(app, { page, state }), staleTime: 0 });
    } catch (error) {
      if (isApiError(error, 404) && page > 1) return redirect(addressOf(state));
      return staffOnly(app, path, error);
    }
    return { state, page, now: Date.now() };
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
