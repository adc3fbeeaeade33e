/*
 * Modules of what every page loads after its own scripts (`late-parts.tsx`), relative to the site's folder: the bundler
 * decides by them about chunks, and the host about links.
 */

/** Parts of every page whose scripts are loaded at rest. */
export const LATE_PARTS = [
  'src/router/page-table.ts',
  'src/layout/header/menus.ts',
  'src/features/promo/promo-banner.tsx',
] as const;

/** Part of every page whose script is loaded with what is below the first screen, or at rest where there's no such part. */
export const FOOTER = 'src/layout/footer/footer.tsx';

/** Parts that a page has only for some visitors, and loads at rest. No link names them. */
export const PARTS_FOR_SOME = [
  'src/features/consent/consent-banner.tsx',
  'src/features/language/language-suggestion.tsx',
] as const;
