import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { pageContextQuery } from '../../api/site.ts';
import { vhCmsLandingsQuery, vhContextQuery, vhLocationLandingsQuery } from '../../api/web-hosting.ts';
import { useApp } from '../../app-context.tsx';
import { PlacesBand } from '../catalogue/places-band.tsx';
import { placesOf } from '../catalogue/plan-rows.ts';
import { LongText } from '../long-text/long-text.tsx';
import { promoIn } from '../promo-code/promo-in.ts';
import { Included } from './included.tsx';
import { SystemWall } from './system-wall.tsx';
import type { VhLanding } from './vh-rows.ts';

interface BelowFoldProps {
  /** Slug of the page's texts. */
  contextSlug: string;
  landing: VhLanding | null;
}

/** What the catalogue of web hosting says below its plans. */
export function BelowFold({ contextSlug, landing }: BelowFoldProps) {
  const app = useApp();
  const [query] = useSearchParams();
  const { data: context } = useSuspenseQuery(vhContextQuery(app, promoIn(query)));
  const { data: byCountry } = useSuspenseQuery(vhLocationLandingsQuery(app));
  const { data: byCms } = useSuspenseQuery(vhCmsLandingsQuery(app));
  const { data: texts = null } = useQuery(pageContextQuery(app, contextSlug));
  const { tariffs, locations, php_versions: versions } = context;
  return (
    <>
      <SystemWall landings={byCms} current={landing?.id} />
      <Included tariffs={tariffs} versions={versions} />
      <PlacesBand places={placesOf(locations, landing)} tariffs={tariffs} landings={byCountry} current={landing} />
      <LongText context={texts} />
    </>
  );
}
