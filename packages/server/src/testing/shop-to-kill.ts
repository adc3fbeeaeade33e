// Run by jobs.test.ts in a process of its own: takes orders and their money, and is killed while the servers are built.
import { createBackend, frozenClock } from '../index.ts';
import { secretKey } from './fixed.ts';
import { anOrder } from './shop.ts';
import { Browser } from './browser.ts';

const [, , dataDir = '', orders = '1'] = process.argv;
const shop = await createBackend({
  dataDir,
  seed: 'demo',
  provisionMilliseconds: 3_600_000,
  rateLimits: false,
  secretKey,
  // Before the time of the test that starts the next one.
  clock: frozenClock(new Date('2026-11-20T11:50:00Z')),
});
const browser = new Browser(shop.app);
await browser.login('demo@hoster.example', 'demo-hoster-2026');
const created: unknown[] = [];
for (let number = 1; number <= Number(orders); number++) {
  const answer = await browser.post(
    '/my/api/vps-order/',
    anOrder(browser, { name: `survivor-${number}`, ...cheap(number) }),
  );
  created.push(answer.json());
}
process.stdout.write(`${JSON.stringify(created)}\n`);

/** The demo customer can pay for thirty of the smallest plan. */
function cheap(number: number) {
  return number === 1 ? {} : { tariff: 1 };
}
