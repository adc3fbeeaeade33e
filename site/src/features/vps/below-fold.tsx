import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { pageContextQuery } from '../../api/site.ts';
import { vpsLocationLandingsQuery, vpsOrderContextQuery, vpsTypeLandingsQuery } from '../../api/vps.ts';
import { useApp } from '../../app/app-context.tsx';
import { LazyCityBand } from '../../parts/city/lazy-city-band.tsx';
import { LandingLinks } from '../../parts/catalogue/landing-links.tsx';
import { PlacesBand } from '../../parts/catalogue/places-band.tsx';
import { placesOf } from '../../parts/catalogue/plan-rows.ts';
import { LongText } from '../../parts/long-text/long-text.tsx';
import { promoIn } from '../../parts/promo-code/promo-in.ts';
import type { CatalogueLanding } from './plan-rows.ts';

interface BelowFoldProps {
  /** Slug of the page's texts. */
  contextSlug: string;
  landing: CatalogueLanding | null;
}

/** Content of the VPS catalogue below its plans. */
export function BelowFold({ contextSlug, landing }: BelowFoldProps) {
  const app = useApp();
  const [query] = useSearchParams();
  const { data: context } = useSuspenseQuery(
    vpsOrderContextQuery(app, { promoCode: promoIn(query), scope: 'catalogue' }),
  );
  const { data: byCountry } = useSuspenseQuery(vpsLocationLandingsQuery(app));
  const { data: byType } = useSuspenseQuery(vpsTypeLandingsQuery(app));
  const { data: texts = null } = useQuery(pageContextQuery(app, contextSlug));
  const { tariffs, locations } = context;
  const places = placesOf(locations, landing);
  return (
    <>
      {landing?.country_code ? <LazyCityBand locations={places} /> : null}
      <PlacesBand
        places={places}
        tariffs={tariffs}
        landings={byCountry}
        current={landing}
        more={
          <LandingLinks
            title={
              <FormattedMessage
                id="vps.by-purpose"
                defaultMessage="By purpose"
                description="Heading of links to catalogue pages"
              />
            }
            landings={byType}
            current={landing}
          />
        }
      />
      <LongText context={texts} {...(landing && { folded: 'landing' })} />
    </>
  );
}
