import { eq } from '../../../platform/db/drizzle.ts';
import { rateLimits } from '../../../platform/http/tables.ts';
import type { AuthSettings } from '../settings.ts';
import type { TestBackend } from '../../../testing/backend.ts';
import { api, type Browser } from '../../../testing/browser.ts';
import { makeCustomer, password } from '../../../testing/customer.ts';
import type { OpenIdPerson } from '../../../testing/openid-provider.ts';
import { users } from '../tables.ts';

/** Actions outside the recording of a transcript. */
export class Stage {
  readonly backend: TestBackend;
  /** Gives the session of a browser of ours to a recorded one. */
  readonly #hand: (name: string, browser: Browser) => void;
  readonly #lent = new Map<string, Browser>();

  constructor(backend: TestBackend, hand: (name: string, browser: Browser) => void) {
    this.backend = backend;
    this.#hand = hand;
  }

  async addUser(email: string, verified = true): Promise<void> {
    await makeCustomer(this.backend.app, email, { verified });
  }

  async closeUser(username: string): Promise<void> {
    await this.backend.db.update(users).set({ isActive: false }).where(eq(users.username, username));
  }

  /** Signs a recorded browser in with its password, as far as that is possible. */
  async signIn(name: string, email: string, userAgent = 'Mozilla/5.0 (contract recorder)'): Promise<void> {
    const browser = this.backend.browser();
    const headers = { 'user-agent': userAgent };
    await browser.post(`${api}/auth/login`, { email, password }, { headers });
    this.#hand(name, browser);
    this.#lent.set(name, browser);
  }

  /** Posts an empty form from a browser that signed in outside the recording. */
  async post(name: string, path: string): Promise<void> {
    await this.#lent.get(name)?.post(api + path, {});
  }

  /** Resets the attempt counters, as was done between two parts of the recording. */
  async emptyCounters(): Promise<void> {
    await this.backend.db.delete(rateLimits);
  }

  wait(seconds: number): void {
    this.backend.clock.advance(seconds * 1000);
  }

  async repeat(times: number, attempt: () => Promise<unknown>): Promise<void> {
    for (let index = 0; index < times; index++) await attempt();
  }
}

/** How one transcript was recorded. */
export interface Scene {
  /** Settings that are not those of the other transcripts. */
  readonly auth?: Partial<AuthSettings>;
  readonly origin?: string;
  /** Creates the state before the recording. */
  readonly prepare?: (stage: Stage) => Promise<void>;
  /** Actions outside the recording before a step. */
  readonly before?: Readonly<Record<number, (stage: Stage) => Promise<void> | void>>;
  /** The person at the provider for each recorded browser. */
  readonly people?: Readonly<Record<string, OpenIdPerson>>;
  /** Recorded one-time passwords, and which of the secrets that were shown they belong to. */
  readonly codes?: Readonly<Record<string, number>>;
}

/** Settings of the recordings with codes; trust is said in `config` by us only. */
const codes = {
  loginByCode: 'offered',
  emailVerificationByCode: true,
  passwordResetByCode: true,
  reauthenticationRequired: true,
} as const;
const codesOrigin = 'http://127.0.0.1:8003';

/** Every transcript, with what is needed to replay it. */
export const scenes: Readonly<Record<string, Scene>> = {
  '00-golden-path': { codes: { '953776': 0 } },
  '01-bootstrap-and-transport': {},
  '02-signup-and-verify-email': {},
  '03-login-session-logout': {
    prepare: async (stage) => {
      await stage.addUser('carl@example.test');
      await stage.addUser('idle@example.test');
      await stage.closeUser('idle');
    },
  },
  '04-account-email': {
    prepare: async (stage) => {
      await stage.addUser('dora@example.test');
      await stage.addUser('owner@example.test');
      await stage.signIn('A', 'dora@example.test');
    },
    before: { 12: (stage) => stage.wait(181) },
  },
  '05-mfa-totp-and-recovery-codes': {
    codes: { '570481': 0, '865383': 1 },
    prepare: async (stage) => {
      await stage.addUser('erin@example.test');
      await stage.addUser('raw@example.test');
      await stage.signIn('A', 'erin@example.test');
      await stage.signIn('U', 'raw@example.test');
    },
    before: {
      // Step 27 crashed and so wasn't counted; here it's a wrong code like any other.
      29: (stage) => stage.emptyCounters(),
      32: (stage) => stage.signIn('B', 'erin@example.test'),
      35: (stage) => stage.signIn('C', 'erin@example.test'),
      38: async (stage) => {
        await stage.emptyCounters();
        await stage.signIn('D', 'erin@example.test');
      },
    },
  },
  '06-password-reset': {
    prepare: async (stage) => {
      await stage.addUser('fred@example.test');
      await stage.addUser('ghost@example.test', false);
      await stage.addUser('off@example.test');
      await stage.closeUser('off');
    },
  },
  '07-password-change': {
    prepare: async (stage) => {
      await stage.addUser('gail@example.test');
      for (const name of ['A', 'B']) await stage.signIn(name, 'gail@example.test');
    },
  },
  '08-reauthentication': {
    auth: { changeEmail: true, recoveryCodesShowOnce: true, reauthenticationRequired: true },
    origin: 'http://127.0.0.1:8005',
    codes: { '906125': 0 },
    prepare: async (stage) => {
      await stage.addUser('hank@example.test');
      await stage.signIn('A', 'hank@example.test');
    },
    people: {
      H: { sub: 'hugo', email: 'hugo@example.test', email_verified: true },
      K: { sub: 'kate', email: 'kate@example.test', email_verified: true },
    },
    before: {
      1: (stage) => stage.wait(301),
      21: (stage) => stage.wait(301),
      33: (stage) => stage.wait(301),
      36: async (stage) => {
        await stage.addUser('kate@example.test');
        await stage.signIn('K', 'kate@example.test');
        stage.wait(301);
      },
    },
  },
  '09-sessions': {
    prepare: async (stage) => {
      await stage.addUser('ivan@example.test');
      await stage.signIn('A', 'ivan@example.test', 'Mozilla/5.0 Firefox');
      await stage.signIn('B', 'ivan@example.test', 'Mozilla/5.0 Safari');
    },
  },
  '11-rate-limits': {
    prepare: async (stage) => {
      await stage.addUser('nina@example.test');
      await stage.addUser('olga@example.test');
      await stage.signIn('B', 'olga@example.test');
      await stage.emptyCounters();
    },
    // The attempts that use a limit up were left out of the recording.
    before: {
      8: (stage) => stage.repeat(23, () => stage.backend.browser().login('nina@example.test', 'nope')),
      10: (stage) => {
        const request = () =>
          stage.backend.browser().post(`${api}/auth/password/request`, { email: 'nina@example.test' });
        return stage.repeat(5, request);
      },
      12: (stage) => stage.repeat(20, () => stage.backend.browser().post(`${api}/auth/signup`, {})),
      13: (stage) => stage.repeat(5, () => stage.post('B', '/account/password/change')),
      14: (stage) => stage.repeat(10, () => stage.post('B', '/auth/reauthenticate')),
      15: (stage) => stage.repeat(10, () => stage.post('B', '/account/email')),
    },
  },
  '20-code-email-verification': {
    auth: codes,
    origin: codesOrigin,
    // We wait longer before another email.
    before: { 10: (stage) => stage.wait(180) },
  },
  '21-code-password-reset': {
    auth: codes,
    origin: codesOrigin,
    prepare: (stage) => stage.addUser('quin@example.test'),
  },
  '22-code-login': {
    auth: codes,
    origin: codesOrigin,
    prepare: (stage) => stage.addUser('rosa@example.test'),
    before: {
      7: (stage) => stage.wait(180),
      // The used code has allowed another one.
      15: async (stage) => {
        await stage.backend.browser().post(`${api}/auth/code/request`, { email: 'rosa@example.test' });
      },
    },
  },
  '23-trust-this-browser': {
    auth: { ...codes, trustDays: 14 },
    origin: codesOrigin,
    codes: { '083581': 0 },
    prepare: async (stage) => {
      await stage.addUser('sara@example.test');
      await stage.signIn('A', 'sara@example.test');
    },
  },
};
