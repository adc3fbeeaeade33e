import { useQuery } from '@tanstack/react-query';
import { menuQuery } from '../api/account.ts';
import { featuresQuery } from '../api/site.ts';
import { useApp } from '../app-context.tsx';

export interface Countries {
  /** Of the signed-in user; null for everybody else. */
  profileCountry: string | null;
  /** Where the edge sees the visitor; null when unknown. */
  siteCountry: string | null;
}

/** What the regional rules of `@hoster/domain` look at. */
export function useCountries(): Countries {
  const app = useApp();
  const { data: features } = useQuery(featuresQuery(app));
  // Fetched at start for those who are signed in; nobody else has one.
  const { data: menu } = useQuery({ ...menuQuery(app), enabled: false });
  return { profileCountry: menu?.user.country ?? null, siteCountry: features?.country_code ?? null };
}
