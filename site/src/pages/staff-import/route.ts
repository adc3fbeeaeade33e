import { importRunQuery } from '../../api/imports.ts';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { serviceIdOf as idOf } from '../../parts/service/service-id.ts';

export interface StaffImportData {
  id: number;
  title: string;
}

/** `/admin/imports/:id/`: an import and its report, for staff. */
export const route = definePage<StaffImportData>({
  areas: ['account', 'staff', 'staff-imports'],
  async load({ app, params, url }) {
    const id = idOf(params['id']);
    if (!(await isSignedIn(app))) return toLogin(app, url.pathname);
    try {
      const { title } = await app.queryClient.fetchQuery({ ...importRunQuery(app, id), staleTime: 0 });
      return { id, title };
    } catch (error) {
      return staffOnly(app, url.pathname, error);
    }
  },
  meta: ({ data: { title } }) => ({ title, noindex: true }),
});
