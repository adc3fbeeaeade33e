import type { Service } from '@hoster/contract';
import { IconText } from '@hoster/ui/icon-text';
import { Flag } from '@hoster/ui/flag';

/** Location of a service: flag, city, country. */
export function ServicePlace({ location }: { location: Omit<NonNullable<Service['location']>, 'id'> }) {
  return (
    <IconText icon={<Flag country={location.country_code} size="small" />}>
      {/* A city state is named once. */}
      {location.city === location.name ? location.city : `${location.city}, ${location.name}`}
    </IconText>
  );
}
