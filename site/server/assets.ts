import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnScripts } from '../src/start/document-scripts.ts';
import type { Lang } from '../src/i18n/languages.ts';
import { FOOTER, LATE_PARTS } from '../src/layout/parts-of-every-page.ts';

/** What a page's document links to. */
export interface PageAssets {
  head: string;
  script: string;
}

/** What decides about the links of a page; see `Rendered` in `entry-server.tsx`. */
interface Linked {
  page: string | null;
  lang: Lang;
  late: boolean | 'at-sign';
  parts: readonly string[];
  belowFold: string | null;
  areas: readonly string[];
  lateAreas: readonly string[];
}

/** Finds links for a page by its folder, language and message areas. */
export type AssetsOf = (rendered: Linked) => PageAssets;

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  assets?: string[];
}

/** Part of every page whose script comes when it's wanted (`layout/panels/login-panel.tsx`). */
const LOGIN_CONTENT = 'src/layout/panels/login-content.ts';

/** Reads the build's manifest. Links are computed once for each page, its parts and language. */
export function builtAssets(clientDir: string): AssetsOf {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'));
  const kept = new Map<string, PageAssets>();
  const address = (name: string) => `/${manifest[name]?.file}`;
  const ownScripts = (page: string): OwnScripts => ({
    page,
    routeScript: address(`src/pages/${page}/route.ts`),
    pageScript: address(`src/pages/${page}/page.tsx`),
  });
  return ({ page, lang, late, parts, belowFold, areas, lateAreas }) => {
    const key = [page, lang, ...parts].join(' ');
    const known = kept.get(key);
    if (known) return known;
    const scripts = new Set<string>();
    const lateScripts = new Set<string>();
    const styles = new Set<string>();
    const walk = (name: string, files: Set<string> = scripts): void => {
      const chunk = manifest[name];
      if (!chunk) throw new Error(`The build has no script of its own for ${name}`);
      if (files.has(chunk.file)) return;
      files.add(chunk.file);
      for (const file of chunk.css ?? []) styles.add(file);
      for (const imported of chunk.imports ?? []) walk(imported, files);
    };
    const entry = 'src/entry-client.tsx';
    walk(entry);
    if (page) walk(`src/pages/${page}/route.ts`);
    const belowScripts = new Set<string>();
    // A late page loads its styles immediately and its script later.
    const own = late === 'at-sign' ? belowScripts : late ? lateScripts : scripts;
    for (const module of page ? [`src/pages/${page}/page.tsx`, ...parts] : []) walk(module, own);
    if (lang === 'ru') for (const area of areas) walk(`src/i18n/ru/${area}.json`);
    if (lang === 'ru') for (const area of lateAreas) walk(`src/i18n/ru/${area}.json`, lateScripts);
    for (const part of LATE_PARTS) walk(part, lateScripts);
    if (belowFold) walk(belowFold, belowScripts);
    walk(FOOTER, belowFold ? belowScripts : lateScripts);
    const shown = styles.size;
    walk(LOGIN_CONTENT, new Set());
    const styleLinks = Array.from(styles, (file) => `<link rel="stylesheet" href="/${file}">`);
    const first = Array.from(scripts, (file) => `/${file}`);
    const after = [...lateScripts].filter((file) => !scripts.has(file)).map((file) => `/${file}`);
    const below = [...belowScripts]
      .filter((file) => !scripts.has(file) && !lateScripts.has(file))
      .map((file) => `/${file}`);
    const assets = {
      head: fontLinks(manifest, lang) + styleLinks.slice(0, shown).join(''),
      // The entry is first: `boot.ts` asks for the first ones after the first paint, `late.ts` for the late ones at rest and
      // `below-fold.tsx` for those below when the visitor moves.
      script:
        // Behind the content: what only the closed panel needs keeps nothing from being painted.
        styleLinks.slice(shown).join('') +
        `<script id="scripts" type="application/json">${JSON.stringify({ first, late: after, below, own: page && ownScripts(page) })}</script>` +
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
