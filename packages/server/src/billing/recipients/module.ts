import { calls } from '@hoster/contract';
import { eq, inArray } from '../../platform/db/drizzle.ts';
import type { FastifyInstance } from 'fastify';
import { consumeLimit, route, tooMany } from '../../platform/http/index.ts';
import { everyHour } from '../../platform/jobs/index.ts';
import type { Module } from '../../platform/index.ts';
import { nameTarget, requireViewer } from '../../identity/index.ts';
import {
  addRecipient,
  confirmRecipient,
  endRecipient,
  listRecipients,
  recipientOffer,
  removeRecipient,
  sweepRecipients,
} from './recipients.ts';
import { accountInvoiceRecipients } from './tables.ts';

const rate = { action: 'invoice recipient', times: 20, seconds: 3600 };

/** Further recipients of an account's invoices. */
export const invoiceRecipientsModule: Module = {
  name: 'invoice-recipients',
  routes: recipientRoutes,
  personalData: {
    copy: async (db, { accountId }) => ({ invoice_recipients: await listRecipients(db, accountId) }),
    erase: async (tx, { accountId, verifiedEmails }) => {
      await tx.delete(accountInvoiceRecipients).where(eq(accountInvoiceRecipients.accountId, accountId));
      await tx.delete(accountInvoiceRecipients).where(inArray(accountInvoiceRecipients.email, [...verifiedEmails]));
    },
  },
  start: async ({ clock, db, log }) => everyHour(log, async () => sweepRecipients(db, clock.now())),
};

function recipientRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  const { db } = context;

  route(app, calls.getInvoiceRecipients, async ({ request }) =>
    listRecipients(db, (await requireViewer(request)).accountId),
  );

  route(app, calls.postInvoiceRecipient, async ({ body, request }) => {
    const viewer = await requireViewer(request);
    if (!(await consumeLimit(context, { ...rate, subject: `account ${viewer.accountId}` })))
      throw tooMany(rate.seconds);
    await addRecipient(context, viewer, body.email);
    nameTarget(request, body.email);
    return listRecipients(db, viewer.accountId);
  });

  route(app, calls.deleteInvoiceRecipient, async ({ params, request }) => {
    const viewer = await requireViewer(request);
    nameTarget(request, await removeRecipient(db, viewer, params.id));
    return listRecipients(db, viewer.accountId);
  });

  route(app, calls.getInvoiceRecipientOffer, async ({ params }) => recipientOffer(context, params.key));
  route(app, calls.postInvoiceRecipientConfirmation, async ({ params }) => confirmRecipient(context, params.key));
  route(app, calls.deleteInvoiceRecipientByKey, async ({ params }) => {
    await endRecipient(context, params.key);
    return {};
  });
}
