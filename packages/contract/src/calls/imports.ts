import { z } from 'zod';
import { call } from '../call.ts';
import { IdText } from '../common.ts';
import { ImportRunDetails, ImportRunPage, ImportRunsQuery } from '../imports.ts';

const ofStaff = { tag: 'Staff', session: true, access: 'staff:settings', method: 'GET' } as const;

export const importCalls = {
  getImportRuns: call({
    ...ofStaff,
    id: 'getImportRuns',
    path: '/my/api/staff/imports/',
    summary: 'List imports of other shops, newest first; for staff',
    query: ImportRunsQuery,
    answer: { 200: ImportRunPage },
    errors: [400, 401, 403],
  }),
  getImportRun: call({
    ...ofStaff,
    id: 'getImportRun',
    path: '/my/api/staff/imports/:id/',
    summary: 'Get an import with its report; for staff',
    params: z.object({ id: IdText }),
    answer: { 200: ImportRunDetails },
    errors: [401, 403, 404],
  }),
};
