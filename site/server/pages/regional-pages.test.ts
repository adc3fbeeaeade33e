import { regionalTable, type Visitor } from '@hoster/domain/visitor/regional';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { byDepth } from '../../../scripts/depth.ts';
import { shellOf } from '../../src/layout/shell.ts';
import { routeTable } from '../../src/routes.tsx';
import { pageAddresses as addresses, unlistedPages as unlisted } from '../../src/testing/page-addresses.ts';
import { shopSite, type ShopSite } from '../testing/shop-site.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const localHost = 'local.example';
let site: ShopSite;
let session = '';

beforeAll(async () => {
  site = await shopSite({ LOCAL_SERVICE_HOST: localHost, CHAT_SRC: '/chat/widget.js' });
  session = (await site.signIn())['sessionid'] ?? '';
});
afterAll(() => site.close());

/** Gives the demo customer a profile in a country. */
async function liveIn(country: string): Promise<void> {
  const token = 'x'.repeat(32);
  const answer = await site.backend.app.inject({
    method: 'PUT',
    url: '/my/api/account/personal_info/',
    headers: {
      cookie: `csrftoken=${token}; sessionid=${session}`,
      'x-csrftoken': token,
      origin: 'http://localhost:3000',
    },
    payload: {
      user: { first_name: 'Demo', last_name: 'Customer' },
      country,
      city: 'City',
      zip_code: '10115',
      address: 'Street 1',
    },
  });
  expect(answer.statusCode, `saving the profile: ${answer.body}`).toBe(200);
}

test('every page type has an address', () => {
  const missing = routeTable.map(({ page }) => page).filter((page) => !addresses[page] && !unlisted.has(page));
  expect([...new Set(missing)]).toEqual([]);
});

interface Asking {
  siteCountry: string | null;
  who: 'anonymous' | 'auth cookie' | 'signed in';
  profile: string;
}
const everyVisitor: Asking[] = [
  ...[null, 'DE', 'UA', 'RU'].flatMap((siteCountry) =>
    (['anonymous', 'auth cookie', 'signed in'] as const).map((who) => ({ siteCountry, who, profile: 'DE' })),
  ),
  // The profile counts as much as the place.
  ...['UA', 'RU'].map((profile) => ({ siteCountry: 'DE', who: 'signed in' as const, profile })),
];
/** Each country once, and each way to be known. */
const visitors = byDepth(everyVisitor, [
  { siteCountry: null, who: 'anonymous', profile: 'DE' },
  { siteCountry: 'UA', who: 'auth cookie', profile: 'DE' },
  { siteCountry: 'RU', who: 'anonymous', profile: 'DE' },
  { siteCountry: 'DE', who: 'signed in', profile: 'RU' },
]);

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

for (const { siteCountry, who, profile } of visitors) {
  const signedIn = who === 'signed in';
  const name = `${siteCountry ?? 'no country'}, ${who}${signedIn ? ` with a profile of ${profile}` : ''}`;
  test(`${name}: every page offers what the table says`, async () => {
    if (signedIn) await liveIn(profile);
    const visitor: Visitor = {
      profileCountry: signedIn ? profile : null,
      siteCountry,
      signedIn,
      hasAuthCookie: who !== 'anonymous',
    };
    const table = tableFor(visitor);
    const cookies = { anonymous: '', 'auth cookie': 'user=1', 'signed in': `user=1; sessionid=${session}` }[who];
    for (const [page, path] of Object.entries(addresses)) {
      const { body, statusCode, headers } = await site.host.inject({
        url: path,
        headers: { ...(cookies && { cookie: cookies }), ...(siteCountry && { 'cf-ipcountry': siteCountry }) },
      });
      const isHidden = page === 'vpn' && !table.rules.includes('vpn');
      // Nothing to compare, or somebody who is or isn't signed in: they see another page of this list.
      if (statusCode >= 300 && statusCode < 400) {
        expect(headers.location, `${page} leads on`).toMatch(/^(https:\/\/local\.example)?\/\w/);
        continue;
      }
      expect.soft(statusCode, `${page} ${path}`).toBe(isHidden ? 404 : 200);
      const about = [...body.matchAll(/<title[^>]*>([^<]*)|<meta name="(?:description|keywords)" content="([^"]*)/g)];
      expect.soft(about.length, `title and description of ${page}`).toBeGreaterThan(0);
      if (!table.rules.includes('vpn') && !isHidden)
        expect.soft(about.join(' '), `${page} ${path}`).not.toContain('VPN');
      const found = offered(body, path);
      const told = `${page} ${path}`;
      expect.soft(found.currency, `currencies of ${told}`).toEqual(table.currency);
      // Where somebody signs up or manages their account, nothing else is offered.
      const isShop = shellOf(path, '') === 'site';
      expect.soft(found.paymentIcon, `payment methods of ${told}`).toEqual(isShop ? table.paymentIcon : []);
      for (const hidden of table.hiddenLocations) expect.soft(found.locations, told).not.toContain(hidden);
      for (const [rule, isOffered] of Object.entries(found.rules)) {
        if (rule === 'vpn' && !isShop) continue;
        const isWanted = table.rules.includes(rule) && (rule !== 'promoBanner' || bannerPages.test(path));
        expect.soft(isOffered, `${rule} of ${told}`).toBe(isWanted);
      }
      const isLocal = table.rules.includes('localServiceHost');
      if (isShop) expect.soft(found.localLinks > 0, `account host of ${told}`).toBe(isLocal);
      if (isLocal && !/^\/(auth|my)\//.test(path)) expect.soft(found.ownLinks, `account links of ${told}`).toEqual([]);
    }
  });
}

test.each([
  ['in-russia', 'DE', 'Hosting in Moscow'],
  ['in-russia', null, 'Hosting in Moscow'],
  ['in-ukraine', 'RU', 'Ukrainian providers'],
])('/web-hosting/%s/ answers visitors from %s too, with the place that they can order', async (page, country, text) => {
  const headers = country === null ? {} : { 'cf-ipcountry': country };
  const { body, statusCode } = await site.host.inject({ url: `/web-hosting/${page}/`, headers });
  expect(statusCode).toBe(200);
  expect(body).toContain(text);
  expect(body).toContain('can’t be ordered from your region');
  expect(body).toMatch(/The nearest alternative is <a[^>]*href="\/web-hosting\/in-germany\/"/);
  // The plans lead to an order there.
  expect(body).toMatch(/href="\/web-hosting\/basic\/\?location=1"/);
});

test.each([
  ['in-russia', 'RU'],
  ['in-ukraine', 'UA'],
])('/web-hosting/%s/ sells to visitors from %s', async (page, country) => {
  const { body, statusCode } = await site.host.inject({
    url: `/web-hosting/${page}/`,
    headers: { 'cf-ipcountry': country },
  });
  expect(statusCode).toBe(200);
  expect(body).not.toContain('can’t be ordered from your region');
});

test.each(['DE', 'RU', 'UA'])('the sitemap names both countries to visitors from %s', async (country) => {
  const { body } = await site.host.inject({ url: '/sitemap-en.xml', headers: { 'cf-ipcountry': country } });
  expect(body).toContain('/web-hosting/in-russia/');
  expect(body).toContain('/web-hosting/in-ukraine/');
});

test.each(['/my/', '/my/invoices/', '/my/security/'])('%s leads to sign-in on the host of the visitor', async (url) => {
  const leadsTo = async (country: string) =>
    (await site.host.inject({ url, headers: { 'cf-ipcountry': country } })).headers.location;
  const login = `/auth/login/?next=${encodeURIComponent(url)}`;
  expect(await leadsTo('RU')).toBe(`https://${localHost}${login}`);
  expect(await leadsTo('DE')).toBe(login);
});

test('shows locations of their own country only where allowed', async () => {
  const russian = await site.host.inject({ url: '/web-hosting/', headers: { 'cf-ipcountry': 'RU' } });
  expect(russian.body).toMatch(locationLinks.RU);
  const german = await site.host.inject({ url: '/web-hosting/', headers: { 'cf-ipcountry': 'DE' } });
  expect(german.body).toMatch(locationLinks.UA);
});
