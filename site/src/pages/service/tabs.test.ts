import { expect, test } from 'vitest';
import { tabHref, tabIn, tabsOf } from './tabs.ts';

test('reads the part from the address, and takes the overview for anything else', () => {
  const at = (search: string) => tabIn(new URL(`https://hoster.example/my/services/1/${search}`));
  expect(['', '?tab=billing', '?tab=nothing', '?tab=Billing'].map(at)).toEqual([
    'overview',
    'billing',
    'overview',
    'overview',
  ]);
  expect(at(new URL(tabHref(1, 'danger'), 'https://hoster.example').search)).toBe('danger');
});

test('shows no login of a server that doesn’t run, and no network without addresses', () => {
  const running = { status: 'active', kind: 'vps', ips: ['203.0.113.7'] } satisfies Parameters<typeof tabsOf>[0];
  expect(tabsOf(running)).toEqual(['overview', 'access', 'network', 'billing', 'danger']);
  expect(tabsOf(running, false)).not.toContain('danger');
  expect(tabsOf({ ...running, kind: 'vpn', ips: [] })).toEqual(['overview', 'access', 'billing', 'danger']);
  expect(tabsOf({ ...running, status: 'suspended' })).not.toContain('access');
  expect(tabsOf({ ...running, status: 'canceled', ips: [] })).toEqual(['overview', 'billing']);
});
