import { expect } from '@playwright/test';
import { stepSeconds, totpOf } from '../../../packages/server/src/identity/auth/factors/totp.ts';

/** Seconds that a code needs to be typed and to arrive, on a slow machine. */
const NEEDED = 8;

const secondsLeft = (): number => stepSeconds - ((Date.now() / 1000) % stepSeconds);

/**
 * What an authenticator app shows for a secret. Waits for the next code when this one is about to change: the server
 * takes the code of its own 30 seconds and no other.
 */
export async function codeNow(secret: string): Promise<string> {
  await expect.poll(secondsLeft, { timeout: NEEDED * 1000 + 5000 }).toBeGreaterThan(NEEDED);
  return totpOf(secret.replaceAll(/\s/g, '')).generate();
}

/** Six digits that are wrong whenever they arrive. */
export function wrongCode(secret: string): string {
  const now = Date.now();
  const near = [-1, 0, 1, 2].map((steps) => totpOf(secret).generate({ timestamp: now + steps * stepSeconds * 1000 }));
  return ['000000', '111111', '222222', '333333', '444444'].find((code) => !near.includes(code)) ?? '555555';
}
