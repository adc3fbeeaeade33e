import { defineMessages } from '@formatjs/intl';
import { calls, DatevQuery } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { FieldError, InputError, route } from '../../../platform/http/index.ts';
import { datevBookings, datevSummary } from './bookings.ts';
import { datevFile } from './file.ts';

const texts = defineMessages({
  order: { id: 'billing.datev.order', defaultMessage: 'Choose a day on or after the first one.' },
  year: {
    id: 'billing.datev.year',
    defaultMessage: 'Both days have to be in one year: the file has dates without a year.',
  },
});

/** The bookings of a period for DATEV, for staff: their sums, and a file. */
export function datevRoutes(app: FastifyInstance): void {
  const { clock, db, visitors } = app.hoster;
  route(app, calls.getDatevSummary, async ({ query }) => datevSummary(db, checked(query)));

  app.get(`${calls.getDatevSummary.path}csv/`, { config: { unlisted: true } }, async (request, reply) => {
    await visitors.admit(request, calls.getDatevSummary.access);
    const asked = DatevQuery.safeParse(request.query);
    if (!asked.success) throw new InputError(asked.error, request.query);
    const query = checked(asked.data);
    const file = datevFile(query, await datevBookings(db, query), clock.now());
    return reply
      .type('text/csv; charset=windows-1252')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="EXTF_Buchungsstapel_${query.from}_${query.to}.csv"`)
      .send(file);
  });
}

/** @throws FieldError for a period that ends before it begins, or isn't in one year */
function checked(query: DatevQuery): DatevQuery {
  if (query.to < query.from) throw new FieldError({ to: [texts.order] });
  if (query.to.slice(0, 4) !== query.from.slice(0, 4)) throw new FieldError({ to: [texts.year] });
  return query;
}
