import { regionalTable, type Visitor } from '@hoster/domain/regional';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { routeTable } from '../src/routes.tsx';
import { pageAddresses as addresses, unlistedPages as unlisted } from '../src/testing/page-addresses.ts';
import { shopSite, type ShopSite } from './testing/shop-site.ts';

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

const visitors: { siteCountry: string | null; who: 'anonymous' | 'auth cookie' | 'signed in'; profile: string }[] = [
  ...[null, 'DE', 'UA', 'RU'].flatMap((siteCountry) =>
    (['anonymous', 'auth cookie', 'signed in'] as const).map((who) => ({ siteCountry, who, profile: 'DE' })),
  ),
  // The profile counts as much as the place.
  ...['UA', 'RU'].map((profile) => ({ siteCountry: 'DE', who: 'signed in' as const, profile })),
];

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
        expect(headers.location, `${page} leads on`).toMatch(/^\/\w/);
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

test('llms.txt lists the VPN only where it’s available', async () => {
  const read = (country: string) => site.host.inject({ url: '/llms.txt', headers: { 'cf-ipcountry': country } });
  expect((await read('DE')).body).toContain('VPN');
  const russian = await read('RU');
  expect(russian.body).not.toContain('VPN');
  expect(russian.headers.vary).toContain('cf-ipcountry');
});

test('shows locations of their own country only where allowed', async () => {
  const russian = await site.host.inject({ url: '/web-hosting/', headers: { 'cf-ipcountry': 'RU' } });
  expect(russian.body).toMatch(locationLinks.RU);
  const german = await site.host.inject({ url: '/web-hosting/', headers: { 'cf-ipcountry': 'DE' } });
  expect(german.body).toMatch(locationLinks.UA);
});
