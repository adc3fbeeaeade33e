import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type ComponentType, lazy, type PropsWithChildren, Suspense } from 'react';

let Page: ComponentType = () => null;

/**
 * Loaded on demand, so that stories don't wait for it, and together with the page: Storybook reads the contents beside
 * it from its headings a moment after the container is there.
 */
const Container = lazy(async () => {
  const [container, page] = await Promise.all([import('./container.tsx'), import('./page.tsx')]);
  Page = page.Page;
  return { default: container.Container };
});

/** Documentation page of all components, for `parameters.docs.page`. Only within `DocsFrame`. */
export const DocsPage = () => <Page />;

/** Container of documentation pages, for `parameters.docs.container`. */
export const DocsFrame = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
);
