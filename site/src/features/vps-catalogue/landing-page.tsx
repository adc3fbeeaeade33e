import { useSuspenseQuery } from '@tanstack/react-query';
import { vpsLocationLandingsQuery, vpsTypeLandingsQuery } from '../../api/vps.ts';
import { useApp } from '../../app-context.tsx';
import { usePageParams } from '../../router/page-slot.tsx';
import { Catalogue } from './catalogue.tsx';
import { contextSlugOf } from './context-slug.ts';
import { landingOf } from './landing-of.ts';

/** A part of the catalogue. Its loader has answered 404 when there is no such landing. */
export function LandingPage({ prefix }: { prefix: 'in' | undefined }) {
  const app = useApp();
  const params = usePageParams();
  const { data: byCountry } = useSuspenseQuery(vpsLocationLandingsQuery(app));
  const { data: byType } = useSuspenseQuery(vpsTypeLandingsQuery(app));
  const wanted = prefix ?? params['prefix'];
  const landing = landingOf(wanted, params['slug'], { byCountry, byType });
  return <Catalogue contextSlug={contextSlugOf(wanted, params['slug'])} landing={landing} />;
}
