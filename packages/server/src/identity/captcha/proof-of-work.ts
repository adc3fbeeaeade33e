import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { CaptchaChallenge } from '@hoster/contract';
import { z } from 'zod';
import type { Context } from '../../platform/index.ts';
import { consumeLimit } from '../../platform/http/index.ts';

/** Path at which a browser gets a challenge. */
export const challengePath = '/my/api/captcha/challenge/';
/** How long a form may stay open before it is sent. */
const lifeSeconds = 20 * 60;
// About a second of work on a slow phone; a single hash on the server.
const algorithm = 'PBKDF2/SHA-256';
const cost = 2000;
const counters = { from: 150, to: 400 };

const Payload = z.object({
  challenge: CaptchaChallenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string(), time: z.number().optional() }),
});

/** Creates a challenge. It isn't stored: our signature later proves that we issued it. */
export async function makeChallenge({ secrets, clock }: Context): Promise<CaptchaChallenge> {
  const challenge = await createChallenge({
    algorithm,
    cost,
    counter: randomInt(counters.from, counters.to),
    deriveKey,
    // Not `expiresAt`, which the library checks by the machine's clock: that of the process that checks may differ.
    data: { until: secondsOf(clock.now()) + lifeSeconds, seconds: lifeSeconds },
    hmacSignatureSecret: secrets.sign('captcha', 'challenge'),
    hmacKeySignatureSecret: secrets.sign('captcha', 'key'),
  });
  return CaptchaChallenge.parse(challenge);
}

/** Whether a token solves a challenge of ours that hasn't expired and wasn't used before. */
export async function isSolved(context: Context, token: string): Promise<boolean> {
  const payload = Payload.safeParse(decoded(token)).data;
  if (!payload) return false;
  const { challenge, solution } = payload;
  // Only our own parameters: with other costs the sender would choose how much work we do.
  if (challenge.parameters.algorithm !== algorithm || challenge.parameters.cost !== cost) return false;
  const { secrets, clock } = context;
  if (challenge.parameters.data.until < secondsOf(clock.now())) return false;
  const { verified } = await verifySolution({
    challenge: challenge as Parameters<typeof verifySolution>[0]['challenge'],
    solution: solution as Parameters<typeof verifySolution>[0]['solution'],
    deriveKey,
    hmacSignatureSecret: secrets.sign('captcha', 'challenge'),
    hmacKeySignatureSecret: secrets.sign('captcha', 'key'),
  }).catch(() => ({ verified: false }));
  const once = { action: 'captcha solution', subject: challenge.signature, times: 1, seconds: lifeSeconds };
  return verified && consumeLimit(context, once);
}

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);

function decoded(token: string): unknown {
  if (token.length > 4000) return null;
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
