import type { PageModule, PageRoute } from './page.ts';

/** The two modules of every page by their paths. Names a hundred files: fetched when the visitor moves on to another page. */
export const routes = import.meta.glob<PageRoute<unknown>>('../pages/*/route.ts', { import: 'route' });
export const pages = import.meta.glob<PageModule>('../pages/*/page.tsx');
