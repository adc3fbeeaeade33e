import type { ServiceRow } from './tables.ts';

/** Location of a service whose line is sold by location. @throws Error for a service that has none */
export function locationOf({ locationId }: Pick<ServiceRow, 'locationId'>): number {
  if (locationId === null) throw new Error('The service has no location.');
  return locationId;
}
