import type { ServiceDetails } from '@hoster/contract';
import { expect, test } from 'vitest';
import { service as plain } from './service.fixture.ts';
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

test('shows no login of a server that doesn’t run, no network without addresses, and no snapshots where its provider has none', () => {
  const operations = { ...plain.operations, snapshots: null };
  const running: ServiceDetails = { ...plain, operations, status: 'active', kind: 'vps', ips: ['203.0.113.7'] };
  expect(tabsOf(running)).toEqual(['overview', 'access', 'network', 'billing', 'danger']);
  const snapshots = { space: 0, used: 0, results: [] };
  expect(tabsOf({ ...running, operations: { ...operations, snapshots } })).toContain('snapshots');
  expect(tabsOf(running, false)).not.toContain('danger');
  expect(tabsOf({ ...running, kind: 'vpn', ips: [] })).toEqual(['overview', 'access', 'billing', 'danger']);
  expect(tabsOf({ ...running, status: 'suspended' })).not.toContain('access');
  expect(tabsOf({ ...running, status: 'canceled', ips: [] })).toEqual(['overview', 'billing']);
});
