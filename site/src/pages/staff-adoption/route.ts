import { redirect } from 'react-router-dom';
import { adoptionChoicesQuery, adoptService } from '../../api/staff-services.ts';
import { formNumber, formNumberOrNull } from '../../app/router/form-number.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { refusedForm } from '../../features/auth/session/staff-form-refused.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { newRequestKey, sentRequestKey } from '../../order/actions/request-key.ts';
import { words } from './words.ts';

export const PATH = '/admin/services/adopt/';

export interface StaffAdoptionData {
  /** So that a form that is sent twice takes one service over. */
  requestKey: string;
}

/** `/admin/services/adopt/`: takes a running service over; 404 for customers and other roles. */
export const route = definePage<StaffAdoptionData>({
  areas: ['account', 'staff', 'staff-services'],
  async load({ app, url }) {
    if (!(await isSignedIn(app))) return toLogin(app, url.pathname);
    try {
      await app.queryClient.fetchQuery({ ...adoptionChoicesQuery(app), staleTime: 0 });
    } catch (error) {
      return staffOnly(app, PATH, error);
    }
    return { requestKey: newRequestKey() };
  },
  async act({ app, form }) {
    const text = (name: string) => formText(form, name).trim();
    const optional = (name: string) => text(name) || null;
    try {
      const { id } = await adoptService(app, {
        key: sentRequestKey(form),
        email: text('email'),
        plan: text('plan'),
        location: formNumberOrNull(form, 'location'),
        name: text('name'),
        host: optional('host'),
        login: optional('login'),
        ips: text('ips')
          .split(/[\s,]+/)
          .filter(Boolean),
        external_id: text('external_id'),
        paid_until: text('paid_until'),
        rent_period: formNumber(form, 'rent_period'),
        price: formNumber(form, 'price'),
        reason: text('reason'),
      });
      return redirect(`/admin/services/${id}/?saved`);
    } catch (error) {
      return refusedForm(app, PATH, form, error);
    }
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
