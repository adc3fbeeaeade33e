import type { Config } from '@hoster/contract';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../api/site.ts';
import { type AppContext, useApp } from '../app-context.tsx';

/** The name of the company as its backend says; while that’s unknown, the host of the site. */
const nameIn = (config: Pick<Config, 'brand'> | undefined, { facts }: AppContext): string =>
  config?.brand ?? new URL(facts.origin).hostname;

/** The company’s name for texts outside components. */
export const knownBrand = (app: AppContext): string =>
  nameIn(app.queryClient.getQueryData(configQuery(app).queryKey), app);

/** The company’s name. */
export function useBrand(): string {
  const app = useApp();
  const { data } = useQuery(configQuery(app));
  return nameIn(data, app);
}
