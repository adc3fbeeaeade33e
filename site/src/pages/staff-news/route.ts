import type { StaffNewsState } from '@hoster/contract';
import { staffNewsQuery } from '../../api/staff-content.ts';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { words } from './words.ts';

export const PATH = '/admin/content/news/';
export const states = ['published', 'planned', 'hidden'] as const;

export interface StaffNewsData {
  search: string;
  state?: StaffNewsState;
  /** Slug of the last article of the page before. */
  after?: string;
}

/** Address of a page of the list. */
export function addressOf({ after, search, state }: Partial<StaffNewsData>): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (state) query.set('state', state);
  if (after !== undefined) query.set('after', after);
  return query.size > 0 ? `${PATH}?${query.toString()}` : PATH;
}

/** `/admin/content/news/?search=&state=&after=`: all news, for staff; 404 for customers. */
export const route = definePage<StaffNewsData>({
  areas: ['account', 'staff', 'staff-content'],
  async load({ app, url }) {
    const path = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, path);
    const search = (url.searchParams.get('search') ?? '').trim().slice(0, 100);
    const state = states.find((one) => one === url.searchParams.get('state'));
    const asked = url.searchParams.get('after') ?? '';
    const query = { search, ...(state && { state }), ...(/^[a-z0-9-]{1,80}$/.test(asked) && { after: asked }) };
    try {
      await app.queryClient.fetchQuery({ ...staffNewsQuery(app, query), staleTime: 0 });
    } catch (error) {
      return staffOnly(app, path, error);
    }
    return query;
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
