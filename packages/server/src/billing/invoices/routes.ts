import { defineMessage } from '@formatjs/intl';
import { calls, InvoiceFilter } from '@hoster/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { AppError, consumeLimit, InputError, notFound, pageOf, route, tooMany } from '../../platform/http/index.ts';
import { inThread } from '../../platform/threads/index.ts';
import { requireViewer } from '../../identity/index.ts';
import type { invoicesCsv } from './csv.ts';
import { drawPdf, findInvoices, invoiceOf, invoiceRow, writeUbl } from './find.ts';
import { presentHead } from './present.ts';
import type { InvoiceRow } from './tables.ts';

/** Rate limit: documents take CPU time, and no reader needs more. */
const documents = { times: 120, seconds: 3600 };
/** Milliseconds that a file may take: its thread may have to start first, which takes long on a busy machine. */
const documentMilliseconds = 30_000;
/** Maximum rows of a CSV file: more is a mistake in a script. */
const mostRows = 5000;
const tooManyRows = defineMessage({
  id: 'billing.invoices.too-many-rows',
  defaultMessage: 'More than 5,000 documents. Choose a shorter period.',
  description: 'Error: the table of invoices has too many rows',
});

const attached = (reply: FastifyReply, name: string, type: string) =>
  reply
    .type(type)
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${name}"`);

/** Files of a document, by the last part of their addresses. */
const documentKinds = {
  pdf: async (db: Db, reply: FastifyReply, row: InvoiceRow) => {
    const file = await drawPdf(db, row);
    return attached(reply, `${row.number}.pdf`, 'application/pdf').send(file);
  },
  xml: async (db: Db, reply: FastifyReply, row: InvoiceRow) => {
    const file = await writeUbl(db, row);
    if (file === null) throw notFound(`Invoice ${row.number} can't be sent electronically`);
    return attached(reply, `${row.number}.xml`, 'application/xml; charset=utf-8').send(file);
  },
};

/** A customer's invoices: a list, the document of each, and a CSV file for a period. */
export function invoiceRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  const { db } = context;

  route(app, calls.getInvoices, async ({ query, request }) => {
    const { accountId } = await requireViewer(request);
    const { page, page_size: size, ...filter } = query;
    const { count, found } = await findInvoices(db, accountId, filter, { limit: size, offset: (page - 1) * size });
    const results = found.map(({ row, ...related }) => presentHead(row, related));
    return pageOf(results, { count, path: calls.getInvoices.path, query });
  });

  route(app, calls.getInvoice, async ({ params, request }) => {
    const { accountId } = await requireViewer(request);
    const invoice = await invoiceOf(db, accountId, params.number);
    if (!invoice) throw notFound(`No invoice ${params.number} of account ${accountId}`);
    return invoice;
  });

  const config = { takesTokens: true, milliseconds: documentMilliseconds };
  for (const [kind, make] of Object.entries(documentKinds)) {
    app.get<{ Params: { number: string } }>(`${calls.getInvoice.path}${kind}/`, { config }, async (request, reply) => {
      await context.visitors.admit(request, calls.getInvoice.access);
      const { accountId } = await requireViewer(request);
      await limit(accountId);
      return make(db, reply, await rowOf(accountId, request.params.number));
    });
    const staffPath = `/my/api/staff/invoices/:number/${kind}/`;
    app.get<{ Params: { number: string } }>(
      staffPath,
      { config: { unlisted: true, milliseconds: documentMilliseconds } },
      async (request, reply) => {
        await context.visitors.admit(request, calls.getCustomerInvoices.access);
        const { accountId } = await requireViewer(request);
        await limit(accountId);
        return make(db, reply, await rowOf(null, request.params.number));
      },
    );
  }

  app.get(`${calls.getInvoices.path}csv/`, { config }, async (request, reply) => {
    await context.visitors.admit(request, calls.getInvoices.access);
    const { accountId } = await requireViewer(request);
    await limit(accountId);
    const filter = InvoiceFilter.safeParse(request.query);
    if (!filter.success) throw new InputError(filter.error, request.query);
    const { count, found } = await findInvoices(db, accountId, filter.data, { limit: mostRows, offset: 0 });
    if (count > mostRows) throw new AppError({ status: 400, detail: tooManyRows });
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="invoices.csv"')
      .send(
        await inThread<typeof invoicesCsv>(`${import.meta.dirname}/csv.ts`, 'invoicesCsv', found, request.language),
      );
  });

  async function rowOf(accountId: number | null, number: string): Promise<InvoiceRow> {
    const row = await invoiceRow(db, accountId, number);
    if (!row) throw notFound(`No invoice ${number} of account ${accountId ?? 'of any customer'}`);
    return row;
  }

  async function limit(accountId: number): Promise<void> {
    const allowed = await consumeLimit(context, { action: 'document', subject: `account:${accountId}`, ...documents });
    if (!allowed) throw tooMany(documents.seconds);
  }
}
