import { describe, expect, test } from 'vitest';
import { headerLinks } from './header-links.ts';
import { legalLinks, siteNav } from './site-nav.ts';

const pathsOf = (vpn: boolean, support = '/contacts/#contact-form') =>
  siteNav({ vpn, support }).flatMap(({ links }) => links.map(({ to }) => to));

describe('the groups of links', () => {
  test('hold whatever may have wrapped out of the header', () => {
    const paths = pathsOf(true);
    for (const { to } of headerLinks) expect(paths).toContain(to);
  });

  test('name the VPN only where it is offered', () => {
    expect(pathsOf(true)).toContain('/vpn/');
    expect(pathsOf(false)).not.toContain('/vpn/');
  });

  test('lead to support where the visitor is served', () => {
    expect(pathsOf(true, '/my/tickets/new/')).toContain('/my/tickets/new/');
  });
});

test('the personal-data policy is linked for Russian visitors alone', () => {
  const policy = '/personal-data-processing-policy/';
  expect(legalLinks(true).map(({ to }) => to)).toContain(policy);
  expect(legalLinks(false).map(({ to }) => to)).not.toContain(policy);
});
