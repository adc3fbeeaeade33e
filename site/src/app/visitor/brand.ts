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

/** What the company looks like, where it isn’t as the design system: the colour of its buttons, the symbol of its logo. */
export interface BrandLook {
  /** `#rrggbb` */
  color: string | null;
  /** Address of a picture. */
  symbol: string | null;
}

const lookOf = (config: Config | undefined): BrandLook => ({
  color: config?.brand_color ?? null,
  symbol: config?.brand_symbol ?? null,
});

/** The company’s look for the document around the page. */
export const knownLook = (app: AppContext): BrandLook =>
  lookOf(app.queryClient.getQueryData(configQuery(app).queryKey));

/** Address of the symbol of the company’s logo; undefined for that of the design system. */
export function useBrandSymbol(): string | undefined {
  const { data } = useQuery(configQuery(useApp()));
  return lookOf(data).symbol ?? undefined;
}

/** The company’s name. */
export function useBrand(): string {
  const app = useApp();
  const { data } = useQuery(configQuery(app));
  return nameIn(data, app);
}
