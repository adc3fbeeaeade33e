import { lazy, type ComponentType } from 'react';
import { orReload } from './old-tab.ts';

/**
 * Returns a component whose script is loaded when it is first drawn. In a tab from before a deployment the page is
 * loaded anew. Rendering on the server can't wait, so there the component has to be loaded with the page:
 * `import.meta.env.SSR ? await load() : lazily(load)`.
 */
export const lazily = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => orReload(new Request(location.href), async () => ({ default: await load() })));
