import { expect, type Page } from '@playwright/test';
import {
  startOpenIdProvider,
  type OpenIdPerson,
  type OpenIdProvider,
} from '../../../packages/server/src/testing/openid-provider.ts';
import { freePort, startSite } from './processes.ts';
import { test as base } from './test.ts';

const AUTH = '/auth/_allauth/browser/v1';
/** The provider's id at the site, and the name on its button. */
export const provider = { id: 'company', name: 'Company account' } as const;

interface WorkerFixtures {
  /** A certified OpenID provider in this process. Its page asks who one is. */
  openId: OpenIdProvider & { sitePort: number };
}

/** Test with a site at which one signs in through an OpenID provider of the test's own. */
export const test = base.extend<object, WorkerFixtures>({
  openId: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      const sitePort = await freePort();
      const callback = `http://127.0.0.1:${sitePort}/auth/accounts/oidc/${provider.id}/login/callback/`;
      const openId = await startOpenIdProvider([callback]);
      await use({ ...openId, sitePort });
      await openId.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ openId }, use) => {
      const { issuer, clientId: client_id, clientSecret: client_secret, sitePort } = openId;
      const site = await startSite({
        PORT: String(sitePort),
        OAUTH_OIDC: JSON.stringify([{ ...provider, issuer, client_id, client_secret }]),
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

/** Says at the provider who one is, or declines, and waits for the site. */
export async function answerProvider(page: Page, siteUrl: string, who: OpenIdPerson | 'decline'): Promise<void> {
  await expect(page).toHaveTitle('Test provider');
  if (who === 'decline') await page.getByRole('button', { name: 'Decline' }).click();
  else {
    await page.getByLabel('Person').fill(JSON.stringify(who));
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await page.waitForURL((url) => url.href.startsWith(siteUrl));
}

const REDIRECT = `${AUTH}/auth/provider/redirect`;

/** The fields of the form that leads to the provider; a first call brings the token that forms carry. */
async function formFields(page: Page, fields: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  await page.request.get(new URL(`${AUTH}/config`, page.url()).href);
  return { provider: provider.id, csrfmiddlewaretoken: await csrfToken(page), ...fields };
}

async function csrfToken(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
}

/** Sends the form that leads to the provider, from the page that is open. */
export async function sendToProvider(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(
    ({ action, values }) => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = action;
      for (const [name, value] of Object.entries(values)) {
        const input = document.createElement('input');
        Object.assign(input, { type: 'hidden', name, value });
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    },
    { action: REDIRECT, values: await formFields(page, fields) },
  );
}

/** Where that form would lead this browser, without going there. */
export async function addressOfProvider(page: Page, fields: Readonly<Record<string, string>>): Promise<string> {
  const answer = await page.request.post(new URL(REDIRECT, page.url()).href, {
    form: await formFields(page, fields),
    headers: { origin: new URL(page.url()).origin },
    maxRedirects: 0,
  });
  return answer.headers()['location'] ?? '';
}

/** A call of the auth API from this browser, with its cookies and token. */
export async function authCall<Data = unknown>(
  page: Page,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  data?: object,
): Promise<{ status: number; data: Data; errors?: { code: string }[] }> {
  const { origin } = new URL(page.url());
  const answer = await page.request.fetch(`${origin}${AUTH}${path}`, {
    method,
    headers: { 'x-csrftoken': await csrfToken(page), origin },
    ...(data && { data }),
  });
  return answer.json();
}
