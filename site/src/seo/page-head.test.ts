import type { PageContext } from '@hoster/contract';
import { beforeAll, expect, test } from 'vitest';
import { pageContextQuery } from '../api/site.ts';
import { knownBrand } from '../app/visitor/brand.ts';
import { intlFor } from '../i18n/intl.ts';
import { loadPage } from '../app/router/page-modules.ts';
import { pageHead } from './page-head.ts';
import { silentApp } from '../testing/silent-app.ts';

beforeAll(() => loadPage('login'));

const texts: PageContext = {
  seo_title: 'Title of the content file',
  seo_title_optional: null,
  seo_description: 'Description of the content file',
  seo_keywords: null,
  footer: null,
};

function headOf(context: PageContext | null, status = 200, isLoaded = status === 200) {
  const app = silentApp();
  if (context) app.queryClient.setQueryData(pageContextQuery(app, 'login').queryKey, context);
  const loaded = { page: 'login', params: {}, contextSlug: 'login', data: { next: null } };
  const url = new URL('https://hoster.example/auth/login/');
  const tags = pageHead(app, intlFor('en', 'UTC'), url, isLoaded ? loaded : null, status);
  return tags.map(({ content, attributes }) => content ?? attributes?.['content']);
}

test('texts of the content file win over the title in the code, which is the fallback', () => {
  expect(headOf(texts)).toEqual(
    expect.arrayContaining(['Title of the content file', 'Description of the content file']),
  );
  // The route still says that the page is not for search engines.
  expect(headOf(texts)).toContain('noindex');
  expect(headOf(null)[0]).not.toBe('Hoster');
});

test('a title that search engines would cut off goes without the company’s name', () => {
  const brand = knownBrand(silentApp());
  const long = 'A title of seventy characters, which fills all that search engines show';
  expect(headOf({ ...texts, seo_title: `${long} · ${brand}` })).toContain(long);
  expect(headOf({ ...texts, seo_title: `Short · ${brand}` })).toContain(`Short · ${brand}`);
});

test('error pages have titles of their own', () => {
  expect(headOf(null, 404)[0]).toMatch(/^404 /);
  expect(headOf(null, 500)[0]).toMatch(/^500 /);
});

test('prefixes the title of a page whose form has errors', () => {
  expect(headOf(texts, 400, true)).toEqual(['Error: Title of the content file', 'noindex']);
});

test('names a page by its line and address, or by its texts if available', async () => {
  await loadPage('vps-plan');
  const app = silentApp();
  const loaded = {
    page: 'vps-plan',
    params: { slug: 'nvme-3' },
    contextSlug: 'vps-plan-nvme-3',
    data: { stage: 'configuration', product: null },
  };
  const url = new URL('https://hoster.example/virtual-private-servers/nvme-3/');
  const titleNow = () => pageHead(app, intlFor('en', 'UTC'), url, loaded, 200)[0]?.content;
  const { queryKey } = pageContextQuery(app, 'vps-plan-nvme-3');
  app.queryClient.setQueryData(queryKey, null);
  expect(titleNow()).toBe('VPS: Nvme 3');
  app.queryClient.setQueryData(queryKey, texts);
  expect(titleNow()).toBe('Title of the content file');
});
