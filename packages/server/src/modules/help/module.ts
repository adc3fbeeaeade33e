import { calls } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { tooMany } from '../../http/errors.ts';
import { attempt } from '../../http/rate-limit.ts';
import { route } from '../../http/route.ts';
import { networkOf } from '../../http/visitor-address.ts';
import { readerOf } from '../content/reader.ts';
import type { Module } from '../module.ts';
import { articleOf, categoryTree, featuredTags, listArticles } from './articles.ts';
import { reportArticle } from './report.ts';

const reportsPerMinute = { action: 'article report', times: 5, seconds: 60 };

function helpRoutes(app: FastifyInstance): void {
  const { db } = app.hoster;
  const kept = { kept: { country: 'region' } } as const;
  // Not by search, tag or category: there are more of them than room.
  const keptPages = { kept: { country: 'region', query: ['page', 'page_size'] } } as const;

  route(app, calls.getCategoryTree, async ({ request }) => categoryTree(db, await readerOf(request)), kept);
  route(
    app,
    calls.getArticles,
    async ({ query, request }) => listArticles(db, query, await readerOf(request)),
    keptPages,
  );
  route(
    app,
    calls.getArticle,
    async ({ params, request }) => articleOf(db, params.slug, await readerOf(request)),
    kept,
  );
  route(
    app,
    calls.getFeaturedTags,
    async ({ query, request }) => featuredTags(db, query, await readerOf(request)),
    keptPages,
  );
  route(app, calls.postArticleReport, async ({ params, body, request }) => {
    const limit = { ...reportsPerMinute, subject: networkOf(request) };
    if (!(await attempt(app.hoster, limit))) throw tooMany(limit.seconds);
    return reportArticle(app.hoster, { slug: params.slug, language: request.language, comment: body.comment });
  });
}

/** The help centre: articles, their search, and problems that readers report. */
export const helpModule: Module = { name: 'help', routes: helpRoutes };
