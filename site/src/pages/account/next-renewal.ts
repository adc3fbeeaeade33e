import type { Service } from '@hoster/contract';

/** The earliest renewal ahead; null when nothing renews automatically. A failed one is in the past. */
export function nextRenewal(
  services: readonly Pick<Service, 'name' | 'paid_until' | 'auto_renew' | 'auto_pay' | 'status'>[],
): { name: string; date: string } | null {
  let next: { name: string; date: string } | null = null;
  for (const { name, paid_until: date, auto_renew: renews, auto_pay: pays, status } of services) {
    // Timestamps in UTC sort as texts do.
    if (renews && pays && status === 'active' && date !== null && (next === null || date < next.date))
      next = { name, date };
  }
  return next;
}
