import { expect, test } from 'vitest';
import { type Ask, BackendAway } from './ask.ts';
import { sitemapPaths } from './catalogue-paths.ts';
import { askFrom, catalogueAnswers } from '../testing/catalogue-answers.ts';

const ask = askFrom(catalogueAnswers);

test('the site map names the pages of all lines, their landings and plans, from all pages of a list, and of the help centre', async () => {
  expect(await sitemapPaths(ask, 'other')).toEqual([
    '/',
    '/services/',
    '/partners/',
    '/contacts/',
    '/api/',
    '/status/',
    '/virtual-private-servers/',
    '/web-hosting/',
    '/dedicated-servers/',
    '/backups/',
    '/vpn/',
    '/virtual-private-servers/in-germany/',
    '/virtual-private-servers/on-windows/',
    '/virtual-private-servers/nvme-1/',
    '/web-hosting/in-germany/',
    '/web-hosting/for-wordpress/',
    '/web-hosting/host-lite/',
    '/dedicated-servers/in-germany/',
    '/dedicated-servers/for-amd-epyc/',
    '/dedicated-servers/epyc-1/',
    '/dedicated-servers/epyc-2/',
    '/dedicated-servers/epyc-3/',
    '/help/',
    '/help/hostname/',
    '/help/ssh/',
    '/help/tag/linux/',
  ]);
});

test('visitors from Russia get one without the VPN', async () => {
  const everywhere = await sitemapPaths(ask, 'other');
  expect(await sitemapPaths(ask, 'RU')).toEqual(everywhere.filter((path) => path !== '/vpn/'));
});

test('a line with nothing on sale is left out with its landings', async () => {
  const answers = {
    ...catalogueAnswers,
    '/my/api/features/': { unsold_pages: ['/web-hosting/', '/dedicated-servers/', '/vpn/'] },
  };
  const everything = await sitemapPaths(ask, 'other');
  expect(await sitemapPaths(askFrom(answers), 'other')).toEqual(
    everything.filter((path) => !/^\/(web-hosting|dedicated-servers|vpn)\//.test(path)),
  );
});

test.each([
  ['/my/api/vps-type-landings/', '/virtual-private-servers/'],
  ['/my/api/hosting-cms-landings/', '/web-hosting/'],
  ['/my/api/vhosting/order/create_context/', '/web-hosting/'],
  ['/my/api/ds-order/tariff/?page_size=500', '/dedicated-servers/'],
  ['/my/api/backup-order/create_context/', '/backups/'],
  ['/my/api/vpn/order/exit_node_locations/', '/vpn/'],
  ['/my/api/dream/article/category_tree/', '/help/'],
])('a line is left out where the backend has no %s', async (missing, page) => {
  const { [missing]: _, ...rest } = catalogueAnswers;
  const everything = await sitemapPaths(ask, 'other');
  expect(await sitemapPaths(askFrom(rest), 'other')).toEqual(everything.filter((path) => !path.startsWith(page)));
});

test('a list that gets shorter while it is read ends there', async () => {
  const { '/my/api/ds-order/tariff/?page_size=500&page=2': _, ...rest } = catalogueAnswers;
  const paths = await sitemapPaths(askFrom(rest), 'other');
  expect(paths).toContain('/dedicated-servers/epyc-2/');
  expect(paths).not.toContain('/dedicated-servers/epyc-3/');
});

test('there is none while one of the calls fails', async () => {
  const called: string[] = [];
  const watching: Ask = (path, schema) => {
    called.push(path);
    return ask(path, schema);
  };
  await sitemapPaths(watching, 'other');
  for (const away of called) {
    const failing: Ask = (path, schema) => (path === away ? Promise.reject(new BackendAway(path)) : ask(path, schema));
    await expect(sitemapPaths(failing, 'other')).rejects.toThrow(BackendAway);
  }
  expect(called.length).toBeGreaterThan(10);
});

test('there is none while a list does not end', async () => {
  const path = '/my/api/ds-order/tariff/?page_size=500';
  const endless = { ...catalogueAnswers, [path]: { next: path, results: [] } };
  await expect(sitemapPaths(askFrom(endless), 'other')).rejects.toThrow(BackendAway);
});
