import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { shopSite, type ShopSite } from '../testing/shop-site.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 400_000 });

let site: ShopSite;
let staff: Awaited<ReturnType<ShopSite['signIn']>>;

beforeAll(async () => {
  site = await shopSite();
  staff = await site.signIn('staff', 'staff-hoster-2026');
  await offer({ en: true, ru: false }, 'en', 0);
});
afterAll(() => site.close());

/** Saves the languages as staff do. */
async function offer(offered: { en: boolean; ru: boolean }, first: 'en' | 'ru', version: number): Promise<void> {
  const answer = await site.ask('/my/api/staff/settings/languages/', {
    method: 'PUT',
    cookies: staff,
    headers: { 'x-csrftoken': staff['csrftoken'] ?? '', origin: 'http://localhost:3000' },
    payload: { offered, default_language: first, version },
  });
  expect(answer.statusCode, `saving the languages: ${answer.body}`).toBe(200);
}

const switcher = /hreflang="ru"/i;

test('addresses of a language that isn’t offered lead to the page in the default one', async () => {
  const page = await site.ask('/ru/help/?search=dns');
  expect([page.statusCode, page.headers.location]).toEqual([302, '/help/?search=dns']);
  expect((await site.ask('/ru/nowhere/')).statusCode).toBe(404);
  expect((await site.ask('/ru/news.atom')).statusCode).toBe(404);
});

test('nothing names it to customers and search engines', async () => {
  const { body } = await site.ask('/help/', { headers: { 'accept-language': 'ru' } });
  expect(body).toContain('<html lang="en"');
  expect(body).not.toMatch(switcher);
  expect(body).not.toContain('/ru/');
  expect((await site.ask('/sitemap.xml')).body).not.toContain('sitemap-ru.xml');
  expect((await site.ask('/sitemap-ru.xml')).statusCode).toBe(404);
  expect((await site.ask('/sitemap-en.xml')).body).not.toContain('/ru/');
  const signIn = await site.ask('/auth/login/', { cookies: { django_language: 'ru' } });
  expect(signIn.body).toContain('<html lang="en"');
});

test('staff keep both in their area', async () => {
  const { body } = await site.ask('/admin/settings/', { cookies: { ...staff, django_language: 'ru' } });
  expect(body).toContain('<html lang="ru"');
  expect(body).toMatch(/data-language="en"/);
});

test('pages without a prefix lead to the other language where English isn’t offered', async () => {
  await offer({ en: false, ru: true }, 'ru', 1);
  const page = await site.ask('/help/');
  expect([page.statusCode, page.headers.location]).toEqual([302, '/ru/help/']);
  expect((await site.ask('/ru/help/')).statusCode).toBe(200);
  expect((await site.ask('/auth/login/')).body).toContain('<html lang="ru"');
});
