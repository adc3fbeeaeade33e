import { redirect } from 'react-router-dom';
import { saveBanner, staffBannerQuery } from '../../api/staff-banner.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { refusedForm } from '../../features/auth/session/staff-form-refused.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { words } from './words.ts';

export const PATH = '/admin/banner/';

export interface StaffBannerData {
  isSaved: boolean;
  /** When the page was asked for, for the state of the banner. */
  now: number;
}

const momentIn = (form: FormData, name: string): string => {
  const text = formText(form, name);
  return text === '' ? '' : `${text.slice(0, 16)}:00.000Z`;
};

const orNull = (text: string): string | null => (text === '' ? null : text);

/** `/admin/banner/`: the promo banner of the shop, for staff; 404 for customers. */
export const route = definePage<StaffBannerData>({
  areas: ['account', 'staff', 'staff-banner'],
  async load({ app, url }) {
    const path = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, path);
    try {
      await app.queryClient.fetchQuery({ ...staffBannerQuery(app), staleTime: 0 });
      return { isSaved: url.searchParams.has('saved'), now: Date.now() };
    } catch (error) {
      return staffOnly(app, path, error);
    }
  },
  async act({ app, form, url }) {
    try {
      await saveBanner(app, {
        is_on: form.has('is_on'),
        text: { en: formText(form, 'text.en'), ru: formText(form, 'text.ru') },
        code: orNull(formText(form, 'code')),
        link: orNull(formText(form, 'link')),
        starts: momentIn(form, 'starts'),
        ends: momentIn(form, 'ends'),
        version: Number(formText(form, 'version')),
      });
      return redirect(`${PATH}?saved`);
    } catch (error) {
      return refusedForm(app, url.pathname, form, error);
    }
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
