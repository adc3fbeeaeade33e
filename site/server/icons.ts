import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Branded } from './catalogue/brand.ts';

const DAY_S = 86_400;

/** Background colours of the pages as sRGB, which manifests and browser frames support. */
export const THEME_COLOURS = { light: '#fafaf7', dark: '#0e120d' } as const;

const files = {
  'favicon.svg': 'image/svg+xml',
  'favicon.ico': 'image/x-icon',
  'apple-touch-icon.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'icon-maskable-512.png': 'image/png',
} as const;

const ownIcons = [
  { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
  { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
  { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
];

const manifest = ({ brand, symbol }: Branded): string =>
  JSON.stringify({
    id: '/',
    name: brand,
    short_name: brand,
    start_url: '/',
    display: 'browser',
    background_color: THEME_COLOURS.light,
    theme_color: THEME_COLOURS.light,
    icons: symbol === null ? ownIcons : [{ src: symbol, sizes: 'any' }],
  });

/** Links to the icons in the head of every page. @param symbol address of the company’s own */
export const iconLinks = (symbol: string | null): string =>
  (symbol === null ? ours : `<link rel="icon" href="${symbol}"><link rel="apple-touch-icon" href="${symbol}">`) +
  '<link rel="manifest" href="/site.webmanifest">';

const ours =
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">';

/** The icons, made by `scripts/icons.ts`, unless the company has its own, and the manifest that names them. */
export function iconFiles(app: FastifyInstance, branded: () => Promise<Branded>): void {
  for (const [name, type] of Object.entries(files)) {
    const bytes = readFileSync(join(import.meta.dirname, 'static', name));
    app.get(`/${name}`, async (_request, reply) => {
      const { symbol } = await branded();
      reply.header('cache-control', `public, max-age=${DAY_S}`);
      return symbol === null ? reply.type(type).send(bytes) : reply.redirect(symbol, 302);
    });
  }
  app.get('/site.webmanifest', async (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', `public, max-age=${DAY_S}`)
      .send(manifest(await branded())),
  );
}
