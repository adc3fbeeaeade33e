import { calls, openApi } from '@hoster/contract';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { byDepth } from '../../../../../scripts/depth.ts';
import { testBackend } from '../../testing/backend.ts';
import type { Browser } from '../../testing/browser.ts';
import { signedInCustomer } from '../../testing/customer.ts';
import { hostileRequests } from '../../testing/hostile-requests.ts';

/** The same requests each time; FUZZ_SEED and FUZZ_RUNS look further. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122);
const numRuns = Number(process.env['FUZZ_RUNS'] ?? byDepth(6, 1));

const backend = await testBackend({ seed: 'demo', rateLimits: false });
afterAll(() => backend.close());

const document = openApi(calls, { title: 'Hoster', version: '1' });
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.keys(item).map((method) => ({ path, method })),
);

let signedIn: Browser | undefined;
let customers = 0;
/** Returns a signed-in customer: another one where the last one was signed out. */
async function customer(): Promise<Browser> {
  const session = await signedIn?.get('/auth/_allauth/browser/v1/auth/session');
  if (!signedIn || session?.statusCode !== 200)
    signedIn = await signedInCustomer(backend, `hostile-${(customers += 1)}@example.test`);
  return signedIn;
}

test.each(['a visitor', 'a customer'])('no request of %s to any call is answered with 5xx', async (who) => {
  for (const { path, method } of operations) {
    const browser = who === 'a visitor' ? backend.browser() : await customer();
    await browser.get('/auth/_allauth/browser/v1/config');
    const requests = hostileRequests(document, path, method);
    await fc.assert(
      fc.asyncProperty(requests, async ({ url, headers, payload, cookies }) => {
        const answer = await sendAs(browser, method, url, headers, payload, cookies);
        expect(answer.statusCode, `${method} ${path}`).toBeLessThan(500);
      }),
      { seed, numRuns, endOnFailure: true },
    );
  }
});

/** Sends with the browser's cookies, over which the hostile ones win. */
function sendAs(
  browser: Browser,
  method: string,
  url: string,
  headers: Readonly<Record<string, string>>,
  payload: string | undefined,
  cookies: Readonly<Record<string, string>>,
) {
  const all = { ...Object.fromEntries(browser.cookies), ...cookies };
  return backend.app.inject({
    method: method.toUpperCase() as 'GET',
    url,
    headers: {
      host: 'localhost:3000',
      'x-csrftoken': browser.cookies.get('csrftoken') ?? '',
      cookie: Object.entries(all)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  });
}
