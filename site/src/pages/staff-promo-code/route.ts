import { redirect } from 'react-router-dom';
import { changePromoCode, promoCodeQuery } from '../../api/promo-codes.ts';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { refusedForm } from '../../features/auth/session/staff-form-refused.ts';
import { limitsIn } from '../../features/staff-promo/promo-fields.tsx';
import { serviceIdOf as idOf } from '../../parts/service/service-id.ts';

export interface StaffPromoCodeData {
  id: number;
  code: string;
  edits: boolean;
  isSaved: boolean;
}

/** `/admin/promo-codes/:id/?edit`: a promo code and who used it, for staff. */
export const route = definePage<StaffPromoCodeData>({
  areas: ['account', 'staff', 'staff-promo', 'staff-catalogue'],
  async load({ app, params, url }) {
    const id = idOf(params['id']);
    const path = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, path);
    try {
      const { code } = await app.queryClient.fetchQuery({ ...promoCodeQuery(app, id), staleTime: 0 });
      return { id, code, edits: url.searchParams.has('edit'), isSaved: url.searchParams.has('saved') };
    } catch (error) {
      return staffOnly(app, path, error);
    }
  },
  async act({ app, form, params, url }) {
    const id = idOf(params['id']);
    try {
      await changePromoCode(app, id, { ...limitsIn(form), is_on: form.has('is_on') });
      return redirect(`/admin/promo-codes/${id}/?saved`);
    } catch (error) {
      return refusedForm(app, url.pathname, form, error);
    }
  },
  meta: ({ data: { code } }) => ({ title: code, noindex: true }),
});
