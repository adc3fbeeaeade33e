import type { Landing, Location } from '@hoster/contract';
import { Container } from '@hoster/ui/container';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { hasLookingGlass } from '../looking-glass/looking-glass.tsx';
import { NetworkTest } from '../looking-glass/looking-glasses.tsx';
import * as css from './catalogue.css.ts';
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
    <Container element="section" aria-labelledby="places" className={css.band}>
      <h2 id="places" className={css.bandTitle}>
        <FormattedMessage
          id="catalogue.places"
          defaultMessage="Data centres"
          description="Heading of the list of data centres"
        />
      </h2>
      <Places places={places} tariffs={tariffs} pages={new Map(pages)} />
      {current?.country_code && places.some(hasLookingGlass) ? <NetworkTest places={places} /> : null}
      {more === undefined ? (
        links
      ) : (
        <div className={css.linkGroups}>
          {links}
          {more}
        </div>
      )}
    </Container>
  );
}
