import type { Config, Features } from '@hoster/contract';
import { createContext, use } from 'react';

/** What every page starts with; undefined while unknown. */
export interface Site {
  /** Limits and constants of the business. */
  config: Config | undefined;
  /** What follows from the visitor's country. */
  features: Features | undefined;
}

export const SiteContext = createContext<Site>({ config: undefined, features: undefined });

/** The site's constants; `VisitorProvider` asks for them. */
export const useSite = (): Site => use(SiteContext);
