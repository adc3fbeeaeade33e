import { calls } from '@hoster/contract';
import { publicRoute } from '../../platform/http/index.ts';
import { readerOf } from '../reader.ts';
import type { Module } from '../../platform/index.ts';
import { listNews, newsArticle } from './service.ts';

/** News of the company. */
export const newsModule: Module = {
  name: 'news',
  routes: (app) => {
    const context = app.hoster;
    publicRoute(
      app,
      calls.getPublicNews,
      { country: 'region', query: ['page', 'page_size', 'featured'] },
      async ({ query, language, visitor }) => listNews(context, query, readerOf(language, visitor)),
    );
    publicRoute(app, calls.getNewsArticle, { country: 'region' }, async ({ params, language, visitor }) =>
      newsArticle(context, params.slug, readerOf(language, visitor)),
    );
  },
};
