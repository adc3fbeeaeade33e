import type { StaffReportsQuery } from '@hoster/contract';
import { data, redirect } from 'react-router-dom';
import { articleReportsQuery, finishArticleReport } from '../../api/staff-content.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { words } from './words.ts';

export const PATH = '/admin/content/reports/';
export const states = ['open', 'done'] as const;

/** Address of a page of the list. */
export function addressOf({ before, search, state = 'open' }: Partial<StaffReportsQuery>): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (state !== 'open') query.set('state', state);
  if (before !== undefined) query.set('before', String(before));
  return query.size > 0 ? `${PATH}?${query.toString()}` : PATH;
}

/** `/admin/content/reports/?search=&state=&before=`: reports about help articles, for staff; 404 for customers. */
export const route = definePage<Pick<StaffReportsQuery, 'search' | 'state'> & Partial<StaffReportsQuery>>({
  areas: ['account', 'staff', 'staff-content'],
  async load({ app, url }) {
    const path = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, path);
    const search = (url.searchParams.get('search') ?? '').trim().slice(0, 100);
    const state = states.find((one) => one === url.searchParams.get('state')) ?? 'open';
    const asked = url.searchParams.get('before') ?? '';
    const query = { search, state, ...(/^[1-9]\d{0,8}$/.test(asked) && { before: Number(asked) }) };
    try {
      await app.queryClient.fetchQuery({ ...articleReportsQuery(app, query), staleTime: 0 });
    } catch (error) {
      return staffOnly(app, path, error);
    }
    return query;
  },
  async act({ app, form, url }) {
    const id = Number(formText(form, 'id'));
    if (!Number.isSafeInteger(id) || id <= 0) return data(null, 400);
    try {
      await finishArticleReport(app, id);
    } catch (error) {
      return staffOnly(app, PATH, error);
    }
    return redirect(url.pathname + url.search);
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
