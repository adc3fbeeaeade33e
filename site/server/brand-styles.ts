import type { BrandColors } from '@hoster/domain/brand/brand-colors';
import type { FastifyInstance } from 'fastify';

const YEAR_S = 31_536_000;

/** Link to the style sheet of a brand’s colour, after those of the pages; empty without one. @param color `#rrggbb` */
export const brandStyles = (color: string | null): string =>
  color === null ? '' : `<link rel="stylesheet" href="/brand/${color.slice(1)}.css">`;

const declared = (tokens: BrandColors['light']): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--hoster-color-${name.replaceAll(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}:${value}`)
    .join(';');

/**
 * Colours of the themes of `themes.css.ts`, with the same selectors in the same layer. High contrast, forced colours and
 * paper keep their own.
 */
async function brandSheet(color: string): Promise<string> {
  // Loaded for a company that has a colour: it would take 0.14 s of every start.
  const { brandColors } = await import('@hoster/domain/brand/brand-colors');
  const { light, dark } = brandColors(color);
  const root = ':root:where(:not([data-theme="high-contrast"]))';
  return (
    '@layer hoster.theme{@media screen and (forced-colors:none){@media not (prefers-contrast:more){' +
    `${root},[data-theme="light"]{${declared(light)}}` +
    `@media (prefers-color-scheme:dark){:root:not([data-theme]){${declared(dark)}}}` +
    `[data-theme="dark"],[data-theme="inverse"]{${declared(dark)}}` +
    '}}}'
  );
}

/** The style sheet of each colour, by its address: a page names the colour that the company has. */
export function brandStyleRoute(app: FastifyInstance): void {
  app.get<{ Params: { color: string } }>('/brand/:color([0-9a-f]{6}).css', async (request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
      .send(await brandSheet(`#${request.params.color}`)),
  );
}
