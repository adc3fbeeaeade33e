import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { pageContextQuery } from '../../api/site.ts';
import { vhCmsLandingsQuery, vhContextQuery, vhLocationLandingsQuery } from '../../api/web-hosting.ts';
import { useApp } from '../../app/app-context.tsx';
import { LazyCityBand } from '../../parts/city/lazy-city-band.tsx';
import { PlacesBand } from '../../parts/catalogue/places-band.tsx';
import { LongText } from '../../parts/long-text/long-text.tsx';
import { promoIn } from '../../parts/promo-code/promo-in.ts';
import { Included } from './included.tsx';
import { SystemWall } from './system-wall.tsx';
import { offeredLandings, vhPlaces, type VhLanding } from './vh-rows.ts';

interface BelowFoldProps {
  /** Slug of the page's texts. */
  contextSlug: string;
  landing: VhLanding | null;
}

/** Content of the web hosting catalogue below its plans. */
export function BelowFold({ contextSlug, landing }: BelowFoldProps) {
  const app = useApp();
  const [query] = useSearchParams();
  const { data: context } = useSuspenseQuery(vhContextQuery(app, promoIn(query), 'catalogue'));
  const { data: byCountry } = useSuspenseQuery(vhLocationLandingsQuery(app));
  const { data: byCms } = useSuspenseQuery(vhCmsLandingsQuery(app));
  const { data: texts = null } = useQuery(pageContextQuery(app, contextSlug));
  const { tariffs, locations, php_versions: versions } = context;
  const { own, offered } = vhPlaces(tariffs, locations, landing);
  return (
    <>
      <Included tariffs={tariffs} versions={versions} />
      <SystemWall landings={byCms} current={landing?.id} />
      {landing?.country_code ? <LazyCityBand locations={own} /> : null}
      <PlacesBand
        places={offered}
        tariffs={tariffs}
        landings={offeredLandings(byCountry, locations)}
        current={landing}
      />
      <LongText context={texts} />
    </>
  );
}
