import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testBackend, type TestBackend } from '../../../testing/backend.ts';
import type { Browser } from '../../../testing/browser.ts';
import { hashPassword } from '../passwords.ts';
import { users } from '../tables.ts';
import { createUser } from '../users.ts';
import { Replayer } from './replayer.ts';
import { readTranscript } from './transcript.ts';

/** The settings that the transcripts were recorded with; the product has its own. */
const recorded = {
  publicOrigin: 'http://127.0.0.1:8001',
  knownHosts: ['127.0.0.1:5173', 'localhost:5173'],
  auth: {
    loginMethods: ['email'],
    passwordMinLength: 8,
    loginOnEmailConfirmation: false,
    totpIssuer: 'Example Hosting',
    providers: [
      {
        id: 'dummy',
        name: 'Dummy OIDC',
        flows: ['provider_redirect', 'provider_token'],
        client_id: 'dummy-client',
        openid_configuration_url: 'http://127.0.0.1:8002/.well-known/openid-configuration',
      },
    ],
  },
} as const;

/**
 * Where this server differs on purpose. Besides these, only the words of HTML pages and mails differ (both are ours), and
 * the cache headers of those pages (ours are stricter). No step of these transcripts is left out.
 */
const differences: Readonly<Record<string, { reason: string; status: number }>> = {
  '01-bootstrap-and-transport#9': { reason: 'A JSON array as body: the original falls over (500).', status: 400 },
  '06-password-reset#12': {
    reason: '123 is too short for our list of common passwords, and refused as such.',
    status: 400,
  },
};

type Prepare = (backend: TestBackend, lend: (name: string, browser: Browser) => void) => Promise<void>;

/** The transcripts, with what was there before each was recorded. */
const transcripts: Readonly<Record<string, Prepare>> = {
  '00-golden-path': async () => undefined,
  '01-bootstrap-and-transport': async () => undefined,
  '02-signup-and-verify-email': async () => undefined,
  '03-login-session-logout': async (backend) => {
    await addUser(backend, 'carl@example.test');
    await addUser(backend, 'idle@example.test');
    await backend.db.update(users).set({ isActive: false }).where(eq(users.username, 'idle'));
  },
  '06-password-reset': async (backend) => {
    await addUser(backend, 'fred@example.test');
    await addUser(backend, 'ghost@example.test', false);
    await addUser(backend, 'off@example.test');
    await backend.db.update(users).set({ isActive: false }).where(eq(users.username, 'off'));
  },
  '07-password-change': async (backend, lend) => {
    await addUser(backend, 'gail@example.test');
    for (const name of ['A', 'B']) lend(name, await signedIn(backend, 'gail@example.test'));
  },
};

/*
 * Recorded flows that are not replayed yet:
 * - 04-account-email: further addresses of an account come with the security page.
 * - 05-mfa-totp-and-recovery-codes: signs browsers in off the record; the same cases are in auth.test.ts.
 * - 08-reauthentication: half of it guards addresses and providers, which come with the security page.
 * - 09-sessions: sends ids of sessions, which differ; the same cases are in session-list.test.ts.
 * - 11-rate-limits: the attempts that use a limit up were not recorded; limits.test.ts makes its own.
 */

async function signedIn(backend: TestBackend, email: string): Promise<Browser> {
  const browser = backend.browser();
  await browser.login(email, 'Correct-horse-42');
  return browser;
}

async function addUser(backend: TestBackend, email: string, verified = true): Promise<void> {
  const passwordHash = await hashPassword('Correct-horse-42');
  await backend.db.transaction((tx) =>
    createUser(tx, backend.app.hoster, { email, passwordHash, language: 'en', verified }),
  );
}

describe.each(Object.entries(transcripts))('transcript %s', (name, prepare) => {
  test('every step is answered as it was recorded', async () => {
    const backend = await testBackend(recorded);
    try {
      const steps = await readTranscript(name);
      const replayer = new Replayer(backend);
      await prepare(backend, (lent, browser) => replayer.lend(steps, lent, browser));
      for (const step of steps) {
        if (step.note !== undefined) continue;
        const label = `${name}#${step.step} ${step.title}`;
        if (step.mail) {
          const { recorded: was, given } = await replayer.mail(step);
          expect.soft({ label, ...given }).toEqual({ label, ...was });
          continue;
        }
        const { recorded: was, given } = await replayer.play(step);
        const difference = differences[`${name}#${step.step}`];
        if (difference) expect.soft(given.status, difference.reason).toBe(difference.status);
        else expect.soft({ label, ...given }).toEqual({ label, ...was });
      }
    } finally {
      await backend.close();
    }
  });
});
