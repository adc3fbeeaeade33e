import type { Rendered } from '../src/entry-server.tsx';
import type { PageAssets } from './assets.ts';

type RenderedPage = Extract<Rendered, { kind: 'page' }>;

/** The whole document around a rendered page. */
export function documentHtml({ lang, theme, root, head, body, boot }: RenderedPage, assets: PageAssets): string {
  const themed = theme ? ` data-theme="${theme}"` : '';
  return (
    `<!DOCTYPE html><html lang="${lang}"${themed}${root}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="color-scheme" content="${theme ?? 'light dark'}">` +
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32">` +
    `${assets.head}${head}</head><body><div id="app">${body}</div>` +
    `<script id="boot" type="application/json">${boot}</script>${assets.script}</body></html>`
  );
}
