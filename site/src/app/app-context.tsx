import type { ConsentPurpose } from '@hoster/domain/visitor/consent';
import { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { createCaller, type Caller } from '../api/call.ts';
import { createRequester, type Notify, type Requester, type Transport } from '../api/request.ts';
import type { LanguageFacts, Lang } from '../i18n/languages.ts';
import type { SetCookie } from './visitor/cookies.ts';
import { createCurrencyChoice, type CurrencyChoice, type WantedCurrency } from './visitor/currency-choice.ts';

/** What is known about the visitor without any call; passed unchanged from server to browser. */
export interface VisitorFacts extends LanguageFacts {
  /** Whether calls about the account are worth making (the `user` or the `sessionid` cookie is there). */
  mayBeSignedIn: boolean;
  /** Whether the `user` cookie came with the request: see `hasAuthCookie`. */
  hasAuthCookie: boolean;
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
  /** Whether the visitor has decided about optional cookies; the decision itself is only in the cookie. */
  consentAsked: boolean;
  /** Purposes that this site asks consent for. */
  consentPurposes: readonly ConsentPurpose[];
  /** Cookies of the live chat, deleted when consent is withdrawn. */
  chatCookies: readonly string[];
}

/** What every loader, action and component of a page may use. One per tab in the browser, one per request on the server. */
export interface AppContext {
  readonly lang: Lang;
  /** Calls of the contract, by name. */
  readonly call: Caller;
  /**
   * For calls outside the contract. All calls go through it: adds headers, language and CSRF token, and reports errors.
   */
  readonly request: Requester;
  readonly queryClient: QueryClient;
  readonly facts: VisitorFacts;
  readonly currency: CurrencyChoice;
  /** A cookie's value, read each time. */
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

/** Creates the application with a transport. */
export function createApp({ facts, transport, cookie, setCookie, notify, log }: AppOptions): AppContext {
  const queryClient = new QueryClient({
    // Answers fetched on the server count as fresh, else the browser would request everything again. Offline, a query
    // fails as usual, so that the page can show an error instead of waiting.
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
    const call = createCaller(request);
    const app: AppContext = {
      lang,
      call,
      request,
      queryClient,
      facts,
      currency,
      cookie,
      setCookie,
      notify,
      inLanguage,
    };
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
