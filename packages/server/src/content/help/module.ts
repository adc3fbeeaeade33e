import { calls } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { consumeLimit, networkOf, publicRoute, route, tooMany } from '../../platform/http/index.ts';
import { readerOf } from '../reader.ts';
import type { Module } from '../../platform/index.ts';
import { articleOf, categoryTree, featuredTags, listArticles } from './articles.ts';
import { reportArticle } from './report.ts';
import { finishReport, listReports } from './staff-reports.ts';

const reportsPerMinute = { action: 'article report', times: 5, seconds: 60 };

function helpRoutes(app: FastifyInstance): void {
  const { db } = app.hoster;
  const byRegion = { country: 'region' } as const;
  // Not by search, tag or category: there are too many combinations to cache.
  const pages = ['page', 'page_size'];

  publicRoute(app, calls.getCategoryTree, byRegion, async ({ language, visitor }) =>
    categoryTree(db, readerOf(language, visitor)),
  );
  publicRoute(app, calls.getArticles, { ...byRegion, query: pages }, async ({ query, language, visitor }) =>
    listArticles(db, query, readerOf(language, visitor)),
  );
  publicRoute(app, calls.getArticle, byRegion, async ({ params, language, visitor }) =>
    articleOf(db, params.slug, readerOf(language, visitor)),
  );
  publicRoute(app, calls.getFeaturedTags, { ...byRegion, query: pages }, async ({ query, language, visitor }) =>
    featuredTags(db, query, readerOf(language, visitor)),
  );
  route(app, calls.postArticleReport, async ({ params, body, request }) => {
    const limit = { ...reportsPerMinute, subject: networkOf(request) };
    if (!(await consumeLimit(app.hoster, limit))) throw tooMany(limit.seconds);
    return reportArticle(app.hoster, { slug: params.slug, language: request.language, comment: body.comment });
  });
  route(app, calls.getArticleReports, async ({ query }) => listReports(db, query));
  route(app, calls.postArticleReportDone, async ({ params }) => finishReport(app.hoster, params.id));
}

/** The help centre: articles, their search, and problems that readers report. */
export const helpModule: Module = { name: 'help', routes: helpRoutes };
