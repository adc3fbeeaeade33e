import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attributionCookies, attributionOfVisit, attributionValue, type AttributionCookie } from './attribution.ts';

const home = 'https://hoster.example/';

/** Visits one after the other in one browser; what it keeps at the end. */
function cookiesAfter(...visits: [page: string, referrer: string][]): Partial<Record<AttributionCookie, string>> {
  const stored: Partial<Record<AttributionCookie, string>> = {};
  for (const [page, referrer] of visits) {
    const found = attributionOfVisit(new URL(page), referrer, (name) => stored[name] ?? null, '.hoster.example');
    for (const { name, value } of found) stored[name] = value;
  }
  return stored;
}

test('has a lifetime and a touch for each cookie', () => {
  expect(attributionCookies.map(({ name, days, touch }) => `${name} ${days} ${touch}`)).toEqual([
    'utm_source 30 last',
    'utm_medium 30 last',
    'utm_campaign 30 last',
    'partner_ref 60 last',
    'gclid 90 last',
    'referer 60 first',
  ]);
});

test('keeps the first referring site and the last campaign', () => {
  expect(
    cookiesAfter(
      [`${home}?utm_source=a&partner_ref=1`, 'https://blog.example/post'],
      [`${home}?utm_source=b`, 'https://search.example/'],
    ),
  ).toEqual({ utm_source: 'b', partner_ref: '1', referer: 'https://blog.example/post' });
});

test.each(['https://hoster.example/ru/', 'https://my.hoster.example/'])('is not changed by coming from %s', (from) => {
  expect(
    cookiesAfter([`${home}?utm_source=a`, 'https://blog.example/'], [`${home}?utm_source=footer&gclid=x`, from]),
  ).toEqual({ utm_source: 'a', referer: 'https://blog.example/' });
});

test('a host that only ends like ours is another site', () => {
  expect(cookiesAfter([home, 'https://evilhoster.example/'])).toEqual({ referer: 'https://evilhoster.example/' });
});

test('cuts any value between characters', () => {
  expect(attributionValue(`${'a'.repeat(988)}😀😀`)).toBe(`${'a'.repeat(988)}😀`);
  expect(attributionValue('a\0b\ud83d')).toBe('ab');
  const anyText = fc.array(fc.constantFrom('a', 'я', '😀', '%', '\0', '\ud83d', '\ude00'), { maxLength: 300 });
  fc.assert(
    fc.property(anyText, (parts) => {
      const value = attributionValue(parts.join(''));
      expect(value.isWellFormed()).toBe(true);
      expect(encodeURIComponent(value).length).toBeLessThanOrEqual(1000);
    }),
  );
});
