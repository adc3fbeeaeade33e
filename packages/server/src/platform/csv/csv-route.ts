import type { Access, Call } from '@hoster/contract';
import { defineMessage } from '@formatjs/intl';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError, InputError } from '../http/index.ts';
import { csvOf, type CsvCell } from './csv.ts';

/** Most rows of a file: spreadsheets become slow beyond it. */
const mostRows = 5000;
const tooManyRows = defineMessage({
  id: 'platform.csv.too-many-rows',
  defaultMessage: 'More than 5,000 rows. Narrow the list down first.',
  description: 'Error: a list has too many rows for a CSV file',
});

/** What a file has: column names in the reader’s language, and rows. */
export interface CsvTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
}

/**
 * Serves a list as CSV at its path + `csv/`, with the filters of its query, to those who may call the list. `read` gets
 * the filters and how many rows to read; when it returns that many, the answer is 400.
 */
export function csvRoute<const C extends Call & { readonly query: z.ZodObject; readonly access: Access }>(
  app: FastifyInstance,
  call: C,
  filename: string,
  read: (input: { query: z.output<C['query']>; request: FastifyRequest; limit: number }) => Promise<CsvTable>,
): void {
  app.get(`${call.path}csv/`, { config: { unlisted: true } }, async (request, reply) => {
    await app.hoster.visitors.admit(request, call.access);
    const query = call.query.safeParse(request.query);
    if (!query.success) throw new InputError(query.error, request.query);
    const filter = query.data as z.output<C['query']>;
    const { columns, rows } = await read({ query: filter, request, limit: mostRows + 1 });
    if (rows.length > mostRows) throw new AppError({ status: 400, detail: tooManyRows });
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${filename}.csv"`)
      .send(csvOf(request.language, columns, rows));
  });
}
