import { calls } from '@hoster/contract';
import { parseLedger, toLedger } from '@hoster/domain';
import type { FastifyInstance } from 'fastify';
import { changeByStaff } from '../billing/index.ts';
import { noteDetails, requireViewer } from '../identity/index.ts';
import { csvRoute } from '../platform/csv/index.ts';
import { FieldError, route } from '../platform/http/index.ts';
import type { Module } from '../platform/index.ts';
import { emailsPage, findEmail, resend } from './emails.ts';
import { customersTable, listCustomers } from './list.ts';
import { invoicesPage, movementsPage, paymentsPage, servicesPage, sessionsOf, ticketsPage } from './lists.ts';
import { mergeCustomers } from './merge/merge.ts';
import { customersPersonalData } from './merge/personal-data.ts';
import { mergeTexts } from './merge/texts.ts';
import { otherAccount, presentPlan } from './merge/plan.ts';
import { addNote, deleteNote, listNotes } from './notes.ts';
import { block, confirmEmail, signOut, unblock } from './people.ts';
import { findCustomer, mustExist } from './read.ts';
import { customerSamples } from './merge/mail-samples.ts';

/** What staff see of customers, and do to them. */
export const customersModule: Module = {
  name: 'customers',
  mails: customerSamples,
  personalData: customersPersonalData,
  routes: (app) => {
    readRoutes(app);
    personRoutes(app);
    moneyRoutes(app);
    emailRoutes(app);
    noteRoutes(app);
    mergeRoutes(app);
  },
};

function readRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  const { db } = context;

  route(app, calls.getStaffCustomers, async ({ query }) => listCustomers(db, query));
  csvRoute(app, calls.getStaffCustomers, 'customers', ({ limit, query }) => customersTable(db, query, limit));
  route(app, calls.getStaffCustomer, async ({ params }) => findCustomer(context, params.id));
  route(app, calls.getCustomerServices, async ({ params, query }) => servicesPage(db, params.id, query));
  route(app, calls.getCustomerMovements, async ({ params, query, request }) =>
    movementsPage(db, params.id, query, request.language),
  );
  route(app, calls.getCustomerPayments, async ({ params, query }) => paymentsPage(db, params.id, query));
  route(app, calls.getCustomerInvoices, async ({ params, query }) => invoicesPage(db, params.id, query));
  route(app, calls.getCustomerTickets, async ({ params, query }) => ticketsPage(db, params.id, query));
  route(app, calls.getCustomerSessions, async ({ params }) => sessionsOf(context, params.id));
}

function personRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  const whomOf = (accountId: number, { user }: { user: number }) => ({ accountId, userId: user });

  route(app, calls.postCustomerBlock, async ({ body, params: { id }, request }) => {
    noteDetails(request, { reason: body.reason });
    noteDetails(request, await block(context, whomOf(id, body), body.reason));
    return findCustomer(context, id);
  });

  route(app, calls.postCustomerUnblock, async ({ body, params: { id }, request }) => {
    noteDetails(request, { reason: body.reason });
    noteDetails(request, await unblock(context, whomOf(id, body)));
    return findCustomer(context, id);
  });

  route(app, calls.postCustomerSignOut, async ({ body, params: { id }, request }) => {
    noteDetails(request, { reason: body.reason });
    noteDetails(request, await signOut(context, whomOf(id, body)));
    return findCustomer(context, id);
  });

  route(app, calls.postCustomerEmailConfirmation, async ({ body, params: { id }, request }) => {
    noteDetails(request, { reason: body.reason });
    noteDetails(request, await confirmEmail(context, whomOf(id, body), body.email));
    return findCustomer(context, id);
  });
}

function moneyRoutes(app: FastifyInstance): void {
  const context = app.hoster;

  route(app, calls.postBalanceChange, async ({ body: { amount, reason, text }, params: { id }, request }) => {
    noteDetails(request, { reason });
    await mustExist(context.db, id);
    const key = request.headers['idempotency-key'];
    const change = await changeByStaff(context, {
      accountId: id,
      cents: parseLedger({ amount, currency: 'EUR' }),
      text,
      key: typeof key === 'string' && key !== '' ? key.slice(0, 128) : null,
    });
    const [before, after] = [change.before, change.after].map((cents) => toLedger(cents, 'EUR').amount);
    noteDetails(request, { before: { balance: before }, after: { balance: after } });
    return findCustomer(context, id);
  });
}

function emailRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  const { db } = context;

  route(app, calls.getCustomerEmails, async ({ params, query }) => emailsPage(db, params.id, query));
  route(app, calls.getCustomerEmail, async ({ params: { email, id } }) => findEmail(db, id, email));
  route(app, calls.postCustomerEmailResend, async ({ params: { email, id } }) => resend(context, id, email));
}

function noteRoutes(app: FastifyInstance): void {
  const { clock, db } = app.hoster;

  route(app, calls.getCustomerNotes, async ({ params, request }) =>
    listNotes(db, params.id, (await requireViewer(request)).userId),
  );

  route(app, calls.postCustomerNote, async ({ body: { text }, params: { id }, request }) => {
    const viewer = await requireViewer(request);
    await addNote(db, id, viewer, { at: clock.now(), text });
    return listNotes(db, id, viewer.userId);
  });

  route(app, calls.deleteCustomerNote, async ({ params: { id, note }, request }) => {
    const { userId } = await requireViewer(request);
    await deleteNote(db, id, userId, note);
    return listNotes(db, id, userId);
  });
}

function mergeRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  const { db } = context;

  route(app, calls.getCustomerMerge, async ({ params: { id }, query: { other }, request }) => {
    await mustExist(db, id);
    return presentPlan(db, id, await otherAccount(db, id, other), request.language);
  });

  route(app, calls.postCustomerMerge, async ({ body: { other, reason }, params: { id }, request }) => {
    noteDetails(request, { reason });
    if (other === id) throw new FieldError({ other: [mergeTexts.self] });
    const made = await mergeCustomers(context, id, other);
    if (made) {
      const balance = toLedger(made.balanceCents, 'EUR').amount;
      noteDetails(request, { before: { merged: other, balance, ...made.moves }, after: { into: id } });
    }
    return findCustomer(context, id);
  });
}
