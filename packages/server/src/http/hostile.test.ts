import { calls, openApi } from '@hoster/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testBackend, type TestBackend } from '../testing/backend.ts';
import type { Browser } from '../testing/browser.ts';
import { signedInCustomer } from '../testing/customer.ts';
import { hostileRequests } from '../testing/hostile-requests.ts';

/** The same requests each time; FUZZ_SEED and FUZZ_RUNS look further. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122);
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 12);

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ seed: 'demo', rateLimits: false });
});
afterAll(() => backend.close());

const document = openApi(calls, { title: 'Hoster', version: '1' });
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.keys(item).map((method) => ({ path, method })),
);

describe.each(['a visitor', 'a customer'])('requests of %s', (who) => {
  test.each(operations)('$method $path is never answered with 5xx', async ({ path, method }) => {
    const name = `${method}${path.replaceAll(/\W+/g, '-')}@example.test`;
    const browser = who === 'a visitor' ? backend.browser() : await signedInCustomer(backend, name);
    await browser.get('/auth/_allauth/browser/v1/config');
    const requests = hostileRequests(document, path, method);
    await fc.assert(
      fc.asyncProperty(requests, async ({ url, headers, payload, cookies }) => {
        const answer = await sendAs(browser, method, url, headers, payload, cookies);
        expect(answer.statusCode).toBeLessThan(500);
      }),
      { seed, numRuns, endOnFailure: true },
    );
  });
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
