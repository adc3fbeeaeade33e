import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteDevServer } from 'vite';
import type * as Entry from '../../src/entry-server.tsx';
import { builtAssets } from './assets.ts';
import { devAssets } from './dev-assets.ts';
import type { SocialCard } from '../../src/seo/social-card.ts';
import { documentHtml } from './document.ts';

/** A page ready to send. */
export interface Answer {
  status: number;
  /** Redirect target instead of a page. */
  location: string | null;
  html: string;
  /** Set only in development, where inline scripts and styles are unavoidable. */
  nonce: string | null;
  /** What the page's picture for social networks shows; null when it has none. */
  card: () => SocialCard | null;
}

const noCard = () => null;

export type PageRenderer = (request: Request, options: Entry.AppOptions) => Promise<Answer>;

const isEntry = (module: unknown): module is typeof Entry =>
  typeof module === 'object' && module !== null && 'render' in module;

function checked(module: unknown): typeof Entry {
  if (isEntry(module)) return module;
  throw new Error('The server entry exports no render()');
}

/** Renders with the built pages. `siteHead` is part of the head of each, as HTML. */
export async function builtRenderer(siteDir: string, siteHead = ''): Promise<PageRenderer> {
  const entry = checked(await import(pathToFileURL(join(siteDir, 'build/server/entry-server.js')).href));
  const assetsOf = builtAssets(join(siteDir, 'build/client'));
  await entry.prepare();
  return async (request, options) => {
    const rendered = await entry.render(request, options);
    if (rendered.kind === 'redirect')
      return { status: rendered.status, location: rendered.location, html: '', nonce: null, card: noCard };
    const assets = assetsOf(rendered);
    return {
      status: rendered.status,
      location: null,
      html: documentHtml(rendered, assets, siteHead),
      nonce: null,
      card: rendered.card,
    };
  };
}

/** Renders with the current sources. */
export function devRenderer(vite: ViteDevServer, siteHead = ''): PageRenderer {
  return async (request, options) => {
    const entry = checked(await vite.ssrLoadModule('/src/entry-server.tsx'));
    await entry.prepare();
    const rendered = await entry.render(request, options);
    if (rendered.kind === 'redirect')
      return { status: rendered.status, location: rendered.location, html: '', nonce: null, card: noCard };
    const nonce = randomBytes(16).toString('base64');
    const assets = await devAssets(vite, rendered.page, nonce);
    return {
      status: rendered.status,
      location: null,
      html: documentHtml(rendered, assets, siteHead),
      nonce,
      card: rendered.card,
    };
  };
}
