import { calls } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { pageOf, route } from '../../platform/http/index.ts';
import { requireViewer } from '../../identity/index.ts';
import { readInThread } from '../mail/read-in-thread.ts';
import { acceptMail, decideOnAddress, discardMail, findMail, mailAddresses, mailDetails } from './staff-mail.ts';

/** Emails to support that didn't become messages, and decisions about addresses, for staff. */
export function staffMailRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  const { db } = context;

  route(app, calls.getStaffMails, async ({ query, request }) => {
    const { count, results } = await findMail(db, query, request.language);
    return pageOf(results, { count, path: calls.getStaffMails.path, query });
  });

  route(app, calls.getStaffMail, async ({ params, request }) => {
    return mailDetails(context, params.id, request.language, readInThread);
  });

  route(app, calls.postMailAcceptance, async ({ body, params, request }) => {
    const { userId } = await requireViewer(request);
    await acceptMail(context, params.id, userId, body, readInThread);
    return mailDetails(context, params.id, request.language, readInThread);
  });

  route(app, calls.postMailDiscard, async ({ params, request }) => {
    const { userId } = await requireViewer(request);
    await discardMail(context, params.id, userId);
    return mailDetails(context, params.id, request.language, readInThread);
  });

  route(app, calls.getMailAddresses, async () => {
    return mailAddresses(db);
  });

  route(app, calls.putMailAddress, async ({ body }) => {
    await decideOnAddress(db, body);
    return mailAddresses(db);
  });
}
