import type { LegalQuery } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';

/**
 * A version of a legal document, with its differences from another version. 404 for a document or version that doesn't
 * exist.
 */
export const legalDocumentQuery = ({ call, lang }: AppContext, slug: string, asked: LegalQuery = {}) =>
  queryOptions({
    queryKey: ['legal', lang, slug, asked],
    queryFn: () => call('getLegalDocument', { params: { slug }, query: asked }),
  });
