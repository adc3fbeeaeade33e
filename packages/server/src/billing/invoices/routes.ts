import { defineMessage } from '@formatjs/intl';
import { calls, InvoiceFilter } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { AppError, consumeLimit, notFound, pageOf, route, texts, tooMany } from '../../platform/http/index.ts';
import { inThread } from '../../platform/threads/index.ts';
import { requireViewer } from '../../identity/index.ts';
import type { invoicesCsv } from './csv.ts';
import { drawPdf, findInvoices, invoiceOf, invoiceRow } from './find.ts';
import { presentHead } from './present.ts';

/** Rate limit: documents take CPU time, and no reader needs more. */
const documents = { times: 120, seconds: 3600 };
/** Maximum rows of a CSV file: more is a mistake in a script. */
const mostRows = 5000;
const tooManyRows = defineMessage({
  id: 'billing.invoices.too-many-rows',
  defaultMessage: 'More than 5,000 documents. Choose a shorter period.',
  description: 'Error: the table of invoices has too many rows',
});

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

  const config = { takesTokens: true };
  app.get<{ Params: { number: string } }>(`${calls.getInvoice.path}pdf/`, { config }, async (request, reply) => {
    await context.visitors.admit(request, calls.getInvoice.access);
    const { accountId } = await requireViewer(request);
    await limit(accountId);
    const row = await invoiceRow(db, accountId, request.params.number);
    if (!row) throw notFound(`No invoice ${request.params.number} of account ${accountId}`);
    return reply
      .type('application/pdf')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${row.number}.pdf"`)
      .send(await drawPdf(db, row));
  });

  app.get(`${calls.getInvoices.path}csv/`, { config }, async (request, reply) => {
    await context.visitors.admit(request, calls.getInvoices.access);
    const { accountId } = await requireViewer(request);
    await limit(accountId);
    const filter = InvoiceFilter.safeParse(request.query);
    if (!filter.success) throw new AppError({ status: 400, detail: texts.badRequest });
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

  async function limit(accountId: number): Promise<void> {
    const allowed = await consumeLimit(context, { action: 'document', subject: `account:${accountId}`, ...documents });
    if (!allowed) throw tooMany(documents.seconds);
  }
}
