import { calls, InvoiceFilter } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { AppError, notFound, tooMany } from '../../http/errors.ts';
import { attempt } from '../../http/rate-limit.ts';
import { route } from '../../http/route.ts';
import type { Text } from '../../http/language.ts';
import { texts } from '../../http/texts.ts';
import { requireViewer } from '../../http/viewer.ts';
import { invoicesCsv } from './csv.ts';
import { findInvoices, invoiceOf, invoiceRow } from './find.ts';
import { invoicePdf } from './pdf.ts';
import { presentHead } from './present.ts';

/** Documents take processor time, and no reader needs more. */
const documents = { times: 120, seconds: 3600 };
/** Rows of a CSV file: more is a mistake in a script. */
const mostRows = 5000;
const tooManyRows: Text = {
  en: 'More than 5,000 documents. Choose a shorter period.',
  ru: 'Больше 5000 документов. Выберите период короче.',
};

/** A customer's invoices: a list, each with its document, and a table of a period. */
export function invoiceRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  const { db } = context;

  route(app, calls.getInvoices, async ({ query, request }) => {
    const { accountId } = await requireViewer(request);
    const { page, page_size: size, ...filter } = query;
    const { count, found } = await findInvoices(db, accountId, filter, { limit: size, offset: (page - 1) * size });
    const at = (number: number) => {
      const search = new URLSearchParams({ page: String(number), page_size: String(size) });
      for (const [name, value] of Object.entries(filter)) if (value) search.set(name, value);
      return `${calls.getInvoices.path}?${search.toString()}`;
    };
    return {
      count,
      results: found.map(({ row, ...related }) => presentHead(row, related)),
      next: page * size < count ? at(page + 1) : null,
      previous: page > 1 ? at(page - 1) : null,
    };
  });

  route(app, calls.getInvoice, async ({ params, request }) => {
    const { accountId } = await requireViewer(request);
    const invoice = await invoiceOf(db, accountId, params.number);
    if (!invoice) throw notFound(`No invoice ${params.number} of account ${accountId}`);
    return invoice;
  });

  app.get<{ Params: { number: string } }>(`${calls.getInvoice.path}pdf/`, async (request, reply) => {
    const { accountId } = await requireViewer(request);
    await limit(accountId);
    const row = await invoiceRow(db, accountId, request.params.number);
    if (!row) throw notFound(`No invoice ${request.params.number} of account ${accountId}`);
    const invoice = await invoiceOf(db, accountId, row.number);
    return reply
      .type('application/pdf')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${row.number}.pdf"`)
      .send(await invoicePdf(row, invoice?.credits ?? null));
  });

  app.get(`${calls.getInvoices.path}csv/`, async (request, reply) => {
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
      .send(invoicesCsv(found, request.language));
  });

  async function limit(accountId: number): Promise<void> {
    const allowed = await attempt(context, { action: 'document', subject: `account:${accountId}`, ...documents });
    if (!allowed) throw tooMany(documents.seconds);
  }
}
