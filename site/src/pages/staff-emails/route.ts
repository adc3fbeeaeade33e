import type { StaffPermission } from '@hoster/contract';
import { emailTemplatesQuery } from '../../api/staff-emails.ts';
import { menuQuery } from '../../api/menu.ts';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { words } from './words.ts';

export const PATH = '/admin/emails/';

export interface StaffEmailsData {
  search: string;
  /** Which pages about emails the role of the viewer opens. */
  sees: { undelivered: boolean; quarantine: boolean };
}

/** `/admin/emails/?search=`: the emails that the shop sends, for staff; 404 for customers. */
export const route = definePage<StaffEmailsData>({
  areas: ['account', 'staff', 'staff-emails'],
  async load({ app, url }) {
    const path = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, path);
    try {
      await app.queryClient.fetchQuery({ ...emailTemplatesQuery(app), staleTime: 0 });
      const menu = await app.queryClient.ensureQueryData(menuQuery(app));
      const may = (permission: StaffPermission) => menu?.staff?.includes(permission) ?? false;
      const search = (url.searchParams.get('search') ?? '').trim().slice(0, 100);
      return { search, sees: { undelivered: may('emails'), quarantine: may('tickets') } };
    } catch (error) {
      return staffOnly(app, path, error);
    }
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
