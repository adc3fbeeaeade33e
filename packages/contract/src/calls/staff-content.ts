import { z } from 'zod';
import { BannerInput, StaffBanner } from '../banner.ts';
import { call } from '../call.ts';
import { IdText, Slug } from '../common.ts';
import {
  MarkdownPreview,
  MarkdownPreviewRequest,
  StaffArticleReport,
  StaffNewsArticle,
  StaffNewsPage,
  StaffNewsQuery,
  StaffNewsWrite,
  StaffReportPage,
  StaffReportsQuery,
} from '../staff-news.ts';

const ofStaff = { tag: 'Staff', session: true, access: 'staff:content' } as const;
const params = z.object({ slug: Slug.max(80) });

export const staffContentCalls = {
  getStaffNews: call({
    id: 'getStaffNews',
    method: 'GET',
    path: '/my/api/staff/news/',
    summary: 'List news of any state, latest first; for staff',
    ...ofStaff,
    query: StaffNewsQuery,
    answer: { 200: StaffNewsPage },
    errors: [400, 401, 403],
  }),
  getStaffNewsArticle: call({
    id: 'getStaffNewsArticle',
    method: 'GET',
    path: '/my/api/staff/news/:slug/',
    summary: 'Get a news article with its Markdown; for staff',
    ...ofStaff,
    params,
    answer: { 200: StaffNewsArticle },
    errors: [401, 403, 404],
  }),
  putStaffNewsArticle: call({
    id: 'putStaffNewsArticle',
    method: 'PUT',
    path: '/my/api/staff/news/:slug/',
    summary: 'Write a news article in one or both languages; for staff',
    ...ofStaff,
    params,
    body: StaffNewsWrite,
    answer: { 200: StaffNewsArticle },
    errors: [400, 401, 403, 404, 409],
  }),
  postMarkdownPreview: call({
    id: 'postMarkdownPreview',
    method: 'POST',
    path: '/my/api/staff/preview/',
    summary: 'Render Markdown as it will be shown; for staff',
    ...ofStaff,
    quiet: true,
    body: MarkdownPreviewRequest,
    answer: { 200: MarkdownPreview },
    errors: [400, 401, 403],
  }),
  getStaffBanner: call({
    id: 'getStaffBanner',
    method: 'GET',
    path: '/my/api/staff/banner/',
    summary: 'Get the promo banner of the shop; for staff',
    ...ofStaff,
    answer: { 200: StaffBanner },
    errors: [401, 403],
  }),
  putStaffBanner: call({
    id: 'putStaffBanner',
    method: 'PUT',
    path: '/my/api/staff/banner/',
    summary: 'Save the promo banner of the shop; for staff',
    ...ofStaff,
    body: BannerInput,
    answer: { 200: StaffBanner },
    errors: [400, 401, 403, 409],
  }),
  getArticleReports: call({
    id: 'getArticleReports',
    method: 'GET',
    path: '/my/api/staff/article-reports/',
    summary: 'List reports about help articles, newest first; for staff',
    ...ofStaff,
    query: StaffReportsQuery,
    answer: { 200: StaffReportPage },
    errors: [400, 401, 403],
  }),
  postArticleReportDone: call({
    id: 'postArticleReportDone',
    method: 'POST',
    path: '/my/api/staff/article-reports/:id/done/',
    summary: 'Mark a report about a help article as done; for staff',
    ...ofStaff,
    params: z.object({ id: IdText }),
    answer: { 200: StaffArticleReport },
    errors: [401, 403, 404],
  }),
} as const;
