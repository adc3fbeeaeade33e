import type { Landing, Location } from '@hoster/contract';
import { Band } from '@hoster/ui/band';
import { LinkGroups } from '@hoster/ui/link-groups';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { hasLookingGlass } from '../looking-glass/looking-glass.tsx';
import { NetworkTest } from '../looking-glass/looking-glasses.tsx';
import { LandingLinks } from './landing-links.tsx';
import type { CataloguePlan, PartOfCatalogue } from './plan-rows.ts';
import { Places } from './places.tsx';

interface PlacesBandProps {
  places: readonly Location[];
  tariffs: readonly CataloguePlan[];
  /** Pages by country. */
  landings: readonly Landing[];
  current: PartOfCatalogue | null;
  /** Links to other pages, beside those by country. */
  more?: ReactNode;
}

/** The data centres, and the pages about them. */
export function PlacesBand({ places, tariffs, landings, current, more }: PlacesBandProps) {
  const pages = landings.flatMap(({ country_code, url }): [string, string][] =>
    country_code && !current?.country_code ? [[country_code, url]] : [],
  );
  const links = (
    <LandingLinks
      title={
        <FormattedMessage
          id="catalogue.by-country"
          defaultMessage="By country"
          description="Heading of links to catalogue pages"
        />
      }
      landings={landings}
      current={current}
    />
  );
  return (
    <Band
      titleId="places"
      title={
        <FormattedMessage
          id="catalogue.places"
          defaultMessage="Data centres"
          description="Heading of the list of data centres"
        />
      }
    >
      <Places places={places} tariffs={tariffs} pages={new Map(pages)} />
      {current?.country_code && places.some(hasLookingGlass) ? <NetworkTest places={places} /> : null}
      {more === undefined ? (
        links
      ) : (
        <LinkGroups>
          {links}
          {more}
        </LinkGroups>
      )}
    </Band>
  );
}
