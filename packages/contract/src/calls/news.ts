import { z } from 'zod';
import { call } from '../call.ts';
import { Slug } from '../common.ts';
import { NewsArticle, NewsList, NewsQuery } from '../news.ts';

const tag = 'News';

export const newsCalls = {
  getPublicNews: call({
    id: 'getPublicNews',
    method: 'GET',
    path: '/my/api/public-news/',
    summary: 'List news, newest first',
    tag,
    query: NewsQuery,
    answer: { 200: NewsList },
    errors: [400, 404],
  }),
  getNewsArticle: call({
    id: 'getNewsArticle',
    method: 'GET',
    path: '/my/api/public-news/:slug/',
    summary: 'Get a news article with the previous and the next one',
    tag,
    params: z.object({ slug: Slug }),
    answer: { 200: NewsArticle },
    errors: [404],
  }),
} as const;
