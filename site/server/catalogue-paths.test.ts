import { expect, test } from 'vitest';
import { sitemapPaths } from './catalogue-paths.ts';

const answers: Record<string, unknown> = {
  '/my/api/vps-order/create_context/': { tariffs: [{ url: '/virtual-private-servers/nvme-1/' }] },
  '/my/api/vps-location-landings/': [{ url: '/virtual-private-servers/in-germany/' }],
  '/my/api/vps-type-landings/': [{ url: '/virtual-private-servers/on-windows/' }],
};

test('the site map names the fixed pages, the landings and the plans', async () => {
  expect(await sitemapPaths((path) => Promise.resolve(answers[path]))).toEqual([
    '/',
    '/virtual-private-servers/',
    '/virtual-private-servers/in-germany/',
    '/virtual-private-servers/on-windows/',
    '/virtual-private-servers/nvme-1/',
  ]);
});

test.each(Object.keys(answers))('there is none while %s cannot be had', async (missing) => {
  expect(await sitemapPaths((path) => Promise.resolve(path === missing ? null : answers[path]))).toBeNull();
});
