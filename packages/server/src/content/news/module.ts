import { calls } from '@hoster/contract';
import { noteDetails } from '../../identity/index.ts';
import { renderDocument } from '../../platform/documents/index.ts';
import { publicRoute, route } from '../../platform/http/index.ts';
import { readerOf } from '../reader.ts';
import type { Module } from '../../platform/index.ts';
import { listNews, newsArticle } from './service.ts';
import { listStaffNews, staffNewsArticle, writeNews } from './staff.ts';

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

    route(app, calls.getStaffNews, async ({ query, request }) => listStaffNews(context, query, request.language));

    route(app, calls.getStaffNewsArticle, async ({ params }) => staffNewsArticle(context, params.slug));

    route(app, calls.putStaffNewsArticle, async ({ body, params, request }) => {
      await writeNews(context, params.slug, body);
      const { published, featured, hidden, tags, texts } = body;
      const titles = { title_en: texts.en?.title ?? null, title_ru: texts.ru?.title ?? null };
      noteDetails(request, { after: { published, featured, hidden, tags, ...titles } });
      return staffNewsArticle(context, params.slug);
    });

    route(app, calls.postMarkdownPreview, async ({ body }) => ({
      html: renderDocument(body.body, body.language).html,
    }));
  },
};
