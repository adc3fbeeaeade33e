import type { Service } from '@hoster/contract';

/** The earliest renewal among services that run; null when nothing renews by itself. */
export function nextRenewal(
  services: readonly Pick<Service, 'name' | 'paid_until' | 'auto_renew'>[],
): { name: string; date: string } | null {
  let next: { name: string; date: string } | null = null;
  for (const { name, paid_until: date, auto_renew: renews } of services) {
    // Timestamps in UTC sort as texts do.
    if (renews && date !== null && (next === null || date < next.date)) next = { name, date };
  }
  return next;
}
