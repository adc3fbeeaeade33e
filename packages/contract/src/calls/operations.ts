import { z } from 'zod';
import { call } from '../call.ts';
import { IdText } from '../common.ts';
import { OperationOrder, ServiceConsole, ServiceLink, ServiceLinkOrder, ServiceUpdate } from '../operations.ts';
import { ServiceDetails } from '../services.ts';
import { idempotent } from './payments.ts';

const tag = 'Account';
const params = z.object({ id: IdText });

export const operationCalls = {
  patchService: call({
    id: 'patchService',
    method: 'PATCH',
    path: '/my/api/services/:id/',
    summary: 'Rename a service, or move it to another project',
    tag,
    session: true,
    access: 'services',
    params,
    body: ServiceUpdate,
    answer: { 200: ServiceDetails },
    errors: [400, 401, 404, 409, 429],
  }),
  postServiceOperation: call({
    id: 'postServiceOperation',
    method: 'POST',
    path: '/my/api/services/:id/operations/',
    summary:
      'Start an operation on a service, such as a restart or a reinstallation; 409 `operation_running` while another one runs, `operation_unavailable` when it isn’t possible now',
    tag,
    session: true,
    access: 'services',
    params,
    headers: idempotent,
    body: OperationOrder,
    answer: { 202: ServiceDetails },
    errors: [400, 401, 404, 409, 429],
  }),
  postServiceConsole: call({
    id: 'postServiceConsole',
    method: 'POST',
    path: '/my/api/services/:id/console/',
    summary:
      'Get a token that opens a server’s screen once within a minute, as a WebSocket at `/my/api/console/`; 409 `operation_unavailable` when there’s none now',
    tag,
    session: true,
    access: 'services',
    params,
    answer: { 201: ServiceConsole },
    errors: [401, 404, 409, 429],
  }),
  postServiceLink: call({
    id: 'postServiceLink',
    method: 'POST',
    path: '/my/api/services/:id/link/',
    summary: 'Get a one-time address of a service’s control panel; 409 `operation_unavailable` when there’s none now',
    tag,
    session: true,
    access: 'services',
    params,
    body: ServiceLinkOrder,
    answer: { 200: ServiceLink },
    errors: [400, 401, 404, 409, 429],
  }),
} as const;
