import { lazy, type ComponentType } from 'react';
import { loadMessages } from '../i18n/catalogue.ts';
import { shownLanguage } from '../i18n/shown-language.ts';
import { orReload } from './browser/old-tab.ts';

/**
 * Returns a component with a script of its own, loaded when it's first drawn, as React's `lazy` does. In a tab from
 * before a deployment, where the script is gone, the page is reloaded.
 * @param areas messages that the component needs besides the page's
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>, areas: readonly string[] = []) =>
  lazy(async () => {
    if (import.meta.env.SSR) return { default: await load() };
    return orReload(new Request(location.href), async () => {
      const [Part] = await Promise.all([load(), loadMessages(shownLanguage(), areas)]);
      return { default: Part };
    });
  });
