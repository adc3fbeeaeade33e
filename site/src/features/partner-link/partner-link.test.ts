import { attributionOfVisit } from '@hoster/domain/visitor/attribution';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partnerLink } from './partner-link.ts';

const origin = 'https://hoster.example';
const link = (address: string, code = 'p7', at = origin) => {
  const result = partnerLink(address, code, at);
  return 'link' in result ? result.link : result.errors;
};

describe('adds the code', () => {
  test.each([
    ['https://hoster.example/vpn/', '/vpn/?partner_ref=p7'],
    ['http://hoster.example/vpn/', '/vpn/?partner_ref=p7'],
    ['hoster.example/vpn/', '/vpn/?partner_ref=p7'],
    ['hoster.example', '/?partner_ref=p7'],
    ['  /ru/vpn/  ', '/ru/vpn/?partner_ref=p7'],
    ['/virtual-private-servers/nvme-3/?period=12', '/virtual-private-servers/nvme-3/?period=12&partner_ref=p7'],
    ['/help/?partner_ref=other&search=ssh#results', '/help/?partner_ref=p7&search=ssh#results'],
    ['https://somebody@hoster.example/vpn/', '/vpn/?partner_ref=p7'],
  ])('to %s', (address, expected) => {
    expect(link(address)).toBe(origin + expected);
  });

  test('to an address with a port', () => {
    expect(link('localhost:3000/vpn/', ' p7 ', 'http://localhost:3000')).toBe(
      'http://localhost:3000/vpn/?partner_ref=p7',
    );
  });
});

describe('refuses', () => {
  test.each([
    'https://example.com/vpn/',
    '//example.com/vpn/',
    String.raw`\\example.com/vpn/`,
    'https://hoster.example.com/vpn/',
    'https://hoster.example@example.com/vpn/',
    'https://hoster.example:8443/vpn/',
    'javascript:alert(1)',
    'ftp://hoster.example/vpn/',
    'https://',
  ])('%s as an address of another site', (address) => {
    expect(link(address)).toEqual({ address: 'foreign' });
  });

  test.each(['/no-such-page/', '/catalog.json', 'https://hoster.example/ru/my/'])('%s as no page', (address) => {
    expect(link(address)).toEqual({ address: 'unknown' });
  });

  test('empty fields', () => {
    expect(link(' ', ' ')).toEqual({ address: 'required', code: 'required' });
  });

  test.each(['two words', 'https://hoster.example/?partner_ref=p7', 'код', 'p'.repeat(101)])('%s as a code', (code) => {
    expect(link('/vpn/', code)).toEqual({ code: 'invalid' });
  });
});

test('whatever is typed, a link leads to our site and credits that partner', () => {
  const text = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.webPath().map((path) => `/${path}`),
    fc.constant('/vpn/'),
  );
  fc.assert(
    fc.property(text, fc.stringMatching(/^[\w.~-]{1,20}$/), (address, code) => {
      const result = partnerLink(address, code, origin);
      if (!('link' in result)) return;
      const url = new URL(result.link);
      expect(url.origin).toBe(origin);
      expect(attributionOfVisit(url, '', () => null, null)).toContainEqual({
        name: 'partner_ref',
        value: code,
        days: 60,
      });
    }),
  );
});
