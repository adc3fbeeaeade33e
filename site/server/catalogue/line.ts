import type { CatalogueItem } from '@hoster/contract';
import type { Ask } from './ask.ts';
import type { Region } from './region.ts';

/** An item of a product line; `path` is the address of its page, without language prefix. */
export type LineItem = Omit<CatalogueItem, 'line' | 'url'> & { path: string };

/** What the sitemap and the machine-readable catalogue need from a product line. */
export interface CatalogueLine {
  name: CatalogueItem['line'];
  /** Address of the line's own page. */
  page: string;
  /** Whether visitors from a region may see it; all may when absent. */
  isShown?: (region: Region) => boolean;
  /** Addresses of landings and plans. Throws `NotOffered` where the backend doesn't have the line. */
  paths: (ask: Ask) => Promise<string[]>;
  /** Items that can be ordered. Throws as `paths` does. */
  items: (ask: Ask) => Promise<LineItem[]>;
}
