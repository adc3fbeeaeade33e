import type { FrozenClock } from '../platform/clock.ts';
import { totpOf } from '../identity/auth/factors/totp.ts';
import { api, type Browser } from './browser.ts';

/**
 * Gives the account that a browser is signed in to an authenticator app.
 * @returns what the app shows: the code of the moment
 */
export async function addTotp(browser: Browser, clock: FrozenClock): Promise<() => string> {
  const path = `${api}/account/authenticators/totp`;
  const totp = totpOf((await browser.get(path)).json().meta.secret);
  const code = () => totp.generate({ timestamp: clock.now().getTime() });
  const answer = await browser.post(path, { code: code() });
  if (answer.statusCode !== 200) throw new Error(`The app was not taken: ${answer.body}`);
  return code;
}
