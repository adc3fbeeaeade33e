import type { Location, VpsTariff } from '@hoster/contract';
import { FormattedList, FormattedMessage } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import * as css from './catalogue.css.ts';

interface PlacesProps {
  places: readonly Location[];
  tariffs: readonly VpsTariff[];
  /** Addresses of the pages by country, where there is one. */
  pages: ReadonlyMap<string, string>;
}

/** The data centres with what cannot be had there now. */
export function Places({ places, tariffs, pages }: PlacesProps) {
  const href = useLocalPath();
  return (
    <ul className={css.places}>
      {places.map((place) => {
        const page = pages.get(place.country_code);
        const missing = tariffs.filter(({ sold_out_locations }) => sold_out_locations.includes(place.id));
        return (
          <li key={place.id} className={css.place}>
            <span className={css.placeCode}>{place.datacenter ?? place.country_code}</span>
            <span className={css.placeName}>
              {page ? (
                <a href={href(page)} className={css.placeLink}>
                  {place.city}
                </a>
              ) : (
                place.city
              )}
              <span className={css.placeCountry}>{place.name}</span>
            </span>
            <span className={css.placeState} data-free={place.is_available || undefined}>
              {!place.is_available ? (
                (place.unavailable_reason ?? (
                  <FormattedMessage
                    id="vps.place.closed"
                    defaultMessage="Not available now"
                    description="A data centre that takes no orders"
                  />
                ))
              ) : missing.length > 0 ? (
                <FormattedMessage
                  id="vps.place.sold-out"
                  defaultMessage="Sold out: {plans}"
                  description="Which plans a data centre has not now"
                  values={{ plans: <FormattedList value={missing.map(({ name }) => name)} type="unit" /> }}
                />
              ) : (
                <FormattedMessage
                  id="vps.place.free"
                  defaultMessage="All plans available"
                  description="A data centre with everything"
                />
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
