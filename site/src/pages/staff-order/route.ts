import { redirect } from 'react-router-dom';
import { cancelOrder, staffOrderQuery } from '../../api/staff-orders.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { refusedForm } from '../../features/auth/session/staff-form-refused.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { orderWords } from '../../features/staff-orders/words.ts';
import { serviceIdOf as idOf } from '../../parts/service/service-id.ts';

export interface StaffOrderData {
  id: number;
  /** What has just been done. */
  done: 'created' | 'cancelled' | null;
  /** Whether the form for a cancellation is open. */
  cancels: boolean;
}

export const pathOf = (id: number): string => `/admin/orders/${id}/`;

/** `/admin/orders/:id/?edit=cancel`: an order of any customer; 404 for others. */
export const route = definePage<StaffOrderData>({
  areas: ['account', 'staff', 'staff-orders'],
  async load({ app, params, url }) {
    const id = idOf(params['id']);
    if (!(await isSignedIn(app))) return toLogin(app, url.pathname);
    try {
      await app.queryClient.fetchQuery({ ...staffOrderQuery(app, id), staleTime: 0 });
    } catch (error) {
      return staffOnly(app, url.pathname, error);
    }
    const query = url.searchParams;
    const done = query.has('created') ? 'created' : query.has('cancelled') ? 'cancelled' : null;
    return { id, done, cancels: query.get('edit') === 'cancel' };
  },
  async act({ app, form, params }) {
    const id = idOf(params['id']);
    try {
      await cancelOrder(app, id, formText(form, 'reason'));
      return redirect(`${pathOf(id)}?cancelled`);
    } catch (error) {
      return refusedForm(app, pathOf(id), form, error);
    }
  },
  meta: ({ data: { id }, intl }) => ({
    title: intl.formatMessage(orderWords.heading, { id: String(id) }),
    noindex: true,
  }),
});
