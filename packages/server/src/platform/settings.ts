/**
 * Settings of the backend, with every default filled in. An area adds those that it reads with `declare module`;
 * `src/settings.ts` makes them all.
 */
export interface Settings {
  readonly publicOrigin: string;
  /** The public host first, then the known ones. */
  readonly hosts: readonly string[];
  readonly knownHosts: readonly string[];
  readonly cookieDomain: string | null;
  readonly edgeCountryHeader: string;
  readonly smtpUrl: string | null;
  /** Whether the mail server has SMTPUTF8 (RFC 6531), as the built-in mailbox does. */
  readonly takesUtf8Mail: boolean;
  readonly localServiceHost: string | null;
  /** Cookies carry `Secure`: the public origin is https. */
  readonly secure: boolean;
  readonly rateLimits: boolean;
  readonly jobs: boolean;
  readonly callbackOrigin: string;
  readonly supportEmail: string | null;
  readonly seed: 'none' | 'demo' | 'large';
  readonly demo: boolean;
  /** Whether the demo is for everyone, not only for the user of this machine. */
  readonly isPublicDemo: boolean;
  readonly checkAnswers: boolean;
}
