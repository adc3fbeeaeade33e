import type { AppContext } from '../app-context.tsx';
import { authQuery } from '../api/auth.ts';
import { companiesQuery, currenciesQuery, featuresQuery } from '../api/site.ts';

/**
 * What every page starts with: companies, currencies, features, auth status (specification, section 4).
 * A failure here breaks no page: each reader has its answer for "unknown". Kept answers are not asked for again.
 */
export async function startUp(app: AppContext): Promise<void> {
  await Promise.all([
    app.queryClient.prefetchQuery(companiesQuery(app)),
    app.queryClient.prefetchQuery(currenciesQuery(app)),
    app.queryClient.prefetchQuery(featuresQuery(app)),
    app.queryClient.prefetchQuery(authQuery(app)),
  ]);
}
