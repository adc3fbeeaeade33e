import { z } from 'zod';
import { call } from '../call.ts';
import { Page, Slug } from '../common.ts';
import {
  Article,
  ArticleReport,
  ArticleReportRequest,
  ArticlesFound,
  ArticlesQuery,
  FeaturedTag,
  FeaturedTagsQuery,
  HelpCategory,
} from '../help.ts';

const tag = 'Help';

export const helpCalls = {
  getCategoryTree: call({
    id: 'getCategoryTree',
    method: 'GET',
    path: '/my/api/dream/article/category_tree/',
    summary: 'List the help categories with their articles',
    tag,
    answer: { 200: z.array(HelpCategory) },
  }),
  getArticles: call({
    id: 'getArticles',
    method: 'GET',
    path: '/my/api/dream/article/',
    summary: 'List help articles by search, tag or category',
    tag,
    query: ArticlesQuery,
    answer: { 200: ArticlesFound },
    errors: [400, 404],
  }),
  getArticle: call({
    id: 'getArticle',
    method: 'GET',
    path: '/my/api/dream/article/:slug/',
    summary: 'Get a help article',
    tag,
    params: z.object({ slug: Slug }),
    answer: { 200: Article },
    errors: [404],
  }),
  getFeaturedTags: call({
    id: 'getFeaturedTags',
    method: 'GET',
    path: '/my/api/dream/featured-tag/',
    summary: 'List the tags of help articles, most used first',
    tag,
    query: FeaturedTagsQuery,
    answer: { 200: Page(FeaturedTag) },
    errors: [400, 404],
  }),
  postArticleReport: call({
    id: 'postArticleReport',
    method: 'POST',
    path: '/my/api/dream/article/:slug/article_report/',
    summary: 'Report a problem with a help article',
    tag,
    params: z.object({ slug: Slug }),
    body: ArticleReportRequest,
    answer: { 201: ArticleReport },
    errors: [400, 404, 429],
  }),
} as const;
