import type { QueryKey } from '@tanstack/react-query';
import { redirect } from 'react-router-dom';
import { financeQuery, transactionsQuery } from '../../api/account.ts';
import { isApiError } from '../../api/errors.ts';
import { paymentMethodsQuery } from '../../api/payments.ts';
import { chargesQuery } from '../../api/service-settings.ts';
import { definePage } from '../../app/router/page.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { type CountryOption, countryOptions } from '../../features/personal-info/country-options.ts';
import { newRequestKey } from '../../order/actions/request-key.ts';
import { addressOf, type TransactionsAsked, transactionsAsked } from './address.ts';
import { billingAction } from './billing-action.ts';

const SAVED = [
  'card',
  'card-added',
  'card-failed',
  'card-replaced',
  'card-waits',
  'renewal-card',
  'renewal-source',
  'replace-failed',
  'payer',
] as const;

/** Data of the billing page besides its queries. */
export interface BillingData {
  /** What was just saved, so that the page shows it without script, too. */
  saved: (typeof SAVED)[number] | null;
  /** Filter and page of the transactions. */
  asked: TransactionsAsked;
  /** The form that the address opens. */
  edits: 'top-up' | 'company' | null;
  /** The saved card that the address asks to replace. */
  replaces: number | null;
  /** Sent with a top-up, so that a second click pays once. */
  topUpKey: string;
  /** Amount to top up that a link asks for, as text. */
  amount: string;
  /** Its currency; the form uses another one if it isn't offered. */
  amountCurrency: string;
  countries: CountryOption[];
  /** Parts that couldn't be fetched. Also known on the server, which doesn't retry. */
  failed: Record<'finance' | 'methods' | 'transactions', boolean>;
}

/** The card of `?replace=7`. */
function cardIn({ searchParams }: URL): number | null {
  const text = searchParams.get('replace') ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

/** `/my/billing/`: balance, transactions, cards, companies. */
export const route = definePage<BillingData>({
  areas: ['account'],
  async load({ app, url }) {
    const next = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, next);
    const { queryClient } = app;
    const asked = transactionsAsked(url.searchParams);
    const [finance, methods, transactions] = [
      financeQuery(app),
      paymentMethodsQuery(app),
      transactionsQuery(app, asked),
    ];
    // Money is never shown from the cache.
    await Promise.all([
      queryClient.prefetchQuery({ ...finance, staleTime: 0 }),
      queryClient.prefetchQuery({ ...transactions, staleTime: 0 }),
      queryClient.prefetchQuery({ ...chargesQuery(app), staleTime: 0 }),
      queryClient.prefetchQuery(methods),
    ]);
    if (isApiError(queryClient.getQueryState(finance.queryKey)?.error, 401)) return toLogin(app, next);
    // A page after the last, from an old address.
    if (asked.page && isApiError(queryClient.getQueryState(transactions.queryKey)?.error, 404)) {
      return redirect(addressOf({ kind: asked.kind }));
    }
    const missing = (key: QueryKey) => queryClient.getQueryData(key) === undefined;
    const [saved, edits] = [url.searchParams.get('saved'), url.searchParams.get('edit')];
    const amount = url.searchParams.get('amount') ?? '';
    return {
      asked,
      saved: SAVED.find((part) => part === saved) ?? null,
      edits: edits === 'top-up' || edits === 'company' ? edits : null,
      replaces: cardIn(url),
      topUpKey: newRequestKey(),
      amount: /^\d{1,7}([.,]\d{1,2})?$/.test(amount) ? amount : '',
      amountCurrency: url.searchParams.get('currency') ?? 'EUR',
      countries: await countryOptions(app.lang),
      failed: {
        finance: missing(finance.queryKey),
        methods: missing(methods.queryKey),
        transactions: missing(transactions.queryKey),
      },
    };
  },
  act: ({ app, form }) => billingAction(app, form),
  meta: ({ intl }) => ({
    title: intl.formatMessage({
      id: 'account.billing.title',
      defaultMessage: 'Billing',
      description: 'Title of the page with balance, cards and companies',
    }),
    noindex: true,
  }),
});
