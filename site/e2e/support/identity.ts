import { makeGuardedCustomer, type GuardedCustomer } from './customers.ts';
import { startSite } from './processes.ts';
import { test as base } from './test.ts';
import { WAIT_TIMEOUT } from '../../../scripts/wait-timeout.ts';

/** Where visitors from Russia sign in. */
const localHost = 'local.hoster.example';

interface WorkerFixtures {
  /** Signs in with a code. Do not spend more of a recovery code or of wrong tries than a test needs. */
  guarded: GuardedCustomer;
}

/** Test with a site that asks for a captcha (proof of work), has a local host for Russia and a customer with an app. */
export const test = base.extend<object, WorkerFixtures>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      const site = await startSite({ CAPTCHA_KIND: 'pow', LOCAL_SERVICE_HOST: localHost });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 5 * WAIT_TIMEOUT },
  ],
  guarded: [async ({ site }, use) => use(await makeGuardedCustomer(site.url)), { scope: 'worker' }],
});
