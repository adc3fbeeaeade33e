import type { PromoCodesQuery } from '@hoster/contract';
import { redirect } from 'react-router-dom';
import { addPromoCode, promoCodesQuery } from '../../api/promo-codes.ts';
import { formNumber } from '../../app/router/form-number.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { refusedForm } from '../../features/auth/session/staff-form-refused.ts';
import { limitsIn } from '../../features/staff-promo/promo-fields.tsx';
import { promoWords } from '../../features/staff-promo/words.ts';

export const PATH = '/admin/promo-codes/';
export const kinds = ['staff', 'welcome'] as const;

export interface StaffPromoCodesData {
  query: Pick<PromoCodesQuery, 'search' | 'kind'> & Partial<PromoCodesQuery>;
  /** Whether the form for a new code is open. */
  adds: boolean;
}

/** Address of a page of the list. */
export function addressOf({ before, kind = 'staff', search }: Partial<PromoCodesQuery>, path = PATH): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (kind !== 'staff') query.set('kind', kind);
  if (before !== undefined) query.set('before', String(before));
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** `/admin/promo-codes/?search=&kind=&before=&edit=new`: promo codes, for staff. */
export const route = definePage<StaffPromoCodesData>({
  areas: ['account', 'staff', 'staff-promo', 'staff-catalogue'],
  async load({ app, url }) {
    const path = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, path);
    const search = (url.searchParams.get('search') ?? '').trim().slice(0, 100);
    const kind = kinds.find((one) => one === url.searchParams.get('kind')) ?? 'staff';
    const asked = url.searchParams.get('before') ?? '';
    const query = { search, kind, ...(/^[1-9]\d{0,8}$/.test(asked) && { before: Number(asked) }) };
    try {
      await app.queryClient.fetchQuery({ ...promoCodesQuery(app, query), staleTime: 0 });
    } catch (error) {
      return staffOnly(app, path, error);
    }
    return { query, adds: url.searchParams.get('edit') === 'new' };
  },
  async act({ app, form }) {
    const [percent, months] = [formNumber(form, 'percent'), formNumber(form, 'months')];
    const body = { code: formText(form, 'code'), percent, months };
    try {
      const { id } = await addPromoCode(app, { ...body, ...limitsIn(form) });
      return redirect(`${PATH}${id}/?saved`);
    } catch (error) {
      return refusedForm(app, PATH, form, error);
    }
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(promoWords.title), noindex: true }),
});
