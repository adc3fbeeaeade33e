import {
  customerEmailQuery,
  customerEmailsQuery,
  customerInvoicesQuery,
  customerMergeQuery,
  customerMovementsQuery,
  customerNotesQuery,
  customerPaymentsQuery,
  customerQuery,
  customerServicesQuery,
  customerSessionsQuery,
  customerTicketsQuery,
} from '../../api/staff-customers.ts';
import { type FieldErrors, fieldErrors, isApiError } from '../../api/errors.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { newRequestKey } from '../../order/actions/request-key.ts';
import { serviceIdOf as idOf } from '../../parts/service/service-id.ts';
import { customerAction, type Done, doneNames } from './action.ts';
import { dialogIn, type OpenDialog } from './dialogs.ts';
import { type Begins, beginsIn, type CustomerTab, idIn, tabIn } from './tabs.ts';

export interface StaffCustomerData {
  id: number;
  name: string;
  tab: CustomerTab;
  begins: Begins;
  /** The email that the address opens. */
  email: number | null;
  dialog: OpenDialog | null;
  /** The customer whom the address asks to merge into this one: as typed, and the errors of what isn't found. */
  merge: { other: string; errors: FieldErrors };
  done: Done | null;
  /** Key of the form that is done once. */
  requestKey: string;
}

/** `/admin/customers/:id/?tab=`: a customer; 404 for customers, and for roles without this permission. */
export const route = definePage<StaffCustomerData>({
  areas: ['account', 'staff', 'staff-customer', 'security-log', 'tickets'],
  async load({ app, params, url }) {
    const id = idOf(params['id']);
    if (!(await isSignedIn(app))) return toLogin(app, url.pathname + url.search);
    const tab = tabIn(url);
    const begins = beginsIn(url);
    const email = idIn(url, 'email-id');
    try {
      const [{ name }] = await Promise.all([
        app.queryClient.fetchQuery({ ...customerQuery(app, id), staleTime: 0 }),
        loadTab(app, { begins, email, id, tab }),
      ]);
      const merge = await loadMerge(app, id, url);
      const done = doneNames.find((one) => one === url.searchParams.get('done')) ?? null;
      return {
        id,
        name,
        tab,
        begins,
        email: email ?? null,
        dialog: dialogIn(url),
        merge,
        done,
        requestKey: newRequestKey(),
      };
    } catch (error) {
      return staffOnly(app, url.pathname + url.search, error);
    }
  },
  act: ({ app, form, params }) => customerAction(app, idOf(params['id']), form),
  meta: ({ data: { id, name } }) => ({ title: name === '' ? `#${id}` : name, noindex: true }),
});

/** Fetches what a merge would move, once the address names the other customer. */
async function loadMerge(app: AppContext, id: number, url: URL): Promise<StaffCustomerData['merge']> {
  const other = (url.searchParams.get('other') ?? '').trim().slice(0, 254);
  if (other === '' || url.searchParams.get('dialog') !== 'merge') return { other: '', errors: {} };
  try {
    await app.queryClient.fetchQuery({ ...customerMergeQuery(app, id, other), staleTime: 0 });
    return { other, errors: {} };
  } catch (error) {
    if (isApiError(error, 400)) return { other, errors: fieldErrors(error.data) };
    throw error;
  }
}

/** Fetches what a part of the page shows. */
async function loadTab(
  app: AppContext,
  { begins, email, id, tab }: { begins: Begins; email: number | undefined; id: number; tab: CustomerTab },
): Promise<void> {
  const fresh = { staleTime: 0 };
  const { queryClient } = app;
  const from = (before: number | undefined) => (before === undefined ? {} : { before });
  switch (tab) {
    case 'overview':
      return;
    case 'services':
      await queryClient.fetchQuery({ ...customerServicesQuery(app, id, from(begins.services)), ...fresh });
      return;
    case 'money':
      await Promise.all([
        queryClient.fetchQuery({ ...customerMovementsQuery(app, id, from(begins.transactions)), ...fresh }),
        queryClient.fetchQuery({ ...customerPaymentsQuery(app, id, from(begins.payments)), ...fresh }),
        queryClient.fetchQuery({ ...customerInvoicesQuery(app, id, from(begins.invoices)), ...fresh }),
      ]);
      return;
    case 'tickets':
      await queryClient.fetchQuery({ ...customerTicketsQuery(app, id, from(begins.tickets)), ...fresh });
      return;
    case 'sessions':
      await queryClient.fetchQuery({ ...customerSessionsQuery(app, id), ...fresh });
      return;
    case 'emails':
      await queryClient.fetchQuery({ ...customerEmailsQuery(app, id, from(begins.emails)), ...fresh });
      if (email !== undefined) await queryClient.fetchQuery({ ...customerEmailQuery(app, id, email), ...fresh });
      return;
    case 'notes':
      await queryClient.fetchQuery({ ...customerNotesQuery(app, id), ...fresh });
  }
}
