import { expect, request as requests, type APIRequestContext, type BrowserContext } from '@playwright/test';
import { authCall, csrfToken } from './auth-call.ts';
import { freshEmail, goodPassword, linkIn } from './test.ts';
import { codeNow } from './totp.ts';

/** A customer with a confirmed address, made without a browser. */
export interface Customer {
  readonly email: string;
  readonly password: string;
}

/** One with an authenticator app, too. */
export interface GuardedCustomer extends Customer {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Returns the newest email to an address, read without a page. Waits until it contains `part`. */
export async function emailTo(request: APIRequestContext, origin: string, email: string, part = ''): Promise<string> {
  const read = async (path: string) => (await request.get(origin + path)).text();
  let letter = '';
  await expect(async () => {
    const link = /href="(\/mail\/\d+\/)"/.exec(await read(`/mail/?to=${encodeURIComponent(email)}`))?.[1];
    expect(link, `an email to ${email}`).toBeDefined();
    letter = (await read(link ?? '')).replaceAll(/[<>"]/g, ' ');
    expect(letter).toContain(part);
  }).toPass();
  return letter;
}

/** Signs up a customer with the cookies of a browser, and confirms the address, which signs them in. */
export async function signUp(request: APIRequestContext, origin: string): Promise<Customer> {
  const email = freshEmail();
  await authCall(request, origin, ['POST', '/auth/signup'], { email, password: goodPassword });
  const link = new URL(linkIn(await emailTo(request, origin, email), '/auth/confirm-email/'));
  const key = decodeURIComponent(link.pathname.split('/')[3] ?? '');
  const { status } = await authCall(request, origin, ['POST', '/auth/email/verify'], { key });
  expect(status, 'the browser that signed up is signed in by its link').toBe(200);
  return { email, password: goodPassword };
}

/** Makes a customer, signed in nowhere. */
export async function makeCustomer(origin: string): Promise<Customer> {
  const request = await requests.newContext();
  const customer = await signUp(request, origin);
  await request.dispose();
  return customer;
}

let homes = 0;

/**
 * Saves where the signed-in customer lives: after that they may order. Everybody lives in a flat of their own, because
 * customers with one name and address share one free trial.
 */
export async function liveIn(
  request: APIRequestContext,
  origin: string,
  home: { country: string; city: string; zip_code: string; address: string },
): Promise<void> {
  const answer = await request.put(`${origin}/my/api/account/personal_info/`, {
    headers: { 'x-csrftoken': await csrfToken(request, origin), origin },
    data: { user: { first_name: 'Ada', last_name: 'Berg' }, ...home, address: `${home.address}, ${(homes += 1)}` },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Makes a customer in Germany who may order, signed in nowhere. */
export async function makeBuyer(origin: string): Promise<Customer> {
  const request = await requests.newContext();
  const customer = await signUp(request, origin);
  await liveIn(request, origin, { country: 'DE', city: 'Berlin', zip_code: '10115', address: 'Torstraße 1' });
  await request.dispose();
  return customer;
}

/** Makes a customer whose sign-in takes a code. */
export async function makeGuardedCustomer(origin: string): Promise<GuardedCustomer> {
  const request = await requests.newContext();
  const customer = await signUp(request, origin);
  // The emailed link signed this browser in, which doesn't prove the password.
  await authCall(request, origin, ['POST', '/auth/reauthenticate'], { password: customer.password });
  const { meta } = await authCall(request, origin, ['GET', '/account/authenticators/totp']);
  const secret = meta?.secret ?? '';
  const code = await codeNow(secret);
  const on = await authCall(request, origin, ['POST', '/account/authenticators/totp'], { code });
  expect(on.status, '2FA is on').toBe(200);
  const codes = await authCall<{ unused_codes: string[] }>(request, origin, [
    'GET',
    '/account/authenticators/recovery-codes',
  ]);
  await request.dispose();
  return { ...customer, secret, recoveryCodes: codes.data.unused_codes };
}

/** Sends a customer's password from a browser, without its pages. */
export async function sendPassword(
  { request }: Pick<BrowserContext, 'request'>,
  origin: string,
  { email, password }: Customer,
): Promise<void> {
  await authCall(request, origin, ['POST', '/auth/login'], { email, password });
}

/** Sends the code of a customer's second step, and that their browser isn't to be trusted, without its pages. */
export async function sendCode(
  { request }: Pick<BrowserContext, 'request'>,
  origin: string,
  code: string | undefined,
): Promise<void> {
  await authCall(request, origin, ['POST', '/auth/2fa/authenticate'], { code });
  await authCall(request, origin, ['POST', '/auth/2fa/trust'], { trust: false });
}
