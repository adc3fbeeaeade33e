import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

const Page = lazy(async () => ({ default: (await import('./page.tsx')).Page }));
const Container = lazy(async () => ({ default: (await import('./container.tsx')).Container }));

/**
 * Documentation page of all components, for `parameters.docs.page`. Loaded on demand, so that stories don't wait for
 * it.
 */
export const DocsPage = () => (
  <Suspense>
    <Page />
  </Suspense>
);

/** Container of documentation pages, for `parameters.docs.container`. */
export const DocsFrame = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
);
