import { isDeepStrictEqual } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { testBackend } from '../../../testing/backend.ts';
import { startOpenIdProvider } from '../../../testing/openid-provider.ts';
import { differences } from './differences.ts';
import { Replayer } from './replayer.ts';
import { scenes, Stage } from './scenes.ts';
import { readTranscript } from './transcript.ts';

/** The settings that most transcripts were recorded with; the product has its own. */
const recorded = {
  loginMethods: ['email'],
  passwordMinLength: 8,
  tellsAdditions: false,
  similarityAtSignup: false,
  loginOnEmailConfirmation: false,
  changeEmail: false,
  reauthenticationRequired: false,
  recoveryCodesShowOnce: false,
  passkeys: false,
  loginByCode: 'off',
  trustDays: 0,
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
} as const;

/** The provider of the recording, played by one of our own. */
const dummy = { kind: 'openid', id: 'dummy', name: 'Dummy OIDC', isCustom: true } as const;

const table: (string | number)[][] = [['transcript', 'steps', 'matched', 'masked values', 'differing']];
afterAll(() => {
  process.stdout.write(`\n${table.map((row) => row.join(' | ')).join('\n')}\n`);
});

describe.each(Object.entries(scenes))('transcript %s', (name, scene) => {
  // Up to fifty requests, many of which hash a password.
  test('answers every step as recorded', async () => {
    const origin = scene.origin ?? 'http://127.0.0.1:8001';
    const knownHosts = ['127.0.0.1:5173', 'localhost:5173'];
    const openId = scene.people && (await startOpenIdProvider([`${origin}/auth/accounts/oidc/dummy/login/callback/`]));
    const backend = await testBackend({
      publicOrigin: origin,
      knownHosts,
      auth: { ...recorded, ...scene.auth },
      ...(openId && { oauth: [{ ...dummy, site: openId.issuer, ...openId }] }),
    });
    const counts = { steps: 0, matched: 0, differing: 0 };
    try {
      const steps = (await readTranscript(name)).filter(({ note }) => note === undefined);
      const replayer = new Replayer(backend, new URL(origin).host, scene);
      const stage = new Stage(backend, (lent, browser) => replayer.lend(steps, lent, browser));
      await scene.prepare?.(stage);
      for (const step of steps) {
        counts.steps += 1;
        await scene.before?.[step.step]?.(stage);
        const label = `${name}#${step.step} ${step.title}`;
        const { recorded: was, given } = step.mail ? await replayer.mail(step) : await replayer.play(step);
        const difference = differences[`${name}#${step.step}`];
        if (difference) {
          counts.differing += 1;
          expect.soft({ label, ...given }, difference.reason).toMatchObject({ label, ...difference.given });
          expect.soft({ label, ...given }, 'a difference that is none any more').not.toEqual({ label, ...was });
        } else {
          if (isDeepStrictEqual(given, was)) counts.matched += 1;
          expect.soft({ label, ...given }).toEqual({ label, ...was });
        }
      }
      table.push([name, counts.steps, counts.matched, replayer.masked, counts.differing]);
    } finally {
      await backend.close();
      await openId?.close();
    }
  });
});
