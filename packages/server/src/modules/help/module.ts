import { calls } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { tooMany } from '../../http/errors.ts';
import { attempt } from '../../http/rate-limit.ts';
import { route } from '../../http/route.ts';
import { networkOf } from '../../http/visitor-address.ts';
import type { Module } from '../module.ts';
import { articleOf, categoryTree, featuredTags, listArticles } from './articles.ts';
import { reportArticle } from './report.ts';

const reportsPerMinute = { action: 'article report', times: 5, seconds: 60 };

function helpRoutes(app: FastifyInstance): void {
  const { db } = app.hoster;
  const kept = { kept: { country: 'any' } } as const;
  // Not by search, tag or category: there are more of them than room.
  const keptPages = { kept: { country: 'any', query: ['page', 'page_size'] } } as const;

  route(app, calls.getCategoryTree, ({ request }) => categoryTree(db, request.language), kept);
  route(app, calls.getArticles, ({ query, request }) => listArticles(db, query, request.language), keptPages);
  route(app, calls.getArticle, ({ params, request }) => articleOf(db, params.slug, request.language), kept);
  route(app, calls.getFeaturedTags, ({ query, request }) => featuredTags(db, query, request.language), keptPages);
  route(app, calls.postArticleReport, async ({ params, body, request }) => {
    const limit = { ...reportsPerMinute, subject: networkOf(request) };
    if (!(await attempt(app.hoster, limit))) throw tooMany(limit.seconds);
    return reportArticle(app.hoster, { slug: params.slug, language: request.language, comment: body.comment });
  });
}

/** The help centre: articles, their search, and problems that readers report. */
export const helpModule: Module = { name: 'help', routes: helpRoutes };
