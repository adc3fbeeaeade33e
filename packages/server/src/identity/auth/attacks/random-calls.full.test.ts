import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type TestBackend, testBackend } from '../../../testing/backend.ts';
import { api, type Browser } from '../../../testing/browser.ts';
import { makeCustomer, password as firstPassword } from '../../../testing/customer.ts';
import { emailsTo } from '../../../testing/emails.ts';
import { histories } from '../../../testing/histories.ts';
import { totpOf } from '../factors/totp.ts';

// Random sequences of calls from three browsers against a model that knows who has proven what.

/** An account as the model knows it. */
interface Account {
  readonly email: string;
  password: string;
  verified: boolean;
  secret: string | null;
}

/** What a browser has proven: whose password was right, and who is signed in. */
interface Tab {
  readonly browser: Browser;
  signedIn: Account | null;
  /** Whose second factor is awaited. */
  awaited: Account | null;
  /** When the password was given, in milliseconds of the backend's clock. */
  awaitedSince: number;
}

interface Model {
  readonly accounts: Account[];
  readonly tabs: Tab[];
  /** Emailed keys that have done their work. */
  readonly used: Set<string>;
  count: number;
}

interface Real {
  readonly backend: TestBackend;
}

type Answer = Awaited<ReturnType<Browser['get']>>;
type Command = fc.AsyncCommand<Model, Real>;

const passwords = [firstPassword, 'Battery-staple-77', 'Orange-lamp-903'] as const;
const pick = <Item>(list: readonly Item[], index: number): Item => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
};

/** A session belongs to whom the model says, and nobody else, in every browser. */
async function checkSessions(model: Model): Promise<void> {
  for (const { browser, signedIn } of model.tabs) {
    const answer = await browser.get(`${api}/auth/session`);
    const email = answer.statusCode === 200 ? answer.json().data.user.email : null;
    expect(email, 'a session without all factors, or one that was lost').toBe(signedIn?.email ?? null);
  }
}

/** What an answer shows apart from times, tokens and the address that was sent. */
const shape = (answer: Answer, email: string): unknown => [
  answer.statusCode,
  JSON.parse(answer.body.replaceAll(email, 'EMAIL').replaceAll(/"at":[\d.]+/g, '')),
];

const signOutEverywhere = (model: Model, account: Account): void => {
  for (const tab of model.tabs) {
    if (tab.signedIn === account) tab.signedIn = null;
    if (tab.awaited === account) tab.awaited = null;
  }
};

/** Newest key of a kind that was emailed to an address. */
async function keyOf({ backend }: Real, email: string, path: string): Promise<string | null> {
  for (const { text } of await emailsTo(backend.db, email)) {
    const key = new RegExp(`/auth/${path}/([^/\\s]+)/`).exec(text)?.[1];
    if (key !== undefined) return decodeURIComponent(key);
  }
  return null;
}

/** A command that runs in one browser and checks all of them afterwards. */
function command(name: string, tabIndex: number, act: (model: Model, real: Real, tab: Tab) => Promise<void>): Command {
  return {
    check: () => true,
    run: async (model, real) => {
      // Emails pause for three minutes, attempts for five, a code is good for a minute, and the second step for fifteen.
      real.backend.clock.advance(400_000);
      const now = real.backend.clock.now().getTime();
      for (const tab of model.tabs) if (now - tab.awaitedSince > 900_000) tab.awaited = null;
      await act(model, real, pick(model.tabs, tabIndex));
      await checkSessions(model);
    },
    toString: () => `${name} in browser ${tabIndex}`,
  };
}

/** All commands, each as often as it is to be tried. */
function allCommands(): fc.Arbitrary<Command>[] {
  const tabs = fc.nat({ max: 2 });
  const who = fc.nat({ max: 3 });

  const login = fc.tuple(tabs, who, fc.nat({ max: 2 })).map(([tabIndex, index, word]) =>
    command(`sign in to ${index} with password ${word}`, tabIndex, async (model, { backend }, tab) => {
      const account = pick(model.accounts, index);
      const password = pick(passwords, word);
      const answer = await tab.browser.login(account.email, password);
      const isRight = account.password === password;
      if (!isRight) {
        expect(answer.statusCode).toBe(400);
        const stranger = await tab.browser.login(`nobody${(model.count += 1)}@example.test`, password);
        expect(stranger.body, 'a wrong password and an unknown address').toBe(answer.body);
        return;
      }
      if (tab.signedIn) {
        expect(answer.statusCode).toBe(409);
        return;
      }
      tab.awaited = account.verified && account.secret !== null ? account : null;
      tab.awaitedSince = backend.clock.now().getTime();
      tab.signedIn = account.verified && account.secret === null ? account : null;
      expect(answer.statusCode).toBe(tab.signedIn ? 200 : 401);
    }),
  );

  const enterCode = fc.tuple(tabs, fc.constantFrom('right', 'again', 'wrong', 'foreign')).map(([tabIndex, kind]) =>
    command(`enter a ${kind} code`, tabIndex, async (model, { backend }, tab) => {
      const account = tab.awaited;
      const codeOf = (secret: string | null | undefined) =>
        secret ? totpOf(secret).generate({ timestamp: backend.clock.now().getTime() }) : '000000';
      const foreign = model.accounts.find(({ secret }) => secret !== null && secret !== account?.secret);
      const code = kind === 'foreign' ? codeOf(foreign?.secret) : kind === 'wrong' ? '12345' : codeOf(account?.secret);
      const answer = await tab.browser.post(`${api}/auth/2fa/authenticate`, { code });
      const isGood = account !== null && (kind === 'right' || kind === 'again');
      if (!isGood) {
        expect(answer.statusCode).not.toBe(200);
        return;
      }
      expect(answer.statusCode).toBe(200);
      tab.signedIn = account;
      tab.awaited = null;
      if (kind === 'again') {
        // The same code in another browser that has the password.
        const other = backend.browser();
        await other.login(account.email, account.password);
        const second = await other.post(`${api}/auth/2fa/authenticate`, { code });
        expect([second.statusCode, second.json().errors?.[0].code]).toEqual([400, 'incorrect_code']);
      }
    }),
  );

  const addApp = tabs.map((tabIndex) =>
    command('turn on 2FA', tabIndex, async (_model, { backend }, tab) => {
      const path = `${api}/account/authenticators/totp`;
      const offer = await tab.browser.get(path);
      const account = tab.signedIn;
      if (!account) {
        expect(offer.statusCode).toBe(401);
        return;
      }
      if (account.secret !== null) {
        expect(offer.statusCode).toBe(200);
        return;
      }
      const { secret } = offer.json().meta;
      const code = totpOf(secret).generate({ timestamp: backend.clock.now().getTime() });
      const stale = await tab.browser.post(path, { code });
      expect(stale.statusCode, 'without a fresh proof').toBe(401);
      await tab.browser.post(`${api}/auth/reauthenticate`, { password: account.password });
      expect((await tab.browser.post(path, { code })).statusCode).toBe(200);
      account.secret = secret;
    }),
  );

  const useRecoveryCode = fc.tuple(tabs, who).map(([tabIndex, index]) =>
    command(`use a recovery code of ${index} twice`, tabIndex, async (model, { backend }, tab) => {
      const account = tab.signedIn;
      if (!account || account.secret === null) return;
      await tab.browser.post(`${api}/auth/reauthenticate`, { password: account.password });
      const made = await tab.browser.post(`${api}/account/authenticators/recovery-codes`);
      const code = pick<string>(made.json().data.unused_codes, index);
      const enter = async () => {
        const other = backend.browser();
        await other.login(account.email, account.password);
        return (await other.post(`${api}/auth/2fa/authenticate`, { code })).statusCode;
      };
      expect([await enter(), await enter()], 'a recovery code works once').toEqual([200, 400]);
    }),
  );

  const requestReset = fc.tuple(tabs, who).map(([tabIndex, index]) =>
    command(`ask for a new password of ${index}`, tabIndex, async (model, _real, tab) => {
      const { email } = pick(model.accounts, index);
      const stranger = `nobody${(model.count += 1)}@example.test`;
      const ask = (name: string) => tab.browser.post(`${api}/auth/password/request`, { email: name });
      expect(shape(await ask(email), email)).toEqual(shape(await ask(stranger), stranger));
    }),
  );

  const resetPassword = fc.tuple(tabs, who, fc.nat({ max: 2 })).map(([tabIndex, index, word]) =>
    command(`open the reset link of ${index}, password ${word}`, tabIndex, async (model, real, tab) => {
      const account = pick(model.accounts, index);
      const key = await keyOf(real, account.email, 'password/reset/key');
      if (key === null) return;
      const password = pick(passwords, word);
      const send = () => tab.browser.post(`${api}/auth/password/reset`, { key, password });
      const answer = await send();
      if (answer.statusCode === 400) {
        expect(answer.json().errors).toMatchObject([{ code: 'invalid_password_reset' }]);
        return;
      }
      expect(model.used.has(key), 'a reset key that was used before').toBe(false);
      model.used.add(key);
      account.password = password;
      signOutEverywhere(model, account);
      expect((await send()).statusCode, 'the same reset key again').toBe(400);
    }),
  );

  const signup = fc.tuple(tabs, fc.nat({ max: 4 }), fc.nat({ max: 2 })).map(([tabIndex, index, word]) =>
    command(`sign up as ${index}`, tabIndex, async (model, { backend }, tab) => {
      const password = pick(passwords, word);
      const known = index < 4 ? pick(model.accounts, index) : null;
      const email = known?.email ?? `new${(model.count += 1)}@example.test`;
      // Another browser: the answer for a taken address is that for a free one.
      const [one, two] = [backend.browser(), backend.browser()];
      const free = `free${(model.count += 1)}@example.test`;
      const send = (browser: Browser, name: string) => browser.post(`${api}/auth/signup`, { email: name, password });
      expect(shape(await send(one, email), email)).toEqual(shape(await send(two, free), free));
      expect((await one.get(`${api}/auth/session`)).json()).toEqual((await two.get(`${api}/auth/session`)).json());
      if (tab.signedIn || known) return;
      await send(tab.browser, free);
      tab.awaited = null;
      model.accounts.push({ email: free, password, verified: false, secret: null });
    }),
  );

  const confirm = fc.tuple(tabs, fc.nat({ max: 5 })).map(([tabIndex, index]) =>
    command(`open the confirmation link of ${index}`, tabIndex, async (model, real) => {
      const account = pick(model.accounts, index);
      const key = await keyOf(real, account.email, 'confirm-email');
      if (key === null) return;
      // In a new browser: it confirms, and signs nobody in.
      const browser = real.backend.browser();
      const answer = await browser.post(`${api}/auth/email/verify`, { key });
      expect(answer.statusCode).toBe(model.used.has(key) || account.verified ? 400 : 401);
      if (answer.statusCode === 401) {
        model.used.add(key);
        account.verified = true;
        // Whoever opened the link must be shown to know the password before it counts.
        await browser.login(account.email, account.password);
      }
      expect((await browser.post(`${api}/auth/email/verify`, { key })).statusCode, 'the same link again').toBe(400);
    }),
  );

  const changePassword = fc.tuple(tabs, fc.nat({ max: 2 }), fc.boolean()).map(([tabIndex, word, isRight]) =>
    command(`change the password to ${word}`, tabIndex, async (model, _real, tab) => {
      const account = tab.signedIn;
      const next = pick(passwords, word);
      const current = isRight && account ? account.password : 'Not-the-password-1';
      const body = { current_password: current, new_password: next };
      const answer = await tab.browser.post(`${api}/account/password/change`, body);
      expect(answer.statusCode).toBe(account ? (isRight ? 200 : 400) : 401);
      if (!account || !isRight) return;
      signOutEverywhere(model, account);
      account.password = next;
      tab.signedIn = account;
    }),
  );

  const logout = tabs.map((tabIndex) =>
    command('sign out', tabIndex, async (_model, _real, tab) => {
      expect((await tab.browser.delete(`${api}/auth/session`)).statusCode).toBe(401);
      tab.signedIn = null;
      tab.awaited = null;
    }),
  );

  return [
    login,
    login,
    login,
    enterCode,
    enterCode,
    addApp,
    useRecoveryCode,
    requestReset,
    resetPassword,
    signup,
    confirm,
    changePassword,
    logout,
  ];
}

test(
  'no sequence of calls opens a session without all factors, uses anything twice, or tells who has an account',
  {
    timeout: 1_500_000,
  },
  async () => {
    const backend = await testBackend({ rateLimits: false, auth: { trustDays: 0 } });
    let run = 0;
    const start = async () => {
      run += 1;
      const accounts: Account[] = [];
      for (const name of ['ann', 'ben', 'eve', 'joe']) {
        const email = `${name}${run}@example.test`;
        await makeCustomer(backend.app, email);
        accounts.push({ email, password: firstPassword, verified: true, secret: null });
      }
      const model: Model = {
        accounts,
        tabs: [0, 1, 2].map(() => ({ browser: backend.browser(), signedIn: null, awaited: null, awaitedSince: 0 })),
        used: new Set(),
        count: run * 1000,
      };
      return { model, real: { backend } };
    };
    await fc.assert(
      fc.asyncProperty(fc.commands(allCommands(), { maxCommands: 25, size: 'max' }), (list) =>
        fc.asyncModelRun(start, list),
      ),
      // The same ones each time, so that what they find stops nobody else's change; LEDGER_RUNS tries more.
      { seed: 36, ...histories(40, 12), endOnFailure: true },
    );
    await backend.close();
  },
);
