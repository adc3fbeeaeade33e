import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage } from '@hoster/domain/visitor/language';
import type { Manifest } from 'vite';
import type { Lang } from '../../src/i18n/languages.ts';

/** Files that a page's document links to. */
export interface PageAssets {
  head: string;
  script: string;
}

/** What determines the links of a page; see `Rendered` in `entry-server.tsx`. */
interface Linked {
  page: string | null;
  lang: Lang;
  areas: readonly string[];
}

/** Finds links for a page by its folder, language and message areas. */
export type AssetsOf = (rendered: Linked) => PageAssets;

const ENTRY = 'src/entry-client.tsx';
const BOOT = 'src/boot.ts';
/** Modules that the entry can load for other pages and languages. */
const OF_OTHERS = /^src\/(pages\/[^/]+\/(route\.ts|page\.tsx)|i18n\/.+)$/;

/** Reads the build's manifest. Links are computed once for each page and language. */
export function builtAssets(clientDir: string): AssetsOf {
  const manifest: Manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'));
  const kept = new Map<string, PageAssets>();
  return ({ page, lang, areas }) => {
    const key = `${page} ${lang}`;
    const known = kept.get(key);
    if (known) return known;
    const modules = [
      ENTRY,
      ...(page ? [`src/pages/${page}/route.ts`, `src/pages/${page}/page.tsx`] : []),
      ...(lang === defaultLanguage ? [] : areas.map((area) => `src/i18n/${lang}/${area}.json`)),
    ];
    const links = (attributes: string, files: readonly string[]) =>
      files.map((file) => `<link ${attributes} href="/${file}">`).join('');
    const assets = {
      head: fontLinks(manifest, lang) + links('rel="stylesheet"', stylesOf(manifest, modules)),
      // Everything that the entry would request; see `boot.ts`.
      script:
        `<script id="scripts" type="application/json">${JSON.stringify(scriptsOf(manifest, modules).map((file) => `/${file}`))}</script>` +
        `<script type="module" src="/${manifest[BOOT]?.file}"></script>`,
    };
    kept.set(key, assets);
    return assets;
  };
}

/** Scripts of modules and of all that they import. */
function scriptsOf(manifest: Manifest, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const walk = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no script of its own for ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(walk);
  };
  modules.forEach(walk);
  return [...files];
}

/** Style sheets of modules and of all that they import, lazy parts included: their HTML is in the page from the start. */
function stylesOf(manifest: Manifest, modules: readonly string[]): string[] {
  const styles = new Set<string>();
  const seen = new Set<string>();
  const walk = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(walk);
    for (const file of chunk.css ?? []) styles.add(file);
    chunk.dynamicImports?.filter((one) => !OF_OTHERS.test(one)).forEach(walk);
  };
  modules.forEach(walk);
  return [...styles];
}

/** Files of the text face that a language needs. */
const textFaces: Readonly<Record<Lang, RegExp>> = {
  en: /onest-latin-[^/]*\.woff2$/,
  ru: /onest-(latin|cyrillic)-[^/]*\.woff2$/,
};

/** The text face in the subsets of the page's language, so that text does not wait for the style sheet to name them. */
function fontLinks(manifest: Manifest, lang: Lang): string {
  const files = new Set(Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]));
  return [...files]
    .filter((file) => textFaces[lang].test(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('');
}
