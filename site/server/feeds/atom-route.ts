import { Feed } from 'feed';
import type { FastifyInstance } from 'fastify';
import type { Lang } from '../../src/i18n/languages.ts';
import { BackendAway, NotOffered } from '../catalogue/ask.ts';
import { type Region, regionOf } from '../catalogue/region.ts';
import type { SiteConfig } from '../config.ts';
import { visitorCountry } from '../pages/visitor.ts';

/** Seconds that a feed reader may keep a feed. */
const MAX_AGE_S = 600;
/** Retry delay in seconds when a feed couldn't be made. */
const RETRY_S = 60;

/**
 * Serves an Atom feed for the visitor's region, so never from a shared cache: 404 where the backend lacks its subject,
 * 503 while the backend is unavailable.
 */
export function atomRoute(
  app: FastifyInstance,
  config: SiteConfig,
  path: string,
  make: (search: URLSearchParams, region: Region) => Promise<string>,
): void {
  app.get(path, async (request, reply) => {
    reply.header('vary', config.edgeCountryHeader);
    try {
      const [, search = ''] = (request.raw.url ?? '').split('?', 2);
      const xml = await make(new URLSearchParams(search), regionOf(visitorCountry(request.raw, config)));
      return await reply
        .type('application/atom+xml; charset=utf-8')
        .header('cache-control', `private, max-age=${MAX_AGE_S}`)
        .send(xml);
    } catch (error) {
      if (error instanceof NotOffered) return reply.code(404).send();
      if (!(error instanceof BackendAway)) throw error;
      app.log.warn({ reason: error.message, path }, 'No feed');
      return reply.code(503).header('retry-after', RETRY_S).send();
    }
  });
}

/** Whose feed it is. */
export interface FeedSite {
  /** Name of the company. */
  brand: string;
  origin: string;
}

interface FeedBase extends FeedSite {
  lang: Lang;
  title: string;
  description?: string;
  /** Addresses of the page that shows the same, and of the feed. */
  page: string;
  self: string;
  /** When each of its entries was last changed, ISO 8601. */
  updated: readonly string[];
}

/** A feed without entries. */
export const atomFeed = ({ brand, origin, lang, title, description, page, self, updated }: FeedBase): Feed =>
  new Feed({
    id: page,
    link: page,
    language: lang,
    title,
    ...(description !== undefined && { description }),
    copyright: brand,
    feedLinks: { atom: self },
    favicon: `${origin}/favicon.ico`,
    updated: new Date(Math.max(0, ...updated.map((date) => Date.parse(date)))),
  });

/** Text of an entry, escaped because feeds contain HTML. */
export const feedText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
