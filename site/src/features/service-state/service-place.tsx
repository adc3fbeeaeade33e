import type { Service } from '@hoster/contract';
import { Flag } from '@hoster/ui/flag';
import * as css from './service-place.css.ts';

/** Where a service stands: flag, city, country. A dash for services that have no place. */
export function ServicePlace({ location }: Pick<Service, 'location'>) {
  if (!location) return <span>—</span>;
  return (
    <span className={css.place}>
      <Flag country={location.country_code} size="small" className={css.flag} />
      <span>
        {location.city}, {location.name}
      </span>
    </span>
  );
}
