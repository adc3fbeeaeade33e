import type { Location } from '@hoster/contract';
import { Place, PlaceList } from '@hoster/ui/place-list';
import { FormattedList, FormattedMessage } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import type { CataloguePlan } from './plan-rows.ts';

interface PlacesProps {
  places: readonly Location[];
  tariffs: readonly CataloguePlan[];
  /** Addresses of the pages by country, where there is one. */
  pages: ReadonlyMap<string, string>;
}

/** "NVMe 1–5": the first plan by its name and the last by its number. Plans are sold up to a size. */
function spanOf(plans: readonly CataloguePlan[]): string {
  const [first, last] = [plans[0], plans.at(-1)];
  return first && last && first !== last ? `${first.name}–${last.name.split(' ').at(-1)}` : (first?.name ?? '');
}

/** The data centres with the plans that are unavailable there now. */
export function Places({ places, tariffs, pages }: PlacesProps) {
  const href = useLocalPath();
  return (
    <PlaceList>
      {places.map((place) => {
        const page = pages.get(place.country_code);
        const standard = tariffs.filter(({ is_custom }) => !is_custom);
        const offered = standard.filter(({ locations }) => locations.includes(place.id));
        const missing = tariffs.filter(({ sold_out_locations }) => sold_out_locations.includes(place.id));
        return (
          <Place
            key={place.id}
            code={place.datacenter ?? place.country_code}
            name={place.city}
            // City states are named only once.
            region={place.name === place.city ? null : place.name}
            href={page && href(page)}
          >
            {!place.is_available ? (
              (place.unavailable_reason ?? (
                <FormattedMessage
                  id="catalogue.place.closed"
                  defaultMessage="Not available now"
                  description="A data centre that takes no orders"
                />
              ))
            ) : missing.length > 0 && missing.length === tariffs.length ? (
              <FormattedMessage
                id="catalogue.place.none"
                defaultMessage="Sold out"
                description="A data centre that has no plan now"
              />
            ) : missing.length > 0 ? (
              <FormattedMessage
                id="catalogue.place.sold-out"
                defaultMessage="Sold out: {plans}"
                description="Which plans a data centre has not now"
                values={{ plans: <FormattedList value={missing.map(({ name }) => name)} style="narrow" /> }}
              />
            ) : offered.length < standard.length ? (
              <FormattedMessage
                id="catalogue.place.some"
                defaultMessage="{plans} available"
                description="Which plans a data centre has; the others aren't sold there"
                values={{ plans: spanOf(offered) }}
              />
            ) : (
              <FormattedMessage
                id="catalogue.place.free"
                defaultMessage="All plans available"
                description="A data centre with everything"
              />
            )}
          </Place>
        );
      })}
    </PlaceList>
  );
}
