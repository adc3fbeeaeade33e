import type { Config } from '@hoster/contract';
import { everyLanguage, type OfferedLanguages } from '@hoster/domain/visitor/language';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../api/site.ts';
import { type AppContext, useApp } from '../app-context.tsx';

const offeredIn = (config: Config | undefined): OfferedLanguages =>
  config ? { languages: config.languages, default: config.default_language } : everyLanguage;

/** Languages that customers are offered; all while the backend hasn’t said. */
export const knownLanguages = (app: AppContext): OfferedLanguages =>
  offeredIn(app.queryClient.getQueryData(configQuery(app).queryKey));

/** The same, once they’re known: the language of a page depends on them. */
export async function loadLanguages(app: AppContext): Promise<OfferedLanguages> {
  const query = configQuery(app);
  if (!app.queryClient.getQueryData(query.queryKey)) await app.queryClient.prefetchQuery(query);
  return knownLanguages(app);
}

/** Languages that customers are offered. */
export function useLanguages(): OfferedLanguages {
  const { data } = useQuery(configQuery(useApp()));
  return offeredIn(data);
}
