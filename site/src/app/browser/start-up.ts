import { hasAuthCookie, type AppContext } from '../app-context.tsx';
import { menuQuery } from '../../api/menu.ts';
import { authQuery } from '../../api/session.ts';
import { companiesQuery, configQuery, currenciesQuery, featuresQuery } from '../../api/site.ts';
import { flagSignedIn } from '../visitor/session-change.ts';

/**
 * Data that every page starts with: companies, currencies, features, auth status. A failure
 * here breaks no page: each consumer handles "unknown". Cached answers aren't requested again.
 */
export async function startUp(app: AppContext): Promise<void> {
  await Promise.all([
    app.queryClient.prefetchQuery(companiesQuery(app)),
    app.queryClient.prefetchQuery(currenciesQuery(app)),
    app.queryClient.prefetchQuery(featuresQuery(app)),
    // Header, footer and banner read it on every page.
    app.queryClient.prefetchQuery(configQuery(app)),
    startUser(app),
  ]);
}

/** The session, then what belongs to the user: balance, menu and country. */
async function startUser(app: AppContext): Promise<void> {
  const query = authQuery(app);
  await app.queryClient.prefetchQuery(query);
  const auth = app.queryClient.getQueryData(query.queryKey);
  if (auth?.status !== 'settled') return;
  // Users who signed in through a provider never submitted a form of ours.
  if (!hasAuthCookie(app)) flagSignedIn(app);
  await app.queryClient.prefetchQuery(menuQuery(app));
}
