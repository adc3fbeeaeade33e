import { isLoopback } from '@hoster/domain/network/loopback';
import type { TrustProxy } from '@hoster/domain/network/trust-proxy';
import {
  type BtcpaySettings,
  demoTransferAccount,
  type StripeSettings,
  type TransferAccount,
} from './billing/index.ts';
import type { ChatSettings } from './content/index.ts';
import type { AuthSettings, CaptchaSettings, OAuthProvider } from './identity/index.ts';
import type { Clock, Settings } from './platform/index.ts';
import {
  type Machines,
  mockHosting,
  mockHypervisor,
  mockRack,
  mockStorage,
  mockVpn,
  mockIdentityProviders,
  sandboxProvider,
} from './sandbox/index.ts';
import { byHandProvider, defaultSchedule, type ProviderFactory, type RenewalSchedule } from './services/index.ts';
import type { FileSettings, SupportMailSettings } from './support/index.ts';

/** Options of `createBackend`. All have defaults. */
export interface BackendOptions {
  /** Folder of the embedded database; used when `databaseUrl` is absent. Default `./data`. */
  readonly dataDir?: string;
  /** Use the embedded database of a site that runs on `dataDir` at the moment, for a command. Default false. */
  readonly joinsRunning?: boolean;
  /** `postgres://…`; several processes may share it. */
  readonly databaseUrl?: string;
  /** Scheme and host under which visitors reach the site, for links in emails. Default `http://localhost:3000`. */
  readonly publicOrigin?: string;
  /** Further hosts of the site (`host` or `host:port`): their pages may send forms, and redirects may lead there. */
  readonly knownHosts?: readonly string[];
  /** Parent domain of the cookies that sub-domains share. */
  readonly cookieDomain?: string | null;
  /** Header in which the edge names the visitor's country. Default `CF-IPCountry`. */
  readonly edgeCountryHeader?: string;
  /** Number or addresses of proxies whose `X-Forwarded-*` headers are trusted. Default: false. */
  readonly trustProxy?: TrustProxy;
  /** `smtp://user:password@host:port`; without it emails stay in the embedded viewer. */
  readonly smtpUrl?: string | null;
  /** Whether the server at `smtpUrl` has SMTPUTF8 (RFC 6531). Default false. */
  readonly smtpUtf8?: boolean;
  /**
   * Key of signatures and sealed secrets. Without it one is generated and stored with the data, except in a shop on
   * PostgreSQL.
   */
  readonly secretKey?: string;
  /** Host on which Russian visitors find account and sign-in. */
  readonly localServiceHost?: string | null;
  /** As Fastify's `logger`; default off. */
  readonly logger?: boolean | { readonly level: string };
  readonly clock?: Clock;
  /** Milliseconds after which a call is answered 503, whatever it waits for. Default 4800. */
  readonly answerMilliseconds?: number;
  /** Default true. */
  readonly rateLimits?: boolean;
  /** Default true: jobs (mail, provisioning) run in this process. */
  readonly jobs?: boolean;
  /** Scheme and host at which the embedded bank reaches this backend. Default: `publicOrigin`. */
  readonly callbackOrigin?: string;
  /** How long the sandbox provider takes to build a service and for other work, in milliseconds. Default 1500. */
  readonly provisionMilliseconds?: number;
  /** Simulated machines of the sandbox provider: virtual servers. */
  readonly hypervisor?: Machines['hypervisor'];
  /** Likewise backup storage. */
  readonly storage?: Machines['storage'];
  /** Likewise dedicated servers. */
  readonly rack?: Machines['rack'];
  /** Likewise VPNs. */
  readonly vpn?: Machines['vpn'];
  /** Likewise web hosting. */
  readonly hosting?: Machines['hosting'];
  /** Further providers by id, besides `sandbox` and `by-hand`. */
  readonly providers?: Readonly<Record<string, ProviderFactory>>;
  /** Ids of the providers for new services: by line and data centre (`vps@FRA1`), by line (`vps`), or `default`. */
  readonly providerOf?: Readonly<Record<string, string>>;
  /** Short name of the shop in the marks of its objects at providers. Default `shop`. */
  readonly shopMark?: string;
  /** Address that is notified about paid services that can't be built; null: they're only in the log and the list. */
  readonly supportEmail?: string | null;
  /** Addresses of support, and how its email comes in. Default null: tickets aren't answered by email. */
  readonly supportMail?: SupportMailSettings | null;
  /** Service that checks VAT ids of EU companies. Default: a mock in a demo; elsewhere null: staff check them. */
  readonly viesUrl?: string | null;
  /** Provider for cards and PayPal. Default: the embedded bank in a demo, elsewhere none. */
  readonly stripe?: StripeSettings | null;
  /** Provider for payments in coins. Default: the embedded chain in a demo, none elsewhere. */
  readonly btcpay?: BtcpaySettings | null;
  /** Account for bank transfers. Default: a sample one in a demo, none elsewhere. */
  readonly transfer?: TransferAccount | null;
  /** Reminder, grace and retention periods at the end of a service's term. */
  readonly schedule?: Partial<RenewalSchedule>;
  /** Data that an empty shop is seeded with. Default `none`. */
  readonly seed?: 'none' | 'demo' | 'large';
  /**
   * Whether this is a demo: accounts with published passwords, and a bank at which everyone may approve their payment.
   * Always true where only this machine reaches `publicOrigin`; elsewhere default false.
   */
  readonly demo?: boolean;
  /**
   * Identity providers for sign-in. `mock`: three mock ones inside this process, in a demo only; elsewhere none.
   */
  readonly oauth?: readonly OAuthProvider[] | 'mock';
  /** The captcha of forms that anybody may send. Default none. */
  readonly captcha?: CaptchaSettings | null;
  /** Live chat for visitors without a profile. Default none. */
  readonly chat?: ChatSettings | null;
  /** Tests only: an answer that differs from its schema is an error. */
  readonly checkAnswers?: boolean;
  /** Files of tickets. Default: kept in the database, and not scanned. */
  readonly files?: Partial<FileSettings>;
  readonly auth?: Partial<AuthSettings>;
}

/** Fills in the defaults. */
export function settingsFrom(options: BackendOptions): Settings {
  const origin = new URL(options.publicOrigin ?? 'http://localhost:3000');
  const knownHosts = options.knownHosts ?? [];
  const demo = options.demo === true || isLoopback(origin.origin);
  const callbackOrigin = options.callbackOrigin ?? origin.origin;
  const hasMockIdentity = demo && options.oauth === 'mock';
  return {
    publicOrigin: origin.origin,
    hosts: [origin.host, ...knownHosts],
    knownHosts,
    cookieDomain: options.cookieDomain ?? null,
    edgeCountryHeader: (options.edgeCountryHeader ?? 'CF-IPCountry').toLowerCase(),
    smtpUrl: options.smtpUrl ?? null,
    takesUtf8Mail: !options.smtpUrl || options.smtpUtf8 === true,
    localServiceHost: options.localServiceHost ?? null,
    secure: origin.protocol === 'https:',
    rateLimits: options.rateLimits ?? true,
    jobs: options.jobs ?? true,
    callbackOrigin,
    machines: {
      hypervisor: options.hypervisor ?? mockHypervisor(),
      storage: options.storage ?? mockStorage(),
      vpn: options.vpn ?? mockVpn(),
      hosting: options.hosting ?? mockHosting(),
      rack: options.rack ?? mockRack(),
    },
    sandboxMilliseconds: options.provisionMilliseconds ?? 1500,
    providers: { sandbox: sandboxProvider, 'by-hand': byHandProvider, ...options.providers },
    providerOf: options.providerOf ?? {},
    shopMark: options.shopMark ?? 'shop',
    schedule: { ...defaultSchedule, ...options.schedule },
    supportEmail: options.supportEmail ?? null,
    ticketFilesDir: options.files?.ticketFilesDir ?? null,
    clamd: options.files?.clamd ?? null,
    supportMail: options.supportMail ?? null,
    viesUrl: options.viesUrl ?? (demo ? `${callbackOrigin}/vies` : null),
    stripe: options.stripe ?? null,
    btcpay: options.btcpay ?? null,
    transfer: options.transfer ?? (demo ? demoTransferAccount : null),
    seed: options.seed ?? 'none',
    demo,
    isPublicDemo: options.demo === true,
    captcha: options.captcha ?? null,
    chat: options.chat ?? null,
    hasMockIdentity,
    oauth: Array.isArray(options.oauth)
      ? options.oauth
      : hasMockIdentity
        ? mockIdentityProviders(origin.origin, callbackOrigin)
        : [],
    checkAnswers: options.checkAnswers ?? false,
    auth: {
      loginMethods: ['email', 'username'],
      passwordMinLength: 7,
      tellsAdditions: true,
      similarityAtSignup: true,
      loginOnEmailConfirmation: true,
      totpIssuer: null,
      changeEmail: false,
      maxEmailAddresses: 10,
      recoveryCodesShowOnce: true,
      passkeys: true,
      signupOpen: true,
      signupFields: [],
      loginByCode: 'offered',
      emailVerificationByCode: false,
      passwordResetByCode: false,
      trustDays: 30,
      reauthenticationRequired: true,
      providers: null,
      ...options.auth,
    },
  };
}
