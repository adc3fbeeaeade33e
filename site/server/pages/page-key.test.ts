import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { pageKey, shareableCookies } from './page-key.ts';

const config = readConfig({});

function keyOf(url: string, headers: Record<string, string> = {}, method = 'GET'): string | null {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, method });
  request.headers = headers;
  return pageKey(request, config);
}

test('a page of a visitor with an order draft isn’t cached', () => {
  expect(keyOf('/virtual-private-servers/nvme-3/', { cookie: 'order_draft=abc' })).toBeNull();
});

test('a page with a promo code isn’t cached, because the code may be used up', () => {
  expect(keyOf('/virtual-private-servers/?promo_code=HOST5-ABCDEFGH')).toBeNull();
});

test('what changes the page changes the key', () => {
  const keys = [
    keyOf('/'),
    keyOf('/ru/'),
    keyOf('/?a=1'),
    keyOf('/', { cookie: 'currency=USD' }),
    keyOf('/', { cookie: 'currency=USD; currency_picked=1' }),
    keyOf('/', { cookie: 'theme=dark' }),
    keyOf('/', { cookie: 'promo_dismissed=1' }),
    keyOf('/', { cookie: 'consent=1.2026-11-23' }),
    keyOf('/', { cookie: 'django_language=ru' }),
    keyOf('/', { cookie: 'django_timezone=Europe%2FMoscow' }),
    keyOf('/', { 'accept-language': 'ru-RU,ru;q=0.9' }),
    keyOf('/', { 'accept-language': 'en-GB,ru;q=0.5' }),
    keyOf('/', { 'cf-ipcountry': 'RU' }),
    keyOf('/', { 'cf-ipcountry': 'DE' }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test('what does not change the page does not', () => {
  const plain = keyOf('/');
  for (const headers of [
    { cookie: 'csrftoken=abc; utm_source=mail' },
    { cookie: 'theme=pink' },
    { cookie: 'consent=0.2026-11-23.marketing' },
    { cookie: 'currency=%3Cscript%3E' },
    { cookie: 'django_timezone=Mars/Olympus' },
    { 'cf-ipcountry': 'XX' },
    { 'cf-ipcountry': 'T1' },
    { 'user-agent': 'anything' },
  ]) {
    expect(keyOf('/', headers)).toBe(plain);
  }
});

test('pages depend on whether a visitor has decided about cookies, not on what they decided', () => {
  const refused = keyOf('/', { cookie: 'consent=1.2026-11-23' });
  expect(keyOf('/', { cookie: 'consent=1.2026-10-01.marketing.chat' })).toBe(refused);
  expect(keyOf('/cookies/')).toBeNull();
  expect(keyOf('/ru/cookies/')).toBeNull();
});

test('nothing of a known visitor, no form and no endless address is kept', () => {
  expect(keyOf('/', { cookie: 'a=1; sessionid=x' })).toBeNull();
  expect(keyOf('/', { cookie: 'user=1' })).toBeNull();
  expect(keyOf('/', {}, 'POST')).toBeNull();
  expect(keyOf(`/?${'x'.repeat(600)}`)).toBeNull();
});

test('a session is seen however its cookie is written, and account pages are never shared', () => {
  for (const cookie of ['sessionid =x', '\u00a0sessionid=x', 'a=b;sessionid\t=x', 'user =1', 'mfa_trusted=x']) {
    expect(keyOf('/', { cookie })).toBeNull();
  }
  expect(keyOf('/my/')).toBeNull();
  expect(keyOf('//my/')).toBeNull();
  expect(keyOf('/auth/login/')).toBeNull();
  expect(keyOf('/ru/dedicated-servers/alerts/1-a/')).toBeNull();
  expect(keyOf('/dedicated-servers/alerts/?tags=storage')).toBeNull();
});

test('a shared page is made with nothing but the cookies of its key', () => {
  expect(shareableCookies('sessionid =x; theme=dark; csrftoken=t; currency = USD; user=1; utm_source=mail')).toBe(
    'theme=dark; currency=USD',
  );
});
