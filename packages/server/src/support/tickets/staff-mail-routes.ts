import { calls } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { pageOf, route } from '../../platform/http/index.ts';
import { requireStaff } from '../../identity/index.ts';
import { readInThread } from '../mail/read-in-thread.ts';
import { acceptMail, decideOnAddress, discardMail, findMail, mailAddresses, mailDetails } from './staff-mail.ts';

/** Emails to support that didn't become messages, and decisions about addresses, for staff. */
export function staffMailRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  const { db } = context;

  route(app, calls.getStaffMails, async ({ query, request }) => {
    await requireStaff(request);
    const { count, results } = await findMail(db, query, request.language);
    return pageOf(results, { count, path: calls.getStaffMails.path, query });
  });

  route(app, calls.getStaffMail, async ({ params, request }) => {
    await requireStaff(request);
    return mailDetails(context, params.id, request.language, readInThread);
  });

  route(app, calls.postMailAcceptance, async ({ body, params, request }) => {
    const { userId } = await requireStaff(request);
    await acceptMail(context, params.id, userId, body, readInThread);
    return mailDetails(context, params.id, request.language, readInThread);
  });

  route(app, calls.postMailDiscard, async ({ params, request }) => {
    const { userId } = await requireStaff(request);
    await discardMail(context, params.id, userId);
    return mailDetails(context, params.id, request.language, readInThread);
  });

  route(app, calls.getMailAddresses, async ({ request }) => {
    await requireStaff(request);
    return mailAddresses(db);
  });

  route(app, calls.putMailAddress, async ({ body, request }) => {
    await requireStaff(request);
    await decideOnAddress(db, body);
    return mailAddresses(db);
  });
}
