import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { languages } from '../../packages/contract/src/languages.ts';

const CATALOGUE = new RegExp(`/src/i18n/(${languages.join('|')})/[\\w-]+\\.json$`);

const compiled = (json: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries<string>(JSON.parse(json)).map(([id, text]) => [id, parse(text)]));

/** Compiles catalogues to syntax trees, so that no parser travels; in development edits keep the page's state. */
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
      const lang = CATALOGUE.exec(file)?.[1];
      if (!lang) return undefined;
      const messages = compiled(await read());
      if (this.environment.name === 'client') this.environment.hot.send('hoster:messages', { lang, messages });
      return [];
    },
  };
}
