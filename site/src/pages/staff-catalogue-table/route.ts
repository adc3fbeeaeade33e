import type { CatalogueTableName } from '@hoster/contract';
import { catalogueTables } from '@hoster/contract/catalogue-tables';
import { redirect } from 'react-router-dom';
import { addCatalogueRow, catalogueRowsQuery } from '../../api/staff-catalogue.ts';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { refusedForm } from '../../features/auth/session/staff-form-refused.ts';
import { tableOf } from '../../features/staff-catalogue/table-of.ts';
import { readForm } from '../../features/staff-catalogue/values.ts';
import { tableWords } from '../../features/staff-catalogue/words.ts';

export const states = ['all', 'on', 'off'] as const;

export interface StaffCatalogueTableData {
  table: CatalogueTableName;
  search: string;
  state: (typeof states)[number];
  after: string | undefined;
  /** Whether the form for a new row is open. */
  adds: boolean;
}

/** Address of a page of a table. */
export function addressOf({ after, search, state = 'all', table }: Partial<StaffCatalogueTableData>): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (state !== 'all') query.set('state', state);
  if (after !== undefined) query.set('after', after);
  const path = `/admin/catalogue/${table}/`;
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** `/admin/catalogue/:table/?search=&state=&after=&edit=new`: rows of a table of the catalogue, for staff. */
export const route = definePage<StaffCatalogueTableData>({
  areas: ['account', 'staff', 'staff-catalogue'],
  async load({ app, params, url }) {
    const table = tableOf(params['table']);
    const path = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, path);
    const search = (url.searchParams.get('search') ?? '').trim().slice(0, 100);
    const state = states.find((one) => one === url.searchParams.get('state')) ?? 'all';
    const asked = url.searchParams.get('after') ?? '';
    const after = /^[\w.-]{1,60}$/.test(asked) ? asked : undefined;
    try {
      const query = { search, state, ...(after !== undefined && { after }) };
      await app.queryClient.fetchQuery({ ...catalogueRowsQuery(app, table, query), staleTime: 0 });
    } catch (error) {
      return staffOnly(app, path, error);
    }
    const adds = catalogueTables[table].canAdd === true && url.searchParams.get('edit') === 'new';
    return { table, search, state, after, adds };
  },
  async act({ app, form, params, url }) {
    const table = tableOf(params['table']);
    try {
      const { key } = await addCatalogueRow(app, table, { values: readForm(catalogueTables[table], form, true) });
      return redirect(`/admin/catalogue/${table}/${key}/?saved`);
    } catch (error) {
      return refusedForm(app, url.pathname, form, error);
    }
  },
  meta: ({ data: { table }, intl }) => ({ title: intl.formatMessage(tableWords[table]), noindex: true }),
});
