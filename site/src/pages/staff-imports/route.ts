import type { ImportRunsQuery } from '@hoster/contract';
import { importRunsQuery } from '../../api/imports.ts';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { importWords } from '../../features/staff-imports/words.ts';

export const PATH = '/admin/imports/';
export const kinds = ['real', 'dry'] as const;

/** Address of a page of the list. */
export function addressOf({ before, kind }: ImportRunsQuery, path = PATH): string {
  const query = new URLSearchParams();
  if (kind !== undefined) query.set('kind', kind);
  if (before !== undefined) query.set('before', String(before));
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** `/admin/imports/?kind=&before=`: imports of other shops and how to start one, for staff. */
export const route = definePage<ImportRunsQuery>({
  areas: ['account', 'staff', 'staff-imports'],
  async load({ app, url }) {
    const path = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, path);
    const kind = kinds.find((one) => one === url.searchParams.get('kind'));
    const before = url.searchParams.get('before') ?? '';
    const query = { ...(kind && { kind }), ...(/^[1-9]\d{0,8}$/.test(before) && { before: Number(before) }) };
    try {
      await app.queryClient.fetchQuery({ ...importRunsQuery(app, query), staleTime: 0 });
      return query;
    } catch (error) {
      return staffOnly(app, path, error);
    }
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(importWords.title), noindex: true }),
});
