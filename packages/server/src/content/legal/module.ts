import { calls } from '@hoster/contract';
import { publicRoute } from '../../platform/http/index.ts';
import type { Module } from '../../platform/index.ts';
import { legalDocument } from './document.ts';
import { legalPersonalData } from '../../identity/index.ts';

/** Terms, policies and their versions, and the record of acceptances. */
export const legalModule: Module = {
  name: 'legal',
  personalData: legalPersonalData,
  routes: (app) =>
    publicRoute(
      app,
      calls.getLegalDocument, // No company sells to a single country but the one for Russia.
      { country: 'region', query: ['version', 'compare'] },
      async ({ params, query, language, visitor }) =>
        legalDocument(app.hoster, {
          ...query,
          slug: params.slug,
          visitor: visitor,
          language: language,
        }),
    ),
};
