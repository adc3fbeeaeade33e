import type { Config, Features, MenuContext } from '@hoster/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { menuQuery } from '../../api/menu.ts';
import { authQuery } from '../../api/session.ts';
import type { AuthStatus } from '../../api/auth-status.ts';
import type { Notify, TransportInit } from '../../api/request.ts';
import { configQuery, currenciesQuery, featuresQuery } from '../../api/site.ts';
import { type AppContext, AppProvider, createApp } from '../../app/app-context.tsx';
import { type Lang, LANGUAGES } from '../../i18n/languages.ts';
import { EURO } from '../../app/visitor/use-currency.ts';
import { VisitorProvider } from '../../app/visitor/visitor-provider.tsx';
import { LanguageProvider } from '../../i18n/provider.tsx';
import { strangerFacts } from '../../testing/visitor-facts.ts';

export interface Visit {
  /** Path with query. */
  at?: string;
  /** Where the edge sees the visitor. */
  country?: string;
  auth?: AuthStatus;
  menu?: MenuContext;
  config?: Partial<Config>;
  features?: Partial<Features>;
  promoDismissed?: boolean;
  /** Answers calls by path; anything else is a 404. */
  answer?: (path: string, init: TransportInit) => Response | Promise<Response> | undefined;
}

const CONFIG: Config = {
  brand: 'Hoster',
  languages: [...LANGUAGES],
  default_language: 'en',
  default_currency: 'EUR',
  known_hosts: ['hoster.example'],
  cookie_domain: null,
  local_service_host: null,
  password: { min_length: 7 },
  two_factor: { code_length: 6, recovery_length: 8 },
  promo: { discount_percent: 5, months: 3 },
  trial: { vps_free_days: 7, vps_paid_days: 4, vps_paid_price: 1, vpn_money_back_days: 7 },
  partner: { cashback_percent_max: 40 },
  crypto: { min_amount: 10, wallet_ttl_hours: 24, step: 0.01 },
  order: { project_name_max_length: 64, name_max_length: 63, comment_max_length: 2000, items_max: 20 },
  support_widget_delay_ms: 15_000,
  social_links: [],
  php_versions: [],
  company_since: 2010,
};

const features = (country: string | undefined): Features => ({
  country_code: country ?? null,
  vpn_available: true,
  currencies: ['EUR', 'USD', 'GBP'],
  payment_icons: [],
  chat: null,
  support_widget: true,
  status_url: null,
});

/** The application of a visitor of whom everything is known already, and what they have for cookies. */
export function siteVisit(visit: Visit, notify: Notify): { app: AppContext; cookies: Map<string, string> } {
  const { auth = { status: 'none' }, country, menu, config, promoDismissed = false, answer } = visit;
  const cookies = new Map([['csrftoken', 'token'.padEnd(32, '0')]]);
  const app = createApp({
    facts: { ...strangerFacts, mayBeSignedIn: auth.status !== 'none', promoDismissed },
    transport: async (url, init) => answer?.(url, init) ?? new Response(null, { status: 404 }),
    cookie: (name) => cookies.get(name) ?? null,
    setCookie: (name, value) => void cookies.set(name, value),
    notify,
    log: () => undefined,
  });
  const { queryClient } = app;
  queryClient.setQueryData(authQuery(app).queryKey, auth);
  queryClient.setQueryData(menuQuery(app).queryKey, menu ?? null);
  queryClient.setQueryData(configQuery(app).queryKey, { ...CONFIG, ...config });
  queryClient.setQueryData(featuresQuery(app).queryKey, { ...features(country), ...visit.features });
  queryClient.setQueryData(currenciesQuery(app).queryKey, [EURO]);
  return { app, cookies };
}

/** Providers around a part of the layout, except the router: application, queries, language. */
export function SiteFrame({ app, lang = 'en', children }: { app: AppContext; lang?: Lang; children: ReactNode }) {
  return (
    <AppProvider value={app.inLanguage(lang)}>
      <QueryClientProvider client={app.queryClient}>
        <LanguageProvider lang={lang} timeZone="UTC" brand="Hoster">
          <VisitorProvider>{children}</VisitorProvider>
        </LanguageProvider>
      </QueryClientProvider>
    </AppProvider>
  );
}
