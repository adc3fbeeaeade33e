import { auditQuery } from '../../api/staff-people.ts';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { words } from './words.ts';

export const PATH = '/admin/audit/';

export interface StaffAuditData {
  search: string;
  /** Entries older than this one; undefined on the first page. */
  before: number | undefined;
}

/** Address of a page of the log, or of the log as a file. */
export function addressOf({ search, before }: Partial<StaffAuditData>, path = PATH): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (before !== undefined) query.set('before', String(before));
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** `/admin/audit/?search=&before=`: what staff have done; 404 for customers, and for roles without this permission. */
export const route = definePage<StaffAuditData>({
  areas: ['account', 'staff', 'staff-audit'],
  async load({ app, url }) {
    if (!(await isSignedIn(app))) return toLogin(app, url.pathname + url.search);
    const search = (url.searchParams.get('search') ?? '').trim().slice(0, 100);
    const asked = Number(url.searchParams.get('before') ?? Number.NaN);
    const before = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined;
    try {
      const query = { search, ...(before !== undefined && { before }) };
      await app.queryClient.fetchQuery({ ...auditQuery(app, query), staleTime: 0 });
    } catch (error) {
      return staffOnly(app, url.pathname + url.search, error);
    }
    return { search, before };
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
