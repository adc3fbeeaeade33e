import type { CatalogueTableName } from '@hoster/contract';
import { catalogueTables } from '@hoster/contract/catalogue-tables';
import { data, redirect } from 'react-router-dom';
import { type CatalogueAction, catalogueRowQuery, changeCatalogueRow } from '../../api/staff-catalogue.ts';
import { formNumberOrNull } from '../../app/router/form-number.ts';
import { formText, formTexts } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { refusedForm } from '../../features/auth/session/staff-form-refused.ts';
import { tableOf } from '../../features/staff-catalogue/table-of.ts';
import { amountText, readForm, rowTitle } from '../../features/staff-catalogue/values.ts';

export const forms = ['values', 'price', 'stock', 'state'] as const;
export type RowForm = (typeof forms)[number];

export interface StaffCatalogueRowData {
  table: CatalogueTableName;
  key: string;
  values: Record<string, unknown>;
  /** The form that the address opens. */
  edit: RowForm | null;
  isSaved: boolean;
}

const keyOf = (text: string | undefined): string => {
  if (text === undefined || !/^[\w.-]{1,60}$/.test(text)) throw data(null, { status: 404 });
  return text;
};

/** The change that a form asks for; undefined for none. */
function actionOf(table: CatalogueTableName, form: FormData): CatalogueAction | undefined {
  const text = (name: string) => formText(form, name);
  switch (text('intent')) {
    case 'values': {
      const values = readForm(catalogueTables[table], form, false);
      return { is: 'values', body: { version: text('version'), values } };
    }
    case 'price':
      return {
        is: 'price',
        body: {
          price: amountText(text('price')),
          old_price: text('old_price') === '' ? null : amountText(text('old_price')),
          starts: text('starts') === '' ? null : `${text('starts')}T00:00:00.000Z`,
          reason: text('reason'),
        },
      };
    case 'stock': {
      const stock = formTexts(form)
        .filter(([name]) => name === 'location')
        .map(([, location]) => ({
          location: Number(location),
          available: formNumberOrNull(form, `available-${location}`),
          was: formNumberOrNull(form, `was-${location}`),
        }));
      return { is: 'stock', body: { stock } };
    }
    case 'state':
      return { is: 'state', body: { is_on: text('on') === '1', successor: text('successor') || null } };
    case 'withdraw':
      return { is: 'withdraw', id: Number(text('id')) };
    default:
      return undefined;
  }
}

/** `/admin/catalogue/:table/:row/?edit=`: a row of the catalogue, for staff. */
export const route = definePage<StaffCatalogueRowData>({
  areas: ['account', 'staff', 'staff-catalogue'],
  async load({ app, params, url }) {
    const [table, key] = [tableOf(params['table']), keyOf(params['row'])];
    const path = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, path);
    try {
      const { values } = await app.queryClient.fetchQuery({ ...catalogueRowQuery(app, table, key), staleTime: 0 });
      const edit = forms.find((one) => one === url.searchParams.get('edit')) ?? null;
      return { table, key, values, edit, isSaved: url.searchParams.has('saved') };
    } catch (error) {
      return staffOnly(app, path, error);
    }
  },
  async act({ app, form, params, url }) {
    const [table, key] = [tableOf(params['table']), keyOf(params['row'])];
    const action = actionOf(table, form);
    if (!action) return data(null, 400);
    try {
      await changeCatalogueRow(app, { table, row: key }, action);
      return redirect(`/admin/catalogue/${table}/${key}/?saved`);
    } catch (error) {
      return refusedForm(app, url.pathname, form, error);
    }
  },
  meta: ({ data: { table, values }, intl }) => ({
    title: rowTitle(intl, catalogueTables[table], values),
    noindex: true,
  }),
});
