import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { regionalTable, type Visitor } from '@hoster/domain/regional';
import { createServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as Entry from '../src/entry-server.tsx';
import { routeTable } from '../src/routes.tsx';
import { openBackend, type EmbeddedBackend } from './backend.ts';
import { readConfig } from './config.ts';
import { createHost } from './host.ts';

// The pages come as in development, through Vite, and the backend is the embedded one with the shop of the demo.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'hoster-regional-'));
const localHost = 'local.example';
let vite: Awaited<ReturnType<typeof createServer>>;
let backend: EmbeddedBackend;
let host: Awaited<ReturnType<typeof createHost>>;
let session = '';

beforeAll(async () => {
  vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, watch: null },
  });
  const entry = (await vite.ssrLoadModule('/src/entry-server.tsx')) as typeof Entry;
  await entry.prepare();
  const config = readConfig({
    DATA_DIR: folder,
    LOCAL_SERVICE_HOST: localHost,
    LOG_LEVEL: 'silent',
    CHAT_SRC: '/chat/widget.js',
  });
  backend = await openBackend(config);
  host = await createHost({
    config,
    assetsDir: `${import.meta.dirname}/static`,
    backend,
    async render(request, options) {
      const rendered = await entry.render(request, options);
      return rendered.kind === 'redirect'
        ? { status: rendered.status, location: rendered.location, html: '', nonce: null, card: () => null }
        : {
            status: rendered.status,
            location: null,
            html: rendered.body + rendered.boot,
            nonce: null,
            card: rendered.card,
          };
    },
  });
  session = await signIn();
});
afterAll(async () => {
  await host.close();
  await backend.close();
  await vite.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The demo customer's session cookie. */
async function signIn(): Promise<string> {
  const base = '/auth/_allauth/browser/v1';
  const first = await backend.app.inject({ url: `${base}/config` });
  const token = first.cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
  const answer = await backend.app.inject({
    method: 'POST',
    url: `${base}/auth/login`,
    headers: { cookie: `csrftoken=${token}`, 'x-csrftoken': token, origin: 'http://localhost:3000' },
    payload: { username: 'demo', password: 'demo-hoster-2026' },
  });
  expect(answer.statusCode, `signing in: ${answer.body}`).toBe(200);
  return answer.cookies.find(({ name }) => name === 'sessionid')?.value ?? '';
}

/** An address of each page type. The account's pages ask for more than a session, or lead elsewhere. */
const addresses: Readonly<Record<string, string>> = {
  home: '/',
  'vps-list': '/virtual-private-servers/',
  'vps-location': '/virtual-private-servers/in-germany/',
  'vps-landing': '/virtual-private-servers/on-ubuntu/',
  'vps-plan': '/virtual-private-servers/nvme-3/',
  'dedicated-list': '/dedicated-servers/',
  'dedicated-location': '/dedicated-servers/in-germany/',
  'dedicated-set': '/dedicated-servers/for-highload/',
  'dedicated-compare': '/dedicated-servers/compare/',
  'dedicated-alerts': '/dedicated-servers/alerts/',
  'dedicated-plan': '/dedicated-servers/epyc-9354p/',
  'web-hosting-list': '/web-hosting/',
  'web-hosting-cms': '/web-hosting/for-wordpress/',
  'web-hosting-location': '/web-hosting/in-germany/',
  'web-hosting-plan': '/web-hosting/basic/',
  backups: '/backups/',
  vpn: '/vpn/',
  help: '/help/',
  'help-tag': '/help/tag/ssh/',
  'help-article': '/help/partner-program/',
  news: '/news/',
  'news-article': '/news/dark-theme/',
  legal: '/tos/',
  cookies: '/cookies/',
  api: '/api/',
  'api-group': '/api/reference/vps/',
  contacts: '/contacts/',
  services: '/services/',
  status: '/status/',
  login: '/auth/login/',
  signup: '/auth/signup/',
  'password-reset': '/auth/password/reset/',
  promo: '/promo/',
  account: '/my/',
  invoices: '/my/invoices/',
};
/** Pages of one link or one thing, with the layout of their neighbours. */
const unlisted = new Set([
  'dedicated-alert',
  'password-reset-key',
  'confirm-email',
  'logout',
  'security',
  'security-totp',
  'security-recovery-codes',
  'security-confirm',
  'security-delete',
  'service',
  'payment-result',
  'status-incident',
  'new-ticket',
  'staff-setups',
]);

test('every page type has an address here', () => {
  const missing = routeTable.map(({ page }) => page).filter((page) => !addresses[page] && !unlisted.has(page));
  expect([...new Set(missing)]).toEqual([]);
});

const visitors = [null, 'DE', 'UA', 'RU'].flatMap((siteCountry) =>
  (['anonymous', 'auth cookie', 'signed in'] as const).map((who) => ({ siteCountry, who })),
);

/** The rules that hold, by their names in the table. */
function tableFor(visitor: Visitor) {
  const holding = (rules: Readonly<Record<string, (visitor: Visitor) => boolean>>) =>
    Object.keys(rules).filter((name) => rules[name]?.(visitor));
  const { currency, location, paymentIcon, ...single } = regionalTable;
  return {
    currency: holding(currency).toSorted(),
    paymentIcon: holding(paymentIcon).toSorted(),
    hiddenLocations: Object.keys(location).filter((name) => !holding(location).includes(name)),
    rules: holding(single),
  };
}

const iconNames = { visa: 'Visa', mastercard: 'Mastercard', paypal: 'PayPal', sbp: 'СБП (SBP)', mir: 'Мир (Mir)' };
const locationLinks = { RU: /href="[^"]*\/in-russia\//, UA: /href="[^"]*\/in-ukraine\// };

/** What a page offers, as far as the table speaks of it. */
function offered(html: string, path: string) {
  const picker = /<select[^>]*id="currency-picker"[\s\S]*?<\/select>/.exec(html)?.[0] ?? '';
  const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
  const [body = ''] = html.split('</footer>');
  const features = /"chat":(\{|null)/.exec(html)?.[1];
  const localLinks = [...body.matchAll(/href="https:\/\/local\.example\/(auth|my)\//g)].length;
  const ownLinks = [...body.matchAll(/href="\/(auth|my)\/[^"]*"/g)].map(([link]) => link);
  return {
    currency: [...picker.matchAll(/<option[^>]*value="(\w+)"/g)].map(([, code = '']) => code).toSorted(),
    paymentIcon: Object.keys(iconNames)
      .filter((key) => footer.includes(`aria-label="${iconNames[key as keyof typeof iconNames]}"`))
      .toSorted(),
    locations: Object.entries(locationLinks).flatMap(([country, link]) => (link.test(body) ? [country] : [])),
    localLinks,
    ownLinks,
    rules: {
      // The page itself has links to its languages, and speaks of itself.
      vpn: /href="\/vpn\/[^"]*"/.test(
        body.replaceAll(/<a [^>]*data-language[^>]*>/g, '').replace(path === '/vpn/' ? /<main[\s\S]*<\/main>/ : '', ''),
      ),
      personalDataPolicy: footer.includes('href="/personal-data-processing-policy/"'),
      chat: features === '{',
      supportTicket: footer.includes('/my/tickets/new/"'),
      promoBanner: html.includes('id="promo-offer"'),
    },
  };
}

const bannerPages = /^\/(virtual-private-servers|dedicated-servers)\//;

for (const { siteCountry, who } of visitors) {
  test(`${siteCountry ?? 'no country'}, ${who}: every page offers what the table says`, async () => {
    const signedIn = who === 'signed in';
    const visitor: Visitor = {
      profileCountry: signedIn ? 'DE' : null,
      siteCountry,
      signedIn,
      hasAuthCookie: who !== 'anonymous',
    };
    const table = tableFor(visitor);
    const cookies = { anonymous: '', 'auth cookie': 'user=1', 'signed in': `user=1; sessionid=${session}` }[who];
    for (const [page, path] of Object.entries(addresses)) {
      const { body, statusCode, headers } = await host.inject({
        url: path,
        headers: { ...(cookies && { cookie: cookies }), ...(siteCountry && { 'cf-ipcountry': siteCountry }) },
      });
      const isHidden = page === 'vpn' && !table.rules.includes('vpn');
      // Nothing to compare, or somebody who is or isn't signed in: they see another page of this list.
      if (statusCode >= 300 && statusCode < 400) {
        expect(headers.location, `${page} leads on`).toMatch(/^\/\w/);
        continue;
      }
      expect.soft(statusCode, `${page} ${path}`).toBe(isHidden ? 404 : 200);
      const found = offered(body, path);
      const told = `${page} ${path}`;
      expect.soft(found.currency, `currencies of ${told}`).toEqual(table.currency);
      expect.soft(found.paymentIcon, `payment methods of ${told}`).toEqual(table.paymentIcon);
      for (const hidden of table.hiddenLocations) expect.soft(found.locations, told).not.toContain(hidden);
      for (const [rule, isOffered] of Object.entries(found.rules)) {
        const isWanted = table.rules.includes(rule) && (rule !== 'promoBanner' || bannerPages.test(path));
        expect.soft(isOffered, `${rule} of ${told}`).toBe(isWanted);
      }
      const isLocal = table.rules.includes('localServiceHost');
      expect.soft(found.localLinks > 0, `account host of ${told}`).toBe(isLocal);
      if (isLocal && !/^\/(auth|my)\//.test(path)) expect.soft(found.ownLinks, `account links of ${told}`).toEqual([]);
    }
  });
}

test('locations of their own countries are there for those who may have them', async () => {
  const russian = await host.inject({ url: '/web-hosting/', headers: { 'cf-ipcountry': 'RU' } });
  expect(russian.body).toMatch(locationLinks.RU);
  const german = await host.inject({ url: '/web-hosting/', headers: { 'cf-ipcountry': 'DE' } });
  expect(german.body).toMatch(locationLinks.UA);
});
