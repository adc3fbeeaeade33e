import { authHref, isRussian } from '@hoster/domain/visitor/regional';
import { configQuery, featuresQuery } from '../../api/site.ts';
import type { AppContext } from '../../app/app-context.tsx';

/**
 * Where a loader sends a visitor without a session, for a path of sign-in or account: for Russian visitors the local
 * service host, as links do (see `useServiceHref`). While the site's constants are unavailable, this host.
 */
export async function serviceAddress(app: AppContext, path: string): Promise<string> {
  const { queryClient } = app;
  const [config, features] = [configQuery(app), featuresQuery(app)];
  await Promise.all([queryClient.prefetchQuery(config), queryClient.prefetchQuery(features)]);
  const siteCountry = queryClient.getQueryData(features.queryKey)?.country_code ?? null;
  return authHref(path, {
    isRussian: isRussian({ profileCountry: null, siteCountry }),
    localServiceHost: queryClient.getQueryData(config.queryKey)?.local_service_host ?? null,
  });
}
