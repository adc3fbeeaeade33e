import { redirect } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import { makeOffer, staffOfferFormQuery, staffOffersQuery } from '../../api/staff-offers.ts';
import { formNumber, formNumberOrNull } from '../../app/router/form-number.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { refusedForm } from '../../features/auth/session/staff-form-refused.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { offerWords } from '../../features/staff-offers/words.ts';

export const PATH = '/admin/offers/new/';

export interface StaffNewOfferData {
  /** The account that the offer is for; null: it's still to be chosen. */
  customer: number | null;
  /** What the address says, if that isn't an account to offer something to. */
  unknown: string | null;
}

const idIn = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** `/admin/offers/new/?customer=`: an offer for a customer; 404 for customers and other roles. */
export const route = definePage<StaffNewOfferData>({
  areas: ['account', 'staff', 'staff-offers'],
  async load({ app, url }) {
    if (!(await isSignedIn(app))) return toLogin(app, url.pathname + url.search);
    const asked = (url.searchParams.get('customer') ?? '').trim();
    const customer = idIn(asked);
    try {
      if (customer === null) {
        // Says who may offer something, when it isn't known to whom.
        await app.queryClient.fetchQuery(staffOffersQuery(app, {}));
        return { customer, unknown: asked === '' ? null : asked.slice(0, 20) };
      }
      await app.queryClient.fetchQuery({ ...staffOfferFormQuery(app, customer), staleTime: 0 });
      return { customer, unknown: null };
    } catch (error) {
      if (isApiError(error, 404) || isApiError(error, 409)) return { customer: null, unknown: asked };
      return staffOnly(app, url.pathname + url.search, error);
    }
  },
  async act({ app, form }) {
    const text = (name: string) => formText(form, name);
    const customer = idIn(text('customer')) ?? 0;
    const day = text('expires');
    try {
      const { id } = await makeOffer(app, {
        customer,
        plan: idIn(text('plan')) ?? 0,
        name: text('name'),
        price: formNumber(form, 'price'),
        setup_fee: formNumberOrNull(form, 'setup_fee') ?? 0,
        expires: day === '' ? '' : `${day}T23:59:59.000Z`,
        note: text('note'),
      });
      return redirect(`/admin/offers/${id}/?sent`);
    } catch (error) {
      return refusedForm(app, `${PATH}?customer=${customer}`, form, error);
    }
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(offerWords.newTitle), noindex: true }),
});
