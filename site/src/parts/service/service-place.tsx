import type { Service } from '@hoster/contract';
import { IconText } from '@hoster/ui/icon-text';
import { Flag } from '@hoster/ui/flag';

/** Location of a service: flag, city, country. */
export function ServicePlace({ location }: { location: Omit<NonNullable<Service['location']>, 'id'> }) {
  return (
    <IconText icon={<Flag country={location.country_code} size="small" />}>
      {/* City states are named only once. */}
      {location.city === location.name ? location.city : `${location.city}, ${location.name}`}
    </IconText>
  );
}
