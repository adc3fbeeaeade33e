import { describe, expect, test, vi } from 'vitest';
import type { AppContext } from '../app-context.tsx';
import { saveAttribution } from '../visitor/attribution.ts';
import { cookieText } from '../visitor/cookies.ts';
import { cookieValue } from '@hoster/domain/visitor/cookies';
import { deviceClasses } from '../visitor/device-classes.ts';

describe('attribution', () => {
  const call = vi.fn<(name: string, options?: unknown) => Promise<undefined>>();
  const kept = (address: string, referrer = '', earlier: Record<string, string> = {}) => {
    const setCookie = vi.fn();
    const facts = { cookieDomain: null } as AppContext['facts'];
    const cookie = (name: string) => earlier[name] ?? null;
    void saveAttribution({ call: call as AppContext['call'], cookie, setCookie, facts }, new URL(address), referrer);
    return Object.fromEntries(setCookie.mock.calls.map(([name, value, { days }]) => [name, [value, days]]));
  };

  test('stores each value for its lifetime', () => {
    expect(
      kept(
        'https://hoster.example/?utm_source=mail&utm_medium=news&utm_campaign=may&partner_ref=p7&gclid=g&x=1',
        'https://search.example/?q=vps',
      ),
    ).toEqual({
      utm_source: ['mail', 30],
      utm_medium: ['news', 30],
      utm_campaign: ['may', 30],
      partner_ref: ['p7', 60],
      gclid: ['g', 90],
      referer: ['https://search.example/?q=vps', 60],
    });
  });

  test('the first referring site stays', () => {
    expect(kept('https://hoster.example/', 'https://b.example/', { referer: 'https://a.example/' })).toEqual({});
  });

  test('counts a visit by a partner’s link, but not by the same one again', () => {
    call.mockClear();
    kept('https://hoster.example/?partner_ref=p7');
    kept('https://hoster.example/?partner_ref=p7', '', { partner_ref: 'p7' });
    kept('https://hoster.example/?partner_ref=p8', '', { partner_ref: 'p7' });
    kept('https://hoster.example/');
    expect(call.mock.calls).toMatchObject([
      ['postPartnerVisit', { body: { code: 'p7' } }],
      ['postPartnerVisit', { body: { code: 'p8' } }],
    ]);
  });

  test('ignores our own pages and an empty value as referrer', () => {
    expect(kept('https://hoster.example/', 'https://hoster.example/vpn/')).toEqual({});
    expect(kept('https://hoster.example/?utm_source=')).toEqual({});
  });
});

describe('device classes', () => {
  const mac =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
  test.each([
    [
      'Windows, Chrome',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36',
      0,
      ['windows'],
    ],
    [
      'iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
      5,
      ['ios', 'safari'],
    ],
    ['iPad that says Mac', mac, 5, ['ios', 'safari']],
    ['Mac', mac, 0, ['safari']],
    [
      'Chrome on iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/150.0 Mobile/15E148 Safari/604.1',
      5,
      ['ios'],
    ],
    ['Android', 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36', 5, []],
  ])('%s', (_name, userAgent, maxTouchPoints, classes) => {
    expect(deviceClasses({ userAgent, maxTouchPoints })).toEqual(classes);
  });
});

describe('cookies', () => {
  test('are written for all hosts of the company when shared', () => {
    const text = cookieText('currency', 'U$D', { days: 365, shared: true }, 'hoster.example', true);
    expect(text).toMatch(
      /^currency=U%24D; Path=\/; SameSite=Lax; Max-Age=31536000; Expires=.*; Domain=hoster\.example; Secure$/,
    );
    expect(cookieText('a', 'b', {}, 'hoster.example', false)).toBe('a=b; Path=/; SameSite=Lax');
  });

  test('are removed by an expiry 30 days back', () => {
    const text = cookieText('user', '', { days: -30 }, null, false);
    const expires = new Date(/Expires=([^;]+)/.exec(text)?.[1] ?? '').getTime();
    expect(Math.round((Date.now() - expires) / 86_400_000)).toBe(30);
  });

  test('are read by their whole name', () => {
    expect(cookieValue('xcsrftoken=a; csrftoken=b%3D; c', 'csrftoken')).toBe('b=');
    expect(cookieValue('a=%E0%A4%A', 'a')).toBe('%E0%A4%A');
    expect(cookieValue('', 'a')).toBeNull();
  });
});
