/** What only a navigation needs: loaders and head tags. The first page comes with both done by the server. */
export const loadNavigation = () => import('./navigation.ts');
