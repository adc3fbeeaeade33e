import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const CATALOGUE = /\/src\/i18n\/ru\/[\w-]+\.json$/;

/** Compiles Russian catalogues to syntax trees, so that no parser travels; in development edits keep the page's state. */
export function messagesPlugin(): Plugin[] {
  let serving = false;
  return [
    {
      name: 'hoster:messages',
      enforce: 'pre',
      configResolved(config) {
        serving = config.command === 'serve';
      },
      transform: {
        filter: { id: CATALOGUE },
        handler(code) {
          const texts: Record<string, string> = JSON.parse(code);
          const trees = Object.entries(texts).map(([id, text]) => [id, parse(text)]);
          return { code: JSON.stringify(Object.fromEntries(trees)), map: null };
        },
      },
    },
    {
      name: 'hoster:messages-hot',
      enforce: 'post',
      transform: {
        filter: { id: CATALOGUE },
        handler(code, _id, options) {
          if (!serving || options?.ssr) return null;
          const accept = `import.meta.hot?.accept((m) => m && window.dispatchEvent(new CustomEvent('hoster:messages', { detail: m.default })));`;
          return { code: `${code}\n${accept}`, map: null };
        },
      },
    },
  ];
}
