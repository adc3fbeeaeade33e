import type { CatalogueItem } from '@hoster/contract';
import type { Ask } from './ask.ts';
import type { Region } from './region.ts';

/** An item as its line knows it; `path` is the address of its page, without language prefix. */
export type LineItem = Omit<CatalogueItem, 'line' | 'url'> & { path: string };

/** What the site map and the machine-readable catalogue ask of a product line. */
export interface CatalogueLine {
  name: CatalogueItem['line'];
  /** Address of the line's own page. */
  page: string;
  /** Whether visitors of a region may know of it; absent: all may. */
  isShown?: (region: Region) => boolean;
  /** Addresses of landings and plans. Throws `NotOffered` where the backend doesn't have the line. */
  paths: (ask: Ask) => Promise<string[]>;
  /** What can be ordered. Throws as `paths` does. */
  items: (ask: Ask) => Promise<LineItem[]>;
}
