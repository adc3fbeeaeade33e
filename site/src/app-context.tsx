import type { ConsentPurpose } from '@hoster/domain/consent';
import { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { createRequester, type Notify, type Requester, type Transport } from './api/request.ts';
import type { LanguageFacts, Lang } from './i18n/languages.ts';
import type { SetCookie } from './start/cookies.ts';
import { createCurrencyChoice, type CurrencyChoice, type WantedCurrency } from './start/currency-choice.ts';

/** What is known of the visitor before anything is asked; travels from server to browser as it is. */
export interface VisitorFacts extends LanguageFacts {
  /** Whether calls about the account make sense at all (the `user` or the `sessionid` cookie is there). */
  mayBeSignedIn: boolean;
  /** From the `currency` cookie, unchecked. */
  currency: WantedCurrency;
  /** IANA name from the `django_timezone` cookie, else UTC. */
  timeZone: string;
  theme: 'light' | 'dark' | null;
  promoDismissed: boolean;
  /** Scheme and host that visitors use, without a closing slash. */
  origin: string;
  /** Parent domain for shared cookies, null for the host alone. */
  cookieDomain: string | null;
  /** The analytics adapter that is configured; null for none. */
  analytics: 'window' | null;
  /** Which of our languages the browser prefers; null when it names none. */
  prefers: Lang | null;
  /** Whether the visitor has decided about optional cookies; what they decided is in the cookie alone. */
  consentAsked: boolean;
  /** What this site asks consent for. */
  consentPurposes: readonly ConsentPurpose[];
  /** Cookies of the live chat, deleted when consent is withdrawn. */
  chatCookies: readonly string[];
}

/** What every loader, action and component of a page may use. One per tab in the browser, one per request on the server. */
export interface AppContext {
  readonly lang: Lang;
  /** The only way to the backend: adds headers, language, CSRF; tells errors. */
  readonly request: Requester;
  readonly queryClient: QueryClient;
  readonly facts: VisitorFacts;
  readonly currency: CurrencyChoice;
  /** A cookie's value, read anew each time. */
  readonly cookie: (name: string) => string | null;
  readonly setCookie: SetCookie;
  readonly notify: Notify;
  /** The same application in another language. */
  readonly inLanguage: (lang: Lang) => AppContext;
}

export interface AppOptions {
  facts: VisitorFacts;
  transport: Transport;
  cookie: (name: string) => string | null;
  setCookie: SetCookie;
  notify: Notify;
  log: (message: string, detail: unknown) => void;
}

/** Builds the application around a transport. */
export function createApp({ facts, transport, cookie, setCookie, notify, log }: AppOptions): AppContext {
  const queryClient = new QueryClient({
    // Answers fetched on the server count as fresh, else the browser would ask for everything again.
    // Without a connection a query fails as any other, so that the page can say so, instead of waiting in silence.
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
  const currency = createCurrencyChoice(facts.currency);
  const byLanguage = new Map<Lang, AppContext>();
  const inLanguage = (lang: Lang): AppContext => {
    const known = byLanguage.get(lang);
    if (known) return known;
    const request = createRequester({ transport, cookie, notify, log, language: lang });
    const app: AppContext = { lang, request, queryClient, facts, currency, cookie, setCookie, notify, inLanguage };
    byLanguage.set(lang, app);
    return app;
  };
  return inLanguage('en');
}

/** Whether this browser has signed in: the `user` cookie is set. */
export const hasAuthCookie = (app: AppContext): boolean => app.cookie('user') !== null;

const Context = createContext<AppContext | null>(null);
export const AppProvider = Context.Provider;

/** The application, in the language of the page. */
export function useApp(): AppContext {
  const app = use(Context);
  if (!app) throw new Error('useApp is used outside AppProvider');
  return app;
}
