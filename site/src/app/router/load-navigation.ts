/** Loaders and head tags for navigations. For the first page, the server has run both. */
export const loadNavigation = () => import('./navigation.ts');
