// Run by jobs.test.ts in a process of its own: takes an order and its money, and is killed while the server is built.
import { createBackend } from '../index.ts';
import { anOrder } from '../modules/orders/test-shop.ts';
import { Browser } from '../testing/browser.ts';

const [, , dataDir = ''] = process.argv;
const shop = await createBackend({ dataDir, seed: 'demo', provisionMilliseconds: 3_600_000 });
const browser = new Browser(shop.app);
await browser.login('demo@hoster.example', 'demo-hoster-2026');
const answer = await browser.post('/my/api/vps-order/', anOrder({ name: 'survivor' }));
process.stdout.write(`${answer.body}\n`);
