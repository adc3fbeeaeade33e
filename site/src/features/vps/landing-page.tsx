import { useSuspenseQuery } from '@tanstack/react-query';
import { vpsLocationLandingsQuery, vpsTypeLandingsQuery } from '../../api/vps.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageParams } from '../../app/router/page-slot.tsx';
import { VpsCatalogue } from './catalogue.tsx';
import { contextSlugOf, landingOf } from './landing-of.ts';

/** A part of the catalogue. Its loader has answered 404 when there is no such landing. */
export function LandingPage({ prefix }: { prefix: 'in' | undefined }) {
  const app = useApp();
  const params = usePageParams();
  const { data: byCountry } = useSuspenseQuery(vpsLocationLandingsQuery(app));
  const { data: byType } = useSuspenseQuery(vpsTypeLandingsQuery(app));
  const wanted = prefix ?? params['prefix'];
  const landing = landingOf(wanted, params['slug'], { byCountry, byType });
  return <VpsCatalogue contextSlug={contextSlugOf(wanted, params['slug'])} landing={landing} />;
}
