import type { Partner } from '@hoster/contract';
import { data, redirect } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import { cashbackQuery, joinPartners, partnerQuery, payOutCashback } from '../../api/partner.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { forgetSession, isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { partnerLink, type PartnerLinkErrors } from '../../features/partner-link/partner-link.ts';
import { localPath } from '../../i18n/languages.ts';
import { words } from './words.ts';

export const PARTNER = '/my/partner/';

const SAVED = ['joined', 'paid'] as const;

export interface PartnerData {
  /** What was just done. */
  saved: (typeof SAVED)[number] | null;
  /** Whether the address opens the payout. */
  isPayingOut: boolean;
  /** Page of the cashback, from 1. */
  page: number;
  /** Input of the form that makes a link; null before that. */
  typed: { address: string } | null;
  /** To the home page, or the one whose address was typed; null with errors, and for an account that hasn't joined. */
  link: string | null;
  errors: PartnerLinkErrors;
  /** Whether the visitor's role lacks billing. */
  isForbidden: boolean;
  failed: boolean;
}

/** Response when a form of the page is rejected. */
export type PartnerAnswer = { kind: 'changed' } | { kind: 'session-ended' };

/** `/my/partner/`: the account in the partner programme. */
export const route = definePage<PartnerData>({
  areas: ['partner', 'partner-link', 'account'],
  async load({ app, url }) {
    const next = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, next);
    const asked = Number(url.searchParams.get('page') ?? '1');
    const page = Number.isSafeInteger(asked) && asked > 0 ? Math.min(asked, 1_000_000) : 1;
    const [partner, cashback] = [partnerQuery(app), cashbackQuery(app, page)];
    const { queryClient } = app;
    // Money is never shown from the cache.
    await Promise.all([
      queryClient.prefetchQuery({ ...partner, staleTime: 0 }),
      queryClient.prefetchQuery({ ...cashback, staleTime: 0 }),
    ]);
    const problem = queryClient.getQueryState(partner.queryKey)?.error;
    if (isApiError(problem, 401)) return toLogin(app, next);
    // A page after the last, from an old address.
    if (isApiError(queryClient.getQueryState(cashback.queryKey)?.error, 404)) return redirect(PARTNER);
    const known = queryClient.getQueryData(partner.queryKey);
    const saved = url.searchParams.get('saved');
    return {
      saved: SAVED.find((one) => one === saved) ?? null,
      isPayingOut: url.searchParams.get('edit') === 'payout',
      page,
      ...linkOf(app, known, url.searchParams.get('address')),
      isForbidden: isApiError(problem, 403),
      failed: known === undefined,
    };
  },
  async act({ app, form }) {
    try {
      if (formText(form, 'intent') === 'join') {
        await joinPartners(app);
        return redirect(`${PARTNER}?saved=joined`);
      }
      await payOutCashback(app, Number(formText(form, 'number')), formText(form, 'amount'));
      return redirect(`${PARTNER}?saved=paid`);
    } catch (error) {
      if (isApiError(error, 401)) {
        await forgetSession(app);
        return data<PartnerAnswer>({ kind: 'session-ended' }, 401);
      }
      // The role has changed since: the page says so.
      if (isApiError(error, 403)) return redirect(PARTNER);
      // A form that somebody has tampered with gets the same answer.
      if (!isApiError(error, 409) && !isApiError(error, 400)) throw error;
      return data<PartnerAnswer>({ kind: 'changed' }, 409);
    }
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});

function linkOf(
  { facts: { origin }, lang }: AppContext,
  partner: Partner | undefined,
  address: string | null,
): Pick<PartnerData, 'typed' | 'link' | 'errors'> {
  const typed = address === null ? null : { address };
  if (!partner || partner.code === null) return { typed, link: null, errors: {} };
  return { typed, link: null, errors: {}, ...partnerLink(address ?? localPath(lang, '/'), partner.code, origin) };
}
