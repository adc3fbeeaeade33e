import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

const Page = lazy(async () => ({ default: (await import('./page.tsx')).Page }));
const Container = lazy(async () => ({ default: (await import('./container.tsx')).Container }));

/**
 * The documentation page of every component, for `parameters.docs.page`. Loaded when a page is opened, so that the
 * stories themselves do not wait for it.
 */
export const DocsPage = () => (
  <Suspense>
    <Page />
  </Suspense>
);

/** What stands around it, for `parameters.docs.container`. */
export const DocsFrame = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
);
