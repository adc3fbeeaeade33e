import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const CATALOGUE = /\/src\/i18n\/ru\/[\w-]+\.json$/;

const compiled = (json: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries<string>(JSON.parse(json)).map(([id, text]) => [id, parse(text)]));

/** Compiles Russian catalogues to syntax trees, so that no parser travels; in development edits keep the page's state. */
export function messagesPlugin(): Plugin {
  return {
    name: 'hoster:messages',
    enforce: 'pre',
    transform: {
      filter: { id: CATALOGUE },
      handler: (code) => ({ code: JSON.stringify(compiled(code)), map: null }),
    },
    // Vite gives JSON modules no `import.meta.hot`: the page hears of an edit by an event, see `i18n/catalogue.ts`.
    async hotUpdate({ file, read }) {
      if (!CATALOGUE.test(file)) return undefined;
      if (this.environment.name === 'client') this.environment.hot.send('hoster:messages', compiled(await read()));
      return [];
    },
  };
}
