import { z } from 'zod';
import { call } from '../call.ts';
import { Slug } from '../common.ts';
import { LegalDocument, LegalQuery } from '../legal.ts';

export const legalCalls = {
  getLegalDocument: call({
    id: 'getLegalDocument',
    method: 'GET',
    path: '/my/api/legal/:slug/',
    summary: 'Get a version of a legal document, by default the one in force, with its differences from another one',
    tag: 'Legal',
    params: z.object({ slug: Slug }),
    query: LegalQuery,
    answer: { 200: LegalDocument },
    errors: [404],
  }),
} as const;
