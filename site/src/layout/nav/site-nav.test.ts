import { describe, expect, test } from 'vitest';
import { headerLinks } from './header-links.ts';
import { legalLinks, siteNav } from './site-nav.ts';

const pathsOf = (vpn: boolean, support = '/contacts/#contact-form', clients = true) =>
  siteNav({ isSold: (path) => vpn || path !== '/vpn/', support, clients }).flatMap(({ links }) =>
    links.map(({ to }) => to),
  );

describe('the groups of links', () => {
  test('contain everything that may overflow the header', () => {
    const paths = pathsOf(true);
    for (const { to } of headerLinks) expect(paths).toContain(to);
  });

  test('name the VPN only where it is offered', () => {
    expect(pathsOf(true)).toContain('/vpn/');
    expect(pathsOf(false)).not.toContain('/vpn/');
  });

  test('name the clients only where there are some', () => {
    expect(pathsOf(true, '/contacts/')).toContain('/#ourclients');
    expect(pathsOf(true, '/contacts/', false)).not.toContain('/#ourclients');
  });

  test('link to the support of the visitor’s region', () => {
    expect(pathsOf(true, '/my/tickets/new/')).toContain('/my/tickets/new/');
  });
});

test('links the documents about personal data for Russian visitors only', () => {
  const paths = (isRussian: boolean) => legalLinks(isRussian).map(({ to }) => to);
  for (const path of ['/personal-data-processing-policy/', '/personal-data-processing-consent/']) {
    expect(paths(true)).toContain(path);
    expect(paths(false)).not.toContain(path);
  }
});

test('the terms of recurring payments are linked for everybody', () => {
  for (const isRussian of [true, false]) {
    expect(legalLinks(isRussian).map(({ to }) => to)).toContain('/recurring-payment-terms/');
  }
});
