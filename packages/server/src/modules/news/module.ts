import { calls } from '@hoster/contract';
import { route } from '../../http/route.ts';
import { readerOf } from '../content/reader.ts';
import type { Module } from '../module.ts';
import { listNews, newsArticle } from './service.ts';

/** News of the company. */
export const newsModule: Module = {
  name: 'news',
  routes: (app) => {
    const context = app.hoster;
    route(app, calls.getPublicNews, async ({ query, request }) => listNews(context, query, await readerOf(request)), {
      kept: { country: 'region', query: ['page', 'page_size', 'featured'] },
    });
    route(
      app,
      calls.getNewsArticle,
      async ({ params, request }) => newsArticle(context, params.slug, await readerOf(request)),
      {
        kept: { country: 'region' },
      },
    );
  },
};
