import type { Landing, Location, StockSubject } from '@hoster/contract';
import { Callout } from '@hoster/ui/callout';
import { LinkButton } from '@hoster/ui/link-button';
import { Stack } from '@hoster/ui/stack';
import { FormattedList, FormattedMessage } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { NoticeForm } from '../stock-notice/notice-form.tsx';
import { nearestOpen } from './nearest-open.ts';
import type { PlanRow } from './plan-rows.ts';

interface SoldOutNoteProps {
  line: StockSubject['line'];
  /** The locations of the page. */
  places: readonly Location[];
  locations: readonly Location[];
  /** Plans of the page. */
  rows: readonly Pick<PlanRow, 'tariff'>[];
  /** Pages by country. */
  landings: readonly Pick<Landing, 'country_code' | 'url'>[];
}

/** Distances are rounded to this: they are between cities. */
const ROUND_KM = 10;

/**
 * On the page of a country where every plan is sold out: says so, leads to the nearest place with room, and offers an
 * email when there's stock.
 */
export function SoldOutNote({ line, places, locations, rows, landings }: SoldOutNoteProps) {
  const href = useLocalPath();
  const [first] = places;
  const nearest = first ? nearestOpen(first, locations, rows) : null;
  const page = nearest && landings.find(({ country_code: code }) => code === nearest.place.country_code);
  return (
    <Callout
      tone="info"
      title={
        <FormattedMessage
          id="catalogue.sold-out.title"
          defaultMessage="All plans in {cities} are sold out"
          description="Title of the note on the page of a country where nothing can be ordered now"
          values={{ cities: <FormattedList value={places.map(({ city }) => city)} type="conjunction" /> }}
        />
      }
    >
      <Stack gap={16} align="start">
        {nearest ? (
          <p>
            <FormattedMessage
              id="catalogue.sold-out.nearest"
              defaultMessage="The nearest location with plans in stock is {city}, {country}."
              description="On the page of a country where everything is sold out: where to order instead"
              values={{ city: nearest.place.city, country: nearest.place.name }}
            />{' '}
            {nearest.kilometres === null ? null : (
              <FormattedMessage
                id="catalogue.sold-out.far"
                defaultMessage="It’s {far, number} km away."
                description="Behind the nearest location with room"
                values={{ far: Math.round(nearest.kilometres / ROUND_KM) * ROUND_KM }}
              />
            )}
          </p>
        ) : null}
        {nearest && page ? (
          <LinkButton href={href(page.url)} variant="action" size="small">
            <FormattedMessage
              id="catalogue.sold-out.see"
              defaultMessage="See plans in {city}"
              description="Link from the page of a country where everything is sold out to that of the nearest place"
              values={{ city: nearest.place.city }}
            />
          </LinkButton>
        ) : null}
        <NoticeForm subject={{ line, places: places.map(({ slug }) => slug).join(',') }} />
      </Stack>
    </Callout>
  );
}
