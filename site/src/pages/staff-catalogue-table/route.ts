import type { CatalogueTableName } from '@hoster/contract';
import { catalogueTables } from '@hoster/contract/catalogue-tables';
import { redirect } from 'react-router-dom';
import { addCatalogueRow, catalogueRowsQuery, withdrawCatalogue } from '../../api/staff-catalogue.ts';
import { formText } from '../../app/router/form-text.ts';
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
  /** The form that the address opens. */
  edit: 'new' | 'withdrawal' | null;
}

/** Address of a page of a table. */
export const addressOf = (list: Partial<StaffCatalogueTableData>): string =>
  withQuery(`/admin/catalogue/${list.table}/`, list);

/** Address of a table as a file, with its filters. */
export const csvOf = (list: Partial<StaffCatalogueTableData>): string =>
  withQuery(`/my/api/staff/catalogue/${list.table}/csv/`, list);

function withQuery(path: string, { after, search, state = 'all' }: Partial<StaffCatalogueTableData>): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (state !== 'all') query.set('state', state);
  if (after !== undefined) query.set('after', after);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

function editIn(table: CatalogueTableName, asked: string | null): StaffCatalogueTableData['edit'] {
  const { canAdd, canBeOff } = catalogueTables[table];
  if (asked === 'new' && canAdd) return 'new';
  return asked === 'withdrawal' && canBeOff ? 'withdrawal' : null;
}

/** `/admin/catalogue/:table/?search=&state=&after=&edit=`: rows of a table of the catalogue, for staff. */
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
    return { table, search, state, after, edit: editIn(table, url.searchParams.get('edit')) };
  },
  async act({ app, form, params, url }) {
    const table = tableOf(params['table']);
    try {
      if (formText(form, 'intent') === 'withdrawal') {
        await withdrawCatalogue(app, table);
        return redirect(addressOf({ table, state: 'off' }));
      }
      const { key } = await addCatalogueRow(app, table, { values: readForm(catalogueTables[table], form, true) });
      return redirect(`/admin/catalogue/${table}/${key}/?saved`);
    } catch (error) {
      return refusedForm(app, url.pathname, form, error);
    }
  },
  meta: ({ data: { table }, intl }) => ({ title: intl.formatMessage(tableWords[table]), noindex: true }),
});
