import { z } from 'zod';
import type { ApiDocument } from '../../src/features/api-reference/document.ts';
import { apiGroups } from '../../src/features/api-reference/reference.ts';
import { type Ask, NotOffered } from './ask.ts';
import type { Region } from './region.ts';

const Operation = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  security: z.array(z.record(z.string(), z.unknown())),
});
const Described = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

/** Pages of the API reference; none where the backend doesn't describe its calls. */
export async function apiPages(ask: Ask, region: Region): Promise<string[]> {
  const described = await ask('/api/openapi.json', Described).catch((error: unknown) => {
    if (error instanceof NotOffered) return { paths: {} };
    throw error;
  });
  const document = { paths: described.paths, components: { schemas: {} } } as ApiDocument;
  return apiGroups(document, region !== 'RU').map(({ slug }) => `/api/reference/${slug}/`);
}
