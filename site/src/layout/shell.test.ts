import { expect, test } from 'vitest';
import { shellOf } from './shell.ts';

test.each([
  ['/', '', 'site'],
  ['/virtual-private-servers/nvme-1/', '', 'site'],
  ['/virtual-private-servers/nvme-1/', '?os=1&stage=payment', 'funnel'],
  ['/ru/virtual-private-servers/nvme-1/', '?stage=account', 'funnel'],
  ['/virtual-private-servers/nvme-1/', '?stage=unknown', 'site'],
  ['/auth/signup/', '', 'funnel'],
  ['/my/payment/', '?payment_object_ref=pay_1', 'funnel'],
  ['/my/team/join/abc/', '', 'funnel'],
  ['/my/', '', 'account'],
  ['/my/services/7/', '?tab=billing', 'account'],
  ['/nothing/', '', 'site'],
])('%s%s is surrounded by the %s', (path, search, expected) => {
  expect(shellOf(path, search)).toBe(expected);
});
