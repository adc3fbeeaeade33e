import { z } from 'zod';
import { call } from '../call.ts';

const tag = 'Operations';

/** What the machinery around the backend asks. */
export const probeCalls = {
  getLiveness: call({
    id: 'getLiveness',
    method: 'GET',
    path: '/livez',
    summary: 'Check that the process runs',
    tag,
    answer: { 200: z.object({ status: z.literal('ok') }) },
  }),
  getReadiness: call({
    id: 'getReadiness',
    method: 'GET',
    path: '/readyz',
    summary: 'Check that the database answers',
    tag,
    answer: { 200: z.object({ status: z.literal('ok') }), 503: z.object({ status: z.literal('unavailable') }) },
  }),
} as const;
