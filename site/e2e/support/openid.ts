import { expect, type Page } from '@playwright/test';
import {
  startOpenIdProvider,
  type OpenIdPerson,
  type OpenIdProvider,
} from '../../../packages/server/src/testing/openid-provider.ts';
import { AUTH, csrfToken } from './auth-call.ts';
import { freePort } from '../../../scripts/free-port.ts';
import { startSite } from './processes.ts';
import { test as base } from './test.ts';
import { WAIT_TIMEOUT } from '../../../scripts/wait-timeout.ts';

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
    { scope: 'worker', timeout: 5 * WAIT_TIMEOUT },
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

/** Where the provider's button would lead this browser, without going there. */
export async function addressOfProvider(page: Page, fields: Readonly<Record<string, string>>): Promise<string> {
  const { origin } = new URL(page.url());
  const answer = await page.request.post(`${origin}${AUTH}/auth/provider/redirect`, {
    form: { provider: provider.id, csrfmiddlewaretoken: await csrfToken(page.request, origin), ...fields },
    headers: { origin },
    maxRedirects: 0,
  });
  return answer.headers()['location'] ?? '';
}
