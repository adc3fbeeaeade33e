import { calls } from '@hoster/contract';
import { route } from '../../http/route.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { Module } from '../module.ts';
import { legalDocument } from './document.ts';
import { legalPersonalData } from './personal-data.ts';

/** Terms, policies and their versions, and who has accepted which. */
export const legalModule: Module = {
  name: 'legal',
  personalData: legalPersonalData,
  routes: (app) =>
    route(
      app,
      calls.getLegalDocument,
      async ({ params, query, request }) =>
        legalDocument(app.hoster, {
          ...query,
          slug: params.slug,
          visitor: await visitorOf(request),
          language: request.language,
        }),
      // No company sells to a single country but the one for Russia.
      { kept: { country: 'region', query: ['version', 'compare'] } },
    ),
};
