import { server } from '@hoster/domain/lines/dedicated/dedicated.fixture';
import { expect, test } from 'vitest';
import { serversAtom } from './servers-feed.ts';

const place = {
  brand: 'Hoster',
  origin: 'https://hoster.example',
  lang: 'en',
  page: 'https://hoster.example/dedicated-servers/?tags=storage&price_max=200',
  self: 'https://hoster.example/dedicated-servers.atom?tags=storage&price_max=200',
} as const;

test('a server is a new entry when its price changes', () => {
  const url = '/dedicated-servers/one/';
  expect(serversAtom(place, [server({ url, price: 119 })])).toContain(
    '<id>https://hoster.example/dedicated-servers/one/#119</id>',
  );
  expect(serversAtom(place, [server({ url, price: 99 })])).toContain(
    '<id>https://hoster.example/dedicated-servers/one/#99</id>',
  );
});

test('the feed says which search it is of', () => {
  expect(serversAtom(place, [])).toContain(
    '<link rel="self" href="https://hoster.example/dedicated-servers.atom?tags=storage&amp;price_max=200"/>',
  );
});

test('a Russian feed has Russian units', () => {
  const feed = serversAtom({ ...place, lang: 'ru' }, [server({ url: '/dedicated-servers/one/' })]);
  expect(feed).toMatch(/\sГГц, \d+\sГБ DDR/);
  expect(feed).not.toContain('GHz');
});
