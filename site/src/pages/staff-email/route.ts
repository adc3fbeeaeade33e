import type { Language } from '@hoster/contract';
import { languages } from '@hoster/contract/languages';
import { data, redirect } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import { emailPreviewQuery, sendTestEmail } from '../../api/staff-emails.ts';
import { definePage, UNSENT } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { forgetSession, isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';

export interface StaffEmailData {
  kind: string;
  title: string;
  language: Language;
  isSent: boolean;
}

/** Why no test was sent. */
export interface TestRefused {
  reason: 'tooMany' | 'failed' | 'session-ended';
}

/** Address of the preview in a language. */
export const addressOf = (kind: string, language: Language): string => `/admin/emails/${kind}/?language=${language}`;

const languageIn = (url: URL): Language | undefined =>
  languages.find((one) => one === url.searchParams.get('language'));

/** `/admin/emails/:kind/?language=`: an email with invented data, for staff; 404 for customers. */
export const route = definePage<StaffEmailData>({
  areas: ['account', 'staff', 'staff-emails'],
  async load({ app, params, url }) {
    const path = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, path);
    const kind = params['kind'] ?? '';
    const language = languageIn(url) ?? app.lang;
    try {
      const { title } = await app.queryClient.fetchQuery({ ...emailPreviewQuery(app, kind, language), staleTime: 0 });
      return { kind, title, language, isSent: url.searchParams.has('sent') };
    } catch (error) {
      return staffOnly(app, path, error);
    }
  },
  async act({ app, params, url }) {
    const kind = params['kind'] ?? '';
    const language = languageIn(url) ?? app.lang;
    try {
      await sendTestEmail(app, kind, language);
      return redirect(`${addressOf(kind, language)}&sent`);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status === 403 || error.status === 404) return staffOnly(app, url.pathname + url.search, error);
      if (error.status === 401) await forgetSession(app);
      const reason = error.status === 401 ? 'session-ended' : error.status === 429 ? 'tooMany' : 'failed';
      return data<TestRefused>({ reason }, error.status >= 400 ? error.status : UNSENT);
    }
  },
  meta: ({ data: { title } }) => ({ title, noindex: true }),
});
