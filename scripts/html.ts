/**
 * Checks the HTML of every page of the sitemaps, and of every kind of page besides, with the Nu Html Checker: starts the
 * built site on its embedded database, fetches the pages in both languages, signed out and as the demo customer, and
 * prints each error with its page. Ends with the number of pages and of errors, and with 1 when there are any.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSitemaps } from '../site/e2e/support/crawl/crawl.ts';
import { type Running, startSite } from '../site/e2e/support/processes.ts';
import { isBuilt, buildSite } from './build.ts';
import { ensureCommand } from './debian.ts';
import { accountPaths, errorPaths, langs, orderPaths, publicPaths, staffPaths, unpaidPath } from './html-pages.ts';
import { Visitor } from './html-visitor.ts';

const require = createRequire(import.meta.url);
const jar: string = require.resolve('vnu-jar/build/dist/vnu.jar');
const { version } = require('vnu-jar/package.json') as { version: string };

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  subType?: string;
  url?: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

const folder = mkdtempSync(join(tmpdir(), 'hoster-html-'));
const sources = new Map<string, string>();

function keep(name: string, html: string): void {
  const file = join(folder, `${sources.size}.html`);
  sources.set(file, name);
  writeFileSync(file, html);
}

/** Addresses of the sitemaps, without language prefix: the e2e crawler checks that both languages have the same. */
async function sitemapPaths(site: Running): Promise<string[]> {
  const entries = [...(await readSitemaps(`${site.url}/sitemap.xml`)).values()].flat();
  return entries.map(({ url }) => new URL(url).pathname).filter((path) => !path.startsWith('/ru/'));
}

async function visit(site: Running, lang: (typeof langs)[number]): Promise<void> {
  const stranger = new Visitor(site.url, lang);
  for (const path of new Set([...publicPaths, ...orderPaths, ...(await sitemapPaths(site))]))
    keep(`${path} (${lang})`, await stranger.page(path, 200));
  for (const [path, status] of errorPaths) keep(`${path} (${lang})`, await stranger.page(path, status));

  const customer = new Visitor(site.url, lang);
  await customer.signIn('demo');
  const own = [...publicPaths.filter((one) => !one.startsWith('/auth/')), ...orderPaths, ...accountPaths];
  for (const path of own) keep(`${path} (${lang}, signed in)`, await customer.page(path, 200));
  for (const service of await customer.links('/my/', '/my/services/')) {
    keep(`${service} (${lang}, signed in)`, await customer.page(service, 200));
    for (const path of await customer.links(service, service))
      keep(`${path} (${lang}, signed in)`, await customer.page(path, 200));
  }

  const employee = new Visitor(site.url, lang);
  await employee.signIn('staff');
  for (const path of staffPaths) keep(`${path} (${lang}, staff)`, await employee.page(path, 200));

  await visitPayments(customer, lang);
  await customer.requestPasswordReset();
  keep(`mailbox (${lang})`, await stranger.page('/mail/', 200));
  for (const path of (await stranger.links('/mail/', '/mail/')).filter((one) => /\d\/$/.test(one)))
    keep(`${path} (${lang})`, await stranger.page(path, 200));
}

/** Pages of payments and of the bank, through the life of an order. */
async function visitPayments(customer: Visitor, lang: (typeof langs)[number]): Promise<void> {
  const payment = async (state: string, ref: string) =>
    keep(`payment, ${state} (${lang})`, await customer.page(`/my/payment/?payment_object_ref=${ref}`, 200));
  await payment('top-up', await customer.topUp());
  const order = await customer.order();
  await payment('awaiting', order);
  keep(`${unpaidPath} (${lang}, unpaid order)`, await customer.page(unpaidPath, 200));
  const bank = await customer.bankPage(order);
  keep(`bank (${lang})`, await customer.page(bank, 200));
  await customer.decide(bank, 'decline');
  keep(`bank, decided (${lang})`, await customer.page(bank, 200));
  await payment('failed', order);
  await customer.cancelOrder(order);
  await payment('cancelled', order);
  const paid = await customer.order();
  await customer.decide(await customer.bankPage(paid), 'approve');
  await payment('paid', paid);
}

function check(): Message[] {
  const args = ['-Xss1m', '-jar', jar, '--exit-zero-always', '--format', 'json', '--stdout', folder];
  const { stdout, stderr, status } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0) throw new Error(`The checker failed: ${stderr}`);
  return (JSON.parse(stdout) as { messages: Message[] }).messages;
}

if (!isBuilt()) {
  console.log('The site is not built: building it.');
  await buildSite();
}
if (!ensureCommand('java', 'default-jre-headless')) {
  throw new Error('No Java. Install one (Debian: apt-get install default-jre-headless).');
}
const site = await startSite();
try {
  for (const lang of langs) await visit(site, lang);
} finally {
  await site.stop();
}
console.log(`Checking ${sources.size} pages:`);
for (const name of sources.values()) console.log(`  ${name}`);
const errors = check().filter(({ type }) => type !== 'info');
for (const { url = '', lastLine, message, extract = '' } of errors) {
  const page = sources.get(url.replace(/^file:/, '')) ?? url;
  console.log(`${page}, line ${lastLine}: ${message}\n    ${extract.replaceAll(/\s+/g, ' ')}`);
}
if (process.env['KEEP']) console.log(`Pages: ${folder}`);
else rmSync(folder, { recursive: true });
console.log(`${sources.size} pages checked by the Nu Html Checker (vnu-jar ${version}): ${errors.length} errors`);
process.exit(errors.length > 0 ? 1 : 0);
