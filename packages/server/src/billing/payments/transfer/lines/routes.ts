import { calls, type StaffTransferDetails } from '@hoster/contract';
import { formatCents } from '@hoster/domain';
import type { FastifyInstance } from 'fastify';
import { nameOf, noteDetails, requireViewer } from '../../../../identity/index.ts';
import { csvRoute } from '../../../../platform/csv/index.ts';
import { route } from '../../../../platform/http/index.ts';
import type { Context } from '../../../../platform/index.ts';
import { creditLine, lineByNumber, setAside } from './decide.ts';
import { accountsOf, listTransfers, presentTransfer, transfersTable } from './list.ts';
import { suggestionsFor } from './suggest.ts';

/** Lines of bank statements, for staff who find out whose they are. */
export function lineRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  const { db } = context;

  route(app, calls.getStaffTransfers, async ({ query }) => listTransfers(db, query));
  csvRoute(app, calls.getStaffTransfers, 'bank-transfers', ({ limit, query }) => transfersTable(db, query, limit));

  route(app, calls.getStaffTransfer, async ({ params }) => details(context, params.id));

  route(app, calls.postTransferAside, async ({ body: { reason }, params, request }) => {
    noteDetails(request, reason === null ? { after: { aside: false } } : { after: { aside: true }, reason });
    await setAside(context, params.id, { by: nameOf(await requireViewer(request)), reason });
    return details(context, params.id);
  });

  route(app, calls.postTransferCredit, async ({ body, params, request }) => {
    const { amountCents } = await lineByNumber(db, params.id);
    noteDetails(request, {
      after: { credited: `${formatCents(amountCents)} EUR`, account: body.account },
      reason: body.reason,
    });
    await creditLine(context, params.id, body);
    return details(context, params.id);
  });
}

async function details({ clock, db }: Context, number: number): Promise<StaffTransferDetails> {
  const line = await lineByNumber(db, number);
  const accountOf = await accountsOf(db, [line]);
  const shown = presentTransfer(line, accountOf(line));
  const { asideAt, asideBy, asideReason } = line;
  return {
    ...shown,
    suggestions: shown.state === 'matched' ? [] : await suggestionsFor(db, line, clock.now()),
    aside: asideAt === null ? null : { by: asideBy ?? '', at: asideAt.toISOString(), reason: asideReason ?? '' },
  };
}
