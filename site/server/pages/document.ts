import type { Rendered } from '../../src/entry-server.tsx';
import type { PageAssets } from './assets.ts';
import { brandStyles } from '../brand-styles.ts';
import { iconLinks, THEME_COLOURS } from '../icons.ts';

type RenderedPage = Extract<Rendered, { kind: 'page' }>;

const themeColour = (theme: keyof typeof THEME_COLOURS, media = ''): string =>
  `<meta name="theme-color" content="${THEME_COLOURS[theme]}"${media}>`;

/** Both colours until the visitor has chosen. */
const themeColours = (theme: string | null): string =>
  theme === 'light' || theme === 'dark'
    ? themeColour(theme)
    : themeColour('light', ' media="(prefers-color-scheme: light)"') +
      themeColour('dark', ' media="(prefers-color-scheme: dark)"');

/** Part of the head on all pages: proof of ownership for search engines. */
export const verificationTags = (verifications: Readonly<Record<string, string | null>>): string =>
  Object.entries(verifications)
    .map(([name, content]) => (content === null ? '' : `<meta name="${name}" content="${content}">`))
    .join('');

/** The whole document around a rendered page. `siteHead` is the same on every page. */
export function documentHtml(
  { lang, theme, look, root, head, body, boot }: RenderedPage,
  assets: PageAssets,
  siteHead: string,
): string {
  const themed = theme ? ` data-theme="${theme}"` : '';
  return (
    `<!DOCTYPE html><html lang="${lang}"${themed}${root}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="color-scheme" content="${theme ?? 'light dark'}">` +
    `${themeColours(theme)}${iconLinks(look.symbol)}${siteHead}` +
    `${assets.head}${brandStyles(look.color)}${head}</head><body><div id="app">${body}</div>` +
    `<script id="boot" type="application/json">${boot}</script>${assets.script}</body></html>`
  );
}
