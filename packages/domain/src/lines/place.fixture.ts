import type { BackupOrderContext } from '@hoster/contract';

/** A location for tests. */
export const place = (id: number, is_available = true): BackupOrderContext['locations'][number] => ({
  id,
  slug: `place-${id}`,
  country_code: 'DE',
  cities: [],
  name: 'Germany',
  city: 'Frankfurt',
  datacenter: 'FRA1',
  is_available,
  unavailable_reason: null,
  position: id,
});
