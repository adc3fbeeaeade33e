import { redirect } from 'react-router-dom';
import { staffOfferQuery, withdrawOffer } from '../../api/staff-offers.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { refusedForm } from '../../features/auth/session/staff-form-refused.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { serviceIdOf as idOf } from '../../parts/service/service-id.ts';

export interface StaffOfferData {
  id: number;
  name: string;
  /** What has just been done. */
  done: 'sent' | 'withdrawn' | null;
  /** Whether the form that withdraws it is open. */
  withdraws: boolean;
}

export const pathOf = (id: number): string => `/admin/offers/${id}/`;

/** `/admin/offers/:id/?edit=withdraw`: an offer to any customer; 404 for others. */
export const route = definePage<StaffOfferData>({
  areas: ['account', 'staff', 'staff-offers'],
  async load({ app, params, url }) {
    const id = idOf(params['id']);
    if (!(await isSignedIn(app))) return toLogin(app, url.pathname);
    const query = url.searchParams;
    const done = query.has('sent') ? 'sent' : query.has('withdrawn') ? 'withdrawn' : null;
    try {
      const { name } = await app.queryClient.fetchQuery({ ...staffOfferQuery(app, id), staleTime: 0 });
      return { id, name, done, withdraws: query.get('edit') === 'withdraw' };
    } catch (error) {
      return staffOnly(app, url.pathname, error);
    }
  },
  async act({ app, form, params }) {
    const id = idOf(params['id']);
    try {
      await withdrawOffer(app, id, formText(form, 'reason'));
      return redirect(`${pathOf(id)}?withdrawn`);
    } catch (error) {
      return refusedForm(app, pathOf(id), form, error);
    }
  },
  meta: ({ data: { name } }) => ({ title: name, noindex: true }),
});
