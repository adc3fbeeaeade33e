import { expect, test } from 'vitest';
import { matchPage } from './match-page.ts';

const found = (path: string) => {
  const match = matchPage(path);
  return match && [match.entry.page, match.params];
};

test('pages are found with and without the Russian prefix and the closing slash', () => {
  expect(found('/')).toEqual(['home', {}]);
  expect(found('/ru/')).toEqual(['home', {}]);
  expect(found('/ru/virtual-private-servers')).toEqual(['vps-list', {}]);
});

test('matches landings by country and purpose before plans', () => {
  expect(found('/virtual-private-servers/in-germany/')).toEqual(['vps-location', { slug: 'germany' }]);
  expect(found('/ru/virtual-private-servers/on-windows/')).toEqual(['vps-landing', { prefix: 'on', slug: 'windows' }]);
  expect(found('/virtual-private-servers/nvme-3/')).toEqual(['vps-plan', { slug: 'nvme-3' }]);
  expect(found('/virtual-private-servers/only-one/')).toEqual(['vps-plan', { slug: 'only-one' }]);
});

test('decodes parameters once', () => {
  expect(found('/auth/confirm-email/MQ%3A1xU%253A/')).toEqual(['confirm-email', { code: 'MQ:1xU%3A' }]);
  expect(found('/auth/confirm-email/%E0%A4%A/')).toEqual(['confirm-email', { code: '%E0%A4%A' }]);
});

test('sign-in and account have no Russian address', () => {
  expect(found('/auth/login/')).toEqual(['login', {}]);
  expect(matchPage('/ru/auth/login/')).toBeNull();
  expect(matchPage('/ru/my/')).toBeNull();
});

test('legal documents share a page, which finds out the document', () => {
  expect(found('/tos/')).toEqual(['legal', { slug: 'tos' }]);
  expect(found('/ru/privacy/gdpr/')).toEqual(['legal', { slug: 'gdpr' }]);
  expect(found('/ru/privacy/')).toEqual(['legal', { slug: 'privacy' }]);
});

test('matches nothing else', () => {
  for (const path of ['/de/', '/nope/', '/virtual-private-servers/a/b/', '/russia/'])
    expect(matchPage(path)).toBeNull();
});
