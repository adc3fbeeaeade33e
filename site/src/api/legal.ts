import type { LegalDocument, LegalQuery } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app-context.tsx';

/** A version of a legal document, and what differs from another one. 404 for a document or version that doesn't exist. */
export const legalDocumentQuery = ({ request, lang }: AppContext, slug: string, asked: LegalQuery = {}) =>
  queryOptions({
    queryKey: ['legal', lang, slug, asked],
    queryFn: () => request<LegalDocument>(`/my/api/legal/${encodeURIComponent(slug)}/`, { query: asked }),
  });
