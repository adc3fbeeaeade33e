import type { Service } from '@hoster/contract';
import { Flag } from '@hoster/ui/flag';
import * as css from './service-place.css.ts';

/** Location of a service: flag, city, country. */
export function ServicePlace({ location }: { location: Omit<NonNullable<Service['location']>, 'id'> }) {
  return (
    <span className={css.place}>
      <Flag country={location.country_code} size="small" className={css.flag} />
      <span>
        {/* A city state is named once. */}
        {location.city === location.name ? location.city : `${location.city}, ${location.name}`}
      </span>
    </span>
  );
}
