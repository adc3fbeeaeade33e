import { calls } from '@hoster/contract';
import { requireViewer } from '../../identity/index.ts';
import { route } from '../../platform/http/index.ts';
import type { Module } from '../../platform/index.ts';
import { emails } from '../queue/emails.ts';
import { discardEmail, failedEmails, resendEmail } from '../../platform/mail/index.ts';

/** Emails that couldn't be delivered, for staff. */
export const undeliveredModule: Module = {
  name: 'undelivered',
  queue: [emails],
  routes: (app) => {
    const context = app.hoster;

    route(app, calls.getStaffEmails, async () => {
      return failedEmails(context);
    });

    route(app, calls.postEmailResend, async ({ params, request }) => {
      const { userId } = await requireViewer(request);
      await resendEmail(context, params.id);
      context.log.info({ mail: params.id, staff: userId }, 'A failed email is sent again');
      return failedEmails(context);
    });

    route(app, calls.deleteStaffEmail, async ({ params, request }) => {
      const { userId } = await requireViewer(request);
      await discardEmail(context, params.id);
      context.log.info({ mail: params.id, staff: userId }, 'A failed email was discarded');
      return failedEmails(context);
    });
  },
};
