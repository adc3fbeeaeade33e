import type { StaffOrder, StaffOrdersPage, StaffOrdersQuery } from '@hoster/contract';
import { parseLedger, toLedger } from '@hoster/domain';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt } from '../../../platform/db/drizzle.ts';
import type { CsvTable } from '../../../platform/csv/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { keysetPage } from '../../../platform/http/index.ts';
import type { Context } from '../../../platform/index.ts';
import { customerOf, type Owner, ownersOf } from '../../../identity/index.ts';
import { isOpen, type PaymentRow, payments } from '../../../billing/index.ts';
import { services, staffOrders } from '../tables.ts';

const pageSize = 50;

/** A payment for an order. */
export interface OrderRow {
  readonly payment: PaymentRow;
  readonly purchaseId: number;
  readonly isByStaff: boolean;
}

/** A page of orders of all customers, newest first. */
export async function listStaffOrders({ db }: Pick<Context, 'db'>, query: StaffOrdersQuery): Promise<StaffOrdersPage> {
  const rows = await findOrders(db, query, pageSize + 1);
  const { next, results } = keysetPage(rows, pageSize, ({ purchaseId }) => purchaseId);
  return { results: await presentOrders(db, results), next };
}

/** Orders of all customers as a table, newest first. */
export async function ordersTable(
  { db }: Pick<Context, 'db'>,
  query: StaffOrdersQuery,
  limit: number,
): Promise<CsvTable> {
  const orders = await presentOrders(db, await findOrders(db, query, limit));
  return {
    columns: [
      'id',
      'created',
      'account',
      'customer',
      'email',
      'services',
      'state',
      'method',
      'total',
      'currency',
      'expires',
      'by',
    ],
    rows: orders.map(({ created, customer, expires, id, is_by_staff: isByStaff, method, names, state, total }) => [
      id,
      created,
      customer.account,
      customer.name,
      customer.email,
      names.join(', '),
      state,
      method,
      { cents: parseLedger(total) },
      total.currency,
      expires,
      isByStaff ? 'staff' : 'customer',
    ]),
  };
}

async function findOrders(
  db: Db,
  { before, by, customer, state }: StaffOrdersQuery,
  limit: number,
): Promise<OrderRow[]> {
  const rows = await db
    .select({ payment: payments, byStaff: staffOrders.purchaseId })
    .from(payments)
    .leftJoin(staffOrders, eq(staffOrders.purchaseId, payments.purchaseId))
    .where(
      and(
        eq(payments.purpose, 'purchase'),
        state === undefined ? undefined : eq(payments.status, state),
        customer === undefined ? undefined : eq(payments.accountId, customer),
        by === undefined
          ? undefined
          : by === 'staff'
            ? isNotNull(staffOrders.purchaseId)
            : isNull(staffOrders.purchaseId),
        before === undefined ? undefined : lt(payments.purchaseId, before),
      ),
    )
    .orderBy(desc(payments.purchaseId))
    .limit(limit);
  return rows.flatMap(({ byStaff, payment }) =>
    payment.purchaseId === null ? [] : [{ payment, purchaseId: payment.purchaseId, isByStaff: byStaff !== null }],
  );
}

/** Orders with their customers and services, for a list. */
export async function presentOrders(db: Db, rows: readonly OrderRow[]): Promise<StaffOrder[]> {
  const ids = rows.map(({ purchaseId }) => purchaseId);
  const ordered = await db
    .select({ purchaseId: services.purchaseId, name: services.name })
    .from(services)
    .where(inArray(services.purchaseId, ids))
    .orderBy(asc(services.id));
  const owners = await ownersOf(
    db,
    rows.map(({ payment }) => payment.accountId),
  );
  return rows.map((row) =>
    presentOrder(
      row,
      ordered.flatMap(({ name, purchaseId }) => (purchaseId === row.purchaseId ? [name] : [])),
      owners.get(row.payment.accountId),
    ),
  );
}

function presentOrder(
  { isByStaff, payment, purchaseId }: OrderRow,
  names: string[],
  owner: Owner | undefined,
): StaffOrder {
  return {
    id: purchaseId,
    created: payment.createdAt.toISOString(),
    customer: customerOf(payment.accountId, owner),
    names,
    state: payment.status,
    method: payment.method,
    total: toLedger(payment.amountCurrencyCents, payment.currency),
    expires: isOpen(payment) ? (payment.expiresAt?.toISOString() ?? null) : null,
    is_by_staff: isByStaff,
  };
}
