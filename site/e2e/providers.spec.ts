import type { Page } from '@playwright/test';
import { visitProvider } from '../../packages/server/src/testing/provider-visit.ts';
import { addressOfProvider, answerProvider, authCall, provider, sendToProvider, test } from './support/openid.ts';
import { expect, freshEmail, goodPassword, linkIn, readMail } from './support/test.ts';

const LOGIN = '/auth/login/';

interface Session {
  user?: { email?: string };
  flows?: { id: string; is_pending?: boolean }[];
}

/** The address of whoever is signed in, or the step that the session waits for. */
async function reached(page: Page): Promise<string> {
  const { data } = await authCall<Session>(page, 'GET', '/auth/session');
  return data.user?.email ?? data.flows?.find((flow) => flow.is_pending)?.id ?? 'nothing';
}

test('a newcomer comes in through the provider, and keeps this only way', async ({ page, site }) => {
  const email = freshEmail();
  await page.goto(LOGIN);
  await sendToProvider(page, { process: 'login', callback_url: '/my/' });
  await answerProvider(page, site.url, { sub: email, name: 'Ada', email, email_verified: true });
  await expect(page).toHaveURL(/\/my\/$/);
  expect(await reached(page)).toBe(email);

  const refused = await authCall(page, 'DELETE', '/account/providers', { provider: provider.id, account: email });
  expect(refused.errors?.map(({ code }) => code)).toEqual(['no_password']);
});

test('cancelling and failing lead back, with the reason in the address', async ({ page, site }) => {
  await page.goto(LOGIN);
  await sendToProvider(page, { process: 'login', callback_url: '/auth/login/?next=%2Fmy%2F' });
  await answerProvider(page, site.url, 'decline');
  await expect(page).toHaveURL(/\/auth\/login\/\?next=%2Fmy%2F&error=cancelled&error_process=login$/);
  expect(await reached(page)).toBe('nothing');

  // A callback that nobody began: somebody else's link.
  await page.goto(`/auth/accounts/oidc/${provider.id}/login/callback/?code=stolen&state=unknown`);
  await expect(page).toHaveURL(/\/auth\/login\/\?error=unknown&error_process=login$/);
  expect(await reached(page)).toBe('nothing');
});

test('a callback opened in another browser signs nobody in there', async ({ page, site, browser }) => {
  const email = freshEmail();
  await page.goto(LOGIN);
  const away = await addressOfProvider(page, { process: 'login', callback_url: '/my/' });
  const callback = await visitProvider(away, { sub: email, email, email_verified: true });

  const victim = await browser.newPage();
  await victim.goto(callback);
  await expect(victim).toHaveURL(/error=unknown&error_process=login$/);
  expect(await reached(victim)).toBe('nothing');
  await victim.close();

  await page.goto(callback);
  await expect(page).toHaveURL(`${site.url}/my/`);
  expect(await reached(page)).toBe(email);
});

test('without an address one is asked for, and confirmed by letter', async ({ page, site }) => {
  const email = freshEmail();
  await page.goto(LOGIN);
  await sendToProvider(page, { process: 'login', callback_url: '/auth/login/' });
  await answerProvider(page, site.url, { sub: email, name: 'Nameless' });
  expect(await reached(page)).toBe('provider_signup');
  const { status } = await authCall(page, 'POST', '/auth/provider/signup', { email });
  expect(status).toBe(401);
  expect(await reached(page)).toBe('verify_email');
  const letter = await readMail(page, site.url, email, /confirm/i);
  await page.goto(linkIn(letter, '/auth/confirm-email/'));
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect.poll(() => reached(page)).toBe(email);
});

test('a taken address looks like a new one; its owner connects the account, and takes it off again', async ({
  page,
  site,
  browser,
}) => {
  const email = freshEmail();
  await page.goto(LOGIN);
  await page.request.get(`${site.url}/auth/_allauth/browser/v1/config`);
  await authCall(page, 'POST', '/auth/signup', { email, password: goodPassword });
  const letter = await readMail(page, site.url, email, /confirm/i);
  await page.goto(linkIn(letter, '/auth/confirm-email/'));
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect.poll(() => reached(page)).toBe(email);

  const other = await (await browser.newContext()).newPage();
  await other.goto(site.url + LOGIN);
  await sendToProvider(other, { process: 'login', callback_url: '/auth/login/' });
  await answerProvider(other, site.url, { sub: `other ${email}`, email, email_verified: true });
  expect(await reached(other)).toBe('verify_email');
  await readMail(other, site.url, email, /already exists/);
  await other.context().close();

  await page.goto('/my/');
  await sendToProvider(page, { process: 'connect', callback_url: '/my/?connected=1' });
  await answerProvider(page, site.url, { sub: email });
  await expect(page).toHaveURL(/\/my\/\?connected=1$/);
  const accounts = await authCall(page, 'GET', '/account/providers');
  expect(accounts.data).toMatchObject([{ uid: email, provider: { id: provider.id, name: provider.name } }]);
  const gone = await authCall(page, 'DELETE', '/account/providers', { provider: provider.id, account: email });
  expect([gone.status, gone.data]).toEqual([200, []]);
});
