import type { Config, Features } from '@hoster/contract';
import { createContext, use } from 'react';

/** Start-up data of every page; undefined while unknown. */
export interface Site {
  /** Limits and constants of the business. */
  config: Config | undefined;
  /** Settings that depend on the visitor's country. */
  features: Features | undefined;
}

export const SiteContext = createContext<Site>({ config: undefined, features: undefined });

/** The site's constants, requested by `VisitorProvider`. */
export const useSite = (): Site => use(SiteContext);
