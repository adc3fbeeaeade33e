import { lazy, Suspense } from 'react';

const Page = lazy(async () => ({ default: (await import('./page.tsx')).Page }));

/**
 * The documentation page of every component, for `parameters.docs.page`. Loaded when a page is opened, so that the
 * stories themselves do not wait for it.
 */
export const DocsPage = () => (
  <Suspense>
    <Page />
  </Suspense>
);
