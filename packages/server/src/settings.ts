import type { TrustProxy } from '@hoster/domain/trust-proxy';
import type { Clock } from './clock.ts';
import type { CaptchaSettings } from './modules/captcha/config.ts';
import type { ChatSettings } from './modules/chat/config.ts';
import type { BtcpaySettings } from './modules/btcpay/config.ts';
import type { OAuthProvider } from './modules/providers/config.ts';
import type { StripeSettings } from './modules/stripe/config.ts';
import { demoAccount, type TransferAccount } from './modules/transfer/config.ts';
import { standInProviders } from './modules/identity-stand-in/providers.ts';
import { defaultTerms, type LifeTerms } from './modules/life/terms.ts';
import { pretendHosting, type HostingProvider } from './modules/provisioning/hosting.ts';
import { pretendHypervisor, type Hypervisor } from './modules/provisioning/hypervisor.ts';
import { pretendRack, type RackProvider } from './modules/provisioning/rack.ts';
import { pretendStorage, type StorageProvider } from './modules/provisioning/storage.ts';
import { pretendVpn, type VpnProvider } from './modules/provisioning/vpn.ts';
import { isLoopback } from '@hoster/domain/loopback';

/** How sign-in behaves; the defaults are the product's. Named after the settings of django-allauth they stand for. */
export interface AuthSettings {
  /** ACCOUNT_LOGIN_METHODS, in the order that `config` lists. */
  readonly loginMethods: readonly ('email' | 'username')[];
  readonly passwordMinLength: number;
  /** Whether a newcomer's password must not resemble their address; the original judges that at later changes only. */
  readonly similarityAtSignup: boolean;
  /** ACCOUNT_LOGIN_ON_EMAIL_CONFIRMATION: the browser that signed up is signed in by its confirmation link. */
  readonly loginOnEmailConfirmation: boolean;
  /** MFA_TOTP_ISSUER: the name that authenticator apps show. */
  readonly totpIssuer: string;
  /** ACCOUNT_CHANGE_EMAIL: an account has one address, and a new one replaces it once confirmed. */
  readonly changeEmail: boolean;
  /** ACCOUNT_MAX_EMAIL_ADDRESSES; null for any number. */
  readonly maxEmailAddresses: number | null;
  /** MFA_RECOVERY_CODES_SHOW_ONCE: unused recovery codes are shown once after they're generated. */
  readonly recoveryCodesShowOnce: boolean;
  /** Whether newcomers may sign up, be it with a password or through a provider. */
  readonly signupOpen: boolean;
  /** ACCOUNT_REAUTHENTICATION_REQUIRED: changes of addresses and providers ask for a fresh proof of identity. */
  readonly reauthenticationRequired: boolean;
  /** Social accounts that override `oauth`: for replays of recorded answers. */
  readonly providers: readonly AuthProvider[] | null;
}

/** An identity provider in the shape of the auth answers. */
export interface AuthProvider {
  readonly id: string;
  readonly name: string;
  readonly flows: readonly ('provider_redirect' | 'provider_token')[];
  readonly client_id?: string;
  readonly openid_configuration_url?: string;
}

/** What `createBackend` takes. Everything has a default. */
export interface BackendOptions {
  /** Folder of the embedded database; used when `databaseUrl` is absent. Default `./data`. */
  readonly dataDir?: string;
  /** `postgres://…`; several processes may share it. */
  readonly databaseUrl?: string;
  /** Scheme and host under which visitors reach the site, for links in mails. Default `http://localhost:3000`. */
  readonly publicOrigin?: string;
  /** Further hosts of the site (`host` or `host:port`): their pages may send forms, and redirects may lead there. */
  readonly knownHosts?: readonly string[];
  /** Parent domain of the cookies that sub-domains share. */
  readonly cookieDomain?: string | null;
  /** Header in which the edge names the visitor's country. Default `CF-IPCountry`. */
  readonly edgeCountryHeader?: string;
  /** Number or addresses of proxies whose `X-Forwarded-*` headers are trusted. Default: false. */
  readonly trustProxy?: TrustProxy;
  /** `smtp://user:password@host:port`; without it mails wait in the embedded viewer. */
  readonly smtpUrl?: string | null;
  /** Key of signatures and sealed secrets. Without it one is made and kept with the data; not in a shop on PostgreSQL. */
  readonly secretKey?: string;
  /** Host on which Russian visitors find account and sign-in. */
  readonly localServiceHost?: string | null;
  /** As of Fastify; default off. */
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
  /** How long the pretend providers take to build a service, in milliseconds. Default 1500. */
  readonly provisionMilliseconds?: number;
  /** Where servers are built and run. Default: a pretend one. */
  readonly hypervisor?: Hypervisor;
  /** Where backups are kept. Default: a pretend one. */
  readonly storage?: StorageProvider;
  /** Where dedicated servers are. Default: a pretend one. */
  readonly rack?: RackProvider;
  /** Where VPNs run. Default: a pretend one. */
  readonly vpn?: VpnProvider;
  /** Where web hosting accounts are. Default: a pretend one. */
  readonly hosting?: HostingProvider;
  /** Where staff are notified about paid services that can't be built; null: only in the log and the list. */
  readonly supportEmail?: string | null;
  /** Where VAT ids of EU companies are checked. Default: a stand-in in a demo, elsewhere null: by staff. */
  readonly viesUrl?: string | null;
  /** Takes cards and PayPal. Default: the embedded bank in a demo, elsewhere none. */
  readonly stripe?: StripeSettings | null;
  /** Provider for payments in coins. Default: the embedded chain in a demo, none elsewhere. */
  readonly btcpay?: BtcpaySettings | null;
  /** Account for bank transfers. Default: a pretend one in a demo, elsewhere none. */
  readonly transfer?: TransferAccount | null;
  /** When what happens to a service whose time runs out. */
  readonly terms?: Partial<LifeTerms>;
  /** What an empty shop is filled with. Default `none`. */
  readonly seed?: 'none' | 'demo' | 'large';
  /**
   * Whether this is a demo: accounts with published passwords, and a bank at which everyone may approve their payment.
   * Always so where only this machine reaches `publicOrigin`; elsewhere default false.
   */
  readonly demo?: boolean;
  /**
   * Identity providers by which visitors sign in. `stand-in`: three pretend ones inside this process, in a demo only;
   * elsewhere none.
   */
  readonly oauth?: readonly OAuthProvider[] | 'stand-in';
  /** The captcha of forms that anybody may send. Default none. */
  readonly captcha?: CaptchaSettings | null;
  /** Live chat for visitors without a profile. Default none. */
  readonly chat?: ChatSettings | null;
  /** Tests only: an answer that differs from its schema is an error. */
  readonly checkAnswers?: boolean;
  readonly auth?: Partial<AuthSettings>;
}

/** The options with every default filled in. */
export interface Settings {
  readonly publicOrigin: string;
  /** The public host first, then the known ones. */
  readonly hosts: readonly string[];
  readonly knownHosts: readonly string[];
  readonly cookieDomain: string | null;
  readonly edgeCountryHeader: string;
  readonly smtpUrl: string | null;
  readonly localServiceHost: string | null;
  /** Cookies carry `Secure`: the public origin is https. */
  readonly secure: boolean;
  readonly rateLimits: boolean;
  readonly jobs: boolean;
  readonly callbackOrigin: string;
  readonly hypervisor: Hypervisor;
  readonly storage: StorageProvider;
  readonly vpn: VpnProvider;
  readonly hosting: HostingProvider;
  readonly rack: RackProvider;
  readonly terms: LifeTerms;
  readonly supportEmail: string | null;
  /** Without a slash at its end. */
  readonly viesUrl: string | null;
  readonly stripe: StripeSettings | null;
  readonly btcpay: BtcpaySettings | null;
  readonly transfer: TransferAccount | null;
  readonly seed: 'none' | 'demo' | 'large';
  readonly demo: boolean;
  /** A demo for everybody, not for the user of this machine alone. */
  readonly isPublicDemo: boolean;
  readonly oauth: readonly OAuthProvider[];
  readonly captcha: CaptchaSettings | null;
  readonly chat: ChatSettings | null;
  /** Whether the demo identity providers replace the real ones. */
  readonly hasStandIns: boolean;
  readonly checkAnswers: boolean;
  readonly auth: AuthSettings;
}

/** Fills the defaults in. */
export function settingsFrom(options: BackendOptions): Settings {
  const origin = new URL(options.publicOrigin ?? 'http://localhost:3000');
  const knownHosts = options.knownHosts ?? [];
  const demo = options.demo === true || isLoopback(origin.origin);
  const callbackOrigin = options.callbackOrigin ?? origin.origin;
  const hasStandIns = demo && options.oauth === 'stand-in';
  return {
    publicOrigin: origin.origin,
    hosts: [origin.host, ...knownHosts],
    knownHosts,
    cookieDomain: options.cookieDomain ?? null,
    edgeCountryHeader: (options.edgeCountryHeader ?? 'CF-IPCountry').toLowerCase(),
    smtpUrl: options.smtpUrl ?? null,
    localServiceHost: options.localServiceHost ?? null,
    secure: origin.protocol === 'https:',
    rateLimits: options.rateLimits ?? true,
    jobs: options.jobs ?? true,
    callbackOrigin,
    hypervisor: options.hypervisor ?? pretendHypervisor(options.provisionMilliseconds ?? 1500),
    storage: options.storage ?? pretendStorage(options.provisionMilliseconds ?? 1500),
    vpn: options.vpn ?? pretendVpn(options.provisionMilliseconds ?? 1500),
    hosting: options.hosting ?? pretendHosting(options.provisionMilliseconds ?? 1500),
    rack: options.rack ?? pretendRack(options.provisionMilliseconds ?? 1500),
    terms: { ...defaultTerms, ...options.terms },
    supportEmail: options.supportEmail ?? null,
    viesUrl: options.viesUrl ?? (demo ? `${callbackOrigin}/vies` : null),
    stripe: options.stripe ?? null,
    btcpay: options.btcpay ?? null,
    transfer: options.transfer ?? (demo ? demoAccount : null),
    seed: options.seed ?? 'none',
    demo,
    isPublicDemo: options.demo === true,
    captcha: options.captcha ?? null,
    chat: options.chat ?? null,
    hasStandIns,
    oauth: Array.isArray(options.oauth)
      ? options.oauth
      : hasStandIns
        ? standInProviders(origin.origin, callbackOrigin)
        : [],
    checkAnswers: options.checkAnswers ?? false,
    auth: {
      loginMethods: ['email', 'username'],
      passwordMinLength: 7,
      similarityAtSignup: true,
      loginOnEmailConfirmation: true,
      totpIssuer: 'Hoster',
      changeEmail: false,
      maxEmailAddresses: 10,
      recoveryCodesShowOnce: true,
      signupOpen: true,
      reauthenticationRequired: true,
      providers: null,
      ...options.auth,
    },
  };
}
