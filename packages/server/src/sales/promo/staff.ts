import { defineMessages } from '@formatjs/intl';
import type {
  PromoCode,
  PromoCodeAddition,
  PromoCodeChange,
  PromoCodeDetails,
  PromoCodePage,
  PromoCodesQuery,
  PromoCodeState,
} from '@hoster/contract';
import { toLedger } from '@hoster/domain';
import { purchases } from '../../billing/index.ts';
import { users } from '../../identity/index.ts';
import type { CsvTable } from '../../platform/csv/index.ts';
import { and, desc, eq, gt, ilike, isNotNull, isNull, lt, lte, or, type SQL, sql } from '../../platform/db/drizzle.ts';
import { type Db, escapeLike } from '../../platform/db/index.ts';
import { FieldError, notFound, keysetPage } from '../../platform/http/index.ts';
import type { Context } from '../../platform/index.ts';
import { promoCodes } from './tables.ts';

type Row = typeof promoCodes.$inferSelect;
type Place = Pick<Context, 'clock' | 'db'>;

const pageSize = 50;
const usesShown = 200;

const texts = defineMessages({
  taken: {
    id: 'sales.promo.taken',
    defaultMessage: 'There’s a promo code with this name already.',
    description: 'Error at the name of a new promo code',
  },
  past: {
    id: 'sales.promo.past',
    defaultMessage: 'Choose a date in the future.',
    description: 'Error at the date until which a promo code is valid',
  },
});

const isState: Readonly<Record<PromoCodeState, (now: Date) => SQL | undefined>> = {
  off: () => eq(promoCodes.isOn, false),
  used: () => and(eq(promoCodes.isOn, true), isNotNull(promoCodes.usedAt)),
  expired: (now) => and(eq(promoCodes.isOn, true), isNull(promoCodes.usedAt), lte(promoCodes.expiresAt, now)),
  open: (now) => and(eq(promoCodes.isOn, true), isNull(promoCodes.usedAt), gt(promoCodes.expiresAt, now)),
};

function stateOf({ expiresAt, isOn, usedAt }: Row, now: Date): PromoCodeState {
  if (!isOn) return 'off';
  if (usedAt !== null) return 'used';
  return expiresAt <= now ? 'expired' : 'open';
}

const counted = {
  row: promoCodes,
  uses: sql<number>`(${sql`select count(*)::int from ${purchases} where ${purchases.promoCode} = ${promoCodes.code}`})`,
};

const present = ({ row, uses }: { row: Row; uses: number }, now: Date): PromoCode => ({
  id: row.id,
  code: row.code,
  email: row.email,
  percent: row.percent,
  months: row.months,
  lines: row.lines,
  max_uses: row.maxUses,
  uses,
  once_per_account: row.isOncePerAccount,
  expires: row.expiresAt.toISOString(),
  created: row.createdAt.toISOString(),
  note: row.note,
  state: stateOf(row, now),
});

/** Page of the promo codes, newest first. */
export async function listPromoCodes(place: Place, query: PromoCodesQuery): Promise<PromoCodePage> {
  const rows = await findCodes(place, query, pageSize + 1);
  return keysetPage(rows, pageSize, ({ id }) => id);
}

/** Promo codes as a file, newest first. */
export async function promoTable(place: Place, query: PromoCodesQuery, limit: number): Promise<CsvTable> {
  const rows = await findCodes(place, query, limit);
  return {
    columns: [
      'id',
      'code',
      'email',
      'percent',
      'months',
      'lines',
      'max_uses',
      'uses',
      'expires',
      'created',
      'state',
      'note',
    ],
    rows: rows.map((row) => [
      row.id,
      row.code,
      row.email,
      row.percent,
      row.months,
      row.lines?.join(' ') ?? null,
      row.max_uses,
      row.uses,
      row.expires,
      row.created,
      row.state,
      row.note,
    ]),
  };
}

async function findCodes({ clock, db }: Place, query: PromoCodesQuery, limit: number): Promise<PromoCode[]> {
  const now = clock.now();
  const { code, email, id, note } = promoCodes;
  const part = `%${escapeLike(query.search)}%`;
  const rows = await db
    .select(counted)
    .from(promoCodes)
    .where(
      and(
        query.search === '' ? undefined : or(...[code, email, note].map((column) => ilike(column, part))),
        query.state && isState[query.state](now),
        query.kind === 'all'
          ? undefined
          : query.kind === 'staff'
            ? isNull(promoCodes.pageUrl)
            : isNotNull(promoCodes.pageUrl),
        query.before === undefined ? undefined : lt(id, query.before),
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
  return rows.map((row) => present(row, now));
}

/** A promo code with the orders that have it. @throws AppError 404 */
export async function promoCodeDetails({ clock, db }: Place, id: number): Promise<PromoCodeDetails> {
  const [found] = await db.select(counted).from(promoCodes).where(eq(promoCodes.id, id));
  if (!found) throw notFound(`No promo code ${id}`);
  const orders = await db
    .select({
      purchase: purchases.id,
      account: purchases.accountId,
      customer: users.username,
      at: purchases.createdAt,
      cents: purchases.totalCurrencyCents,
      currency: purchases.currency,
    })
    .from(purchases)
    .innerJoin(users, eq(users.id, purchases.userId))
    .where(eq(purchases.promoCode, found.row.code))
    .orderBy(desc(purchases.id))
    .limit(usesShown);
  return {
    ...present(found, clock.now()),
    used_by: orders.map(({ at, cents, currency, ...order }) => ({
      ...order,
      at: at.toISOString(),
      total: toLedger(cents, currency),
    })),
  };
}

/** Adds a promo code. @returns its id @throws AppError 400 with errors by field */
export async function addPromoCode({ clock, db }: Place, body: PromoCodeAddition): Promise<number> {
  const now = clock.now();
  const expiresAt = futureDate(body.expires, now);
  const { code, lines, months, note, percent } = body;
  const [row] = await db
    .insert(promoCodes)
    .values({
      code,
      percent,
      months,
      lines,
      note,
      maxUses: body.max_uses,
      isOncePerAccount: body.once_per_account,
      createdAt: now,
      expiresAt,
    })
    .onConflictDoNothing()
    .returning({ id: promoCodes.id });
  if (!row) throw new FieldError({ code: [texts.taken] });
  return row.id;
}

/**
 * Changes the limits of a promo code. Orders that have it keep their discount.
 * @returns the code before
 * @throws AppError 404, 400 with errors by field
 */
export async function changePromoCode({ clock, db }: Place, id: number, change: PromoCodeChange): Promise<Row> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(promoCodes).where(eq(promoCodes.id, id)).for('update');
    if (!row) throw notFound(`No promo code ${id}`);
    const uses = await usesOf(tx, row.code);
    const maxUses = change.max_uses ?? row.maxUses;
    await tx
      .update(promoCodes)
      .set({
        maxUses,
        usedAt: uses >= maxUses ? (row.usedAt ?? now) : null,
        isOncePerAccount: change.once_per_account ?? row.isOncePerAccount,
        lines: change.lines === undefined ? row.lines : change.lines,
        expiresAt: change.expires === undefined ? row.expiresAt : new Date(change.expires),
        note: change.note ?? row.note,
        isOn: change.is_on ?? row.isOn,
      })
      .where(eq(promoCodes.id, id));
    return row;
  });
}

const usesOf = (db: Db, code: string) => db.$count(purchases, eq(purchases.promoCode, code));

function futureDate(text: string, now: Date): Date {
  const date = new Date(text);
  if (date <= now) throw new FieldError({ expires: [texts.past] });
  return date;
}
