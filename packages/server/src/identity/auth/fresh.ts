import { defineMessage } from '@formatjs/intl';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/http/index.ts';
import type { Viewer } from '../session/find-viewer.ts';
import { isFresh } from './guards.ts';
import { userById } from './users.ts';

/** Whether a user has authenticated recently enough for a sensitive change. */
export async function mayBeDelicate(request: FastifyRequest, userId: number): Promise<boolean> {
  const context = request.server.hoster;
  const user = await userById(context.db, userId);
  return user !== null && isFresh({ context, db: context.db, request }, user);
}

/** A token needs no recent sign-in: creating it did. @throws AppError 403 `reauthentication_required` */
export async function requireFresh(request: FastifyRequest, { token, userId }: Viewer): Promise<void> {
  if (token !== null || (await mayBeDelicate(request, userId))) return;
  throw new AppError({
    status: 403,
    code: 'reauthentication_required',
    detail: defineMessage({
      id: 'identity.deletion.reauthenticate',
      defaultMessage: 'Confirm it’s you, then try again.',
      description: 'Error: the password or another proof is needed',
    }),
  });
}
