import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from '../src/i18n/languages.ts';

/** What a page's document links to. */
export interface PageAssets {
  head: string;
  script: string;
}

/** What decides about the links of a page; see `Rendered` in `entry-server.tsx`. */
interface Linked {
  page: string | null;
  lang: Lang;
  late: boolean;
  areas: readonly string[];
}

/** Finds links for a page by its folder, language and message areas. */
export type AssetsOf = (rendered: Linked) => PageAssets;

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  assets?: string[];
}

/** Reads the build's manifest. Links are computed once per page and language. */
export function builtAssets(clientDir: string): AssetsOf {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'));
  const kept = new Map<string, PageAssets>();
  return ({ page, lang, late, areas }) => {
    const key = `${page} ${lang}`;
    const known = kept.get(key);
    if (known) return known;
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const walk = (name: string, files: Set<string> = scripts): void => {
      const chunk = manifest[name];
      if (!chunk || files.has(chunk.file)) return;
      files.add(chunk.file);
      for (const file of chunk.css ?? []) styles.add(file);
      for (const imported of chunk.imports ?? []) walk(imported, files);
    };
    const entry = 'src/entry-client.tsx';
    walk(entry);
    if (page) walk(`src/pages/${page}/route.ts`);
    // A late page brings its styles at once, its script later.
    if (page) walk(`src/pages/${page}/page.tsx`, late ? new Set() : scripts);
    if (lang === 'ru') for (const area of areas) walk(`src/i18n/ru/${area}.json`);
    const paths = Array.from(scripts, (file) => `/${file}`);
    const assets = {
      head: fontLinks(manifest, lang) + [...styles].map((file) => `<link rel="stylesheet" href="/${file}">`).join(''),
      // The entry is first: `boot.ts` asks for all of them after the first paint.
      script:
        `<script id="scripts" type="application/json">${JSON.stringify(paths)}</script>` +
        `<script type="module" src="/${manifest['src/boot.ts']?.file}"></script>`,
    };
    kept.set(key, assets);
    return assets;
  };
}

/** The text face in the subsets of the page's language, so that text does not wait for the style sheet to name them. */
function fontLinks(manifest: Record<string, Chunk>, lang: Lang): string {
  const files = new Set(Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]));
  const wanted = lang === 'ru' ? /onest-(latin|cyrillic)-[^/]*\.woff2$/ : /onest-latin-[^/]*\.woff2$/;
  return [...files]
    .filter((file) => wanted.test(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('');
}
