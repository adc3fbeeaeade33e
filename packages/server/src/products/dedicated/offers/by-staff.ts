import { defineMessages } from '@formatjs/intl';
import type {
  StaffOffer,
  StaffOfferForm,
  StaffOfferInput,
  StaffOffersPage,
  StaffOffersQuery,
  StaffOfferState,
} from '@hoster/contract';
import { toCents } from '@hoster/domain';
import { lockOpenAccount, userRecipient } from '../../../billing/index.ts';
import { catalogueOf, dsPlans, dsStockOf, price } from '../../../catalogue/index.ts';
import { nameOf, customerOf, ownersOf, users } from '../../../identity/index.ts';
import type { CsvTable } from '../../../platform/csv/index.ts';
import { and, desc, eq, gt, isNotNull, isNull, lt, lte, max, type SQL, sql } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/index.ts';
import { AppError, FieldError, keysetPage, notFound } from '../../../platform/http/index.ts';
import type { Context } from '../../../platform/index.ts';
import { buyerOfAccount, services } from '../../../sales/index.ts';
import { mailOffer } from './emails.ts';
import { offerPath } from './offers.ts';
import { dsOffers, type DsOfferRow } from './tables.ts';

type Place = Pick<Context, 'clock' | 'db'>;

const pageSize = 50;

const texts = defineMessages({
  plan: { id: 'products.dedicated.staff-offer.plan', defaultMessage: 'Choose a server that is on sale.' },
  past: { id: 'products.dedicated.staff-offer.past', defaultMessage: 'Choose a date in the future.' },
  cantWithdraw: {
    id: 'products.dedicated.staff-offer.cant-withdraw',
    defaultMessage: 'Only an open offer can be withdrawn. Reload the page to see its state.',
  },
});

const { expiresAt, usedAt, withdrawnAt } = dsOffers;
const isState: Readonly<Record<StaffOfferState, (now: Date) => SQL | undefined>> = {
  ordered: () => isNotNull(usedAt),
  withdrawn: () => and(isNull(usedAt), isNotNull(withdrawnAt)),
  ended: (now) => and(isNull(usedAt), isNull(withdrawnAt), lte(expiresAt, now)),
  open: (now) => and(isNull(usedAt), isNull(withdrawnAt), gt(expiresAt, now)),
};

function stateOf(offer: DsOfferRow, now: Date): StaffOfferState {
  if (offer.usedAt !== null) return 'ordered';
  if (offer.withdrawnAt !== null) return 'withdrawn';
  return offer.expiresAt > now ? 'open' : 'ended';
}

/** A page of offers to all customers, newest first. */
export async function listStaffOffers(place: Place, query: StaffOffersQuery): Promise<StaffOffersPage> {
  return keysetPage(await findOffers(place, query, pageSize + 1), pageSize, ({ id }) => id);
}

/** Offers to all customers as a table, newest first. */
export async function offersTable(place: Place, query: StaffOffersQuery, limit: number): Promise<CsvTable> {
  const offers = await findOffers(place, query, limit);
  return {
    columns: [
      'id',
      'created',
      'account',
      'customer',
      'email',
      'name',
      'plan',
      'price',
      'setup_fee',
      'expires',
      'state',
      'by',
      'order',
      'note',
    ],
    rows: offers.map((offer) => [
      offer.id,
      offer.created,
      offer.customer.account,
      offer.customer.name,
      offer.customer.email,
      offer.name,
      offer.plan,
      { cents: toCents(offer.price) },
      { cents: toCents(offer.setup_fee) },
      offer.expires,
      offer.state,
      offer.by,
      offer.order,
      offer.note,
    ]),
  };
}

/** An offer to any customer. @throws AppError 404 */
export async function staffOffer(place: Place, id: number): Promise<StaffOffer> {
  const [offer] = await findOffers(place, {}, 1, eq(dsOffers.id, id));
  if (!offer) throw notFound(`No offer ${id}`);
  return offer;
}

async function findOffers(
  { clock, db }: Place,
  { before, customer, state }: StaffOffersQuery,
  limit: number,
  which?: SQL,
): Promise<StaffOffer[]> {
  const now = clock.now();
  const rows = await db
    .select({ offer: dsOffers, plan: { name: dsPlans.name, slug: dsPlans.slug }, by: users })
    .from(dsOffers)
    .innerJoin(dsPlans, eq(dsPlans.id, dsOffers.planId))
    .leftJoin(users, eq(users.id, dsOffers.createdBy))
    .where(
      and(
        state && isState[state](now),
        customer === undefined ? undefined : eq(dsOffers.accountId, customer),
        before === undefined ? undefined : lt(dsOffers.id, before),
        which,
      ),
    )
    .orderBy(desc(dsOffers.id))
    .limit(limit);
  const owners = await ownersOf(
    db,
    rows.map(({ offer }) => offer.accountId),
  );
  const orders = await ordersOf(
    db,
    rows.flatMap(({ offer }) => (offer.usedAt === null ? [] : [offer.id])),
  );
  return rows.map(({ by, offer, plan }) => {
    const owner = owners.get(offer.accountId);
    return {
      id: offer.id,
      created: offer.createdAt.toISOString(),
      customer: customerOf(offer.accountId, owner),
      name: offer.label ?? plan.name,
      plan: plan.name,
      price: price(offer.priceCents),
      setup_fee: price(offer.setupFeeCents),
      note: offer.comment ?? '',
      expires: offer.expiresAt.toISOString(),
      state: stateOf(offer, now),
      by: by && nameOf(by),
      url: offerPath(plan.slug, offer.id),
      order: orders.get(offer.id) ?? null,
    };
  });
}

/** The order that has each offer; of several, of which the others came to nothing, the last one. */
async function ordersOf(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const offer = sql<number>`(${services.spec}->>'offer')::int`;
  const rows = await db
    .select({ offer, purchase: max(services.purchaseId) })
    .from(services)
    .where(and(eq(services.kind, 'dedicated'), sql`${offer} = any(${sql.param(ids)}::int[])`))
    .groupBy(offer);
  return new Map(rows.flatMap(({ offer: id, purchase }) => (purchase === null ? [] : [[id, purchase]])));
}

/** What the form for an offer needs. @throws as `buyerOfAccount` */
export async function staffOfferForm({ db }: Place, customer: number): Promise<StaffOfferForm> {
  await buyerOfAccount(db, customer);
  const owner = (await ownersOf(db, [customer])).get(customer);
  const { dedicated } = await catalogueOf(db);
  const stock = await dsStockOf(db, dedicated);
  return {
    customer: customerOf(customer, owner),
    plans: dedicated.plans.map(({ id, isOnOrder, name, priceCents, setupFeeCents }) => ({
      id,
      name,
      price: price(priceCents),
      setup_fee: price(setupFeeCents),
      is_sold_out: !isOnOrder && ![...(stock.get(id)?.values() ?? [])].some((available) => available > 0),
    })),
  };
}

/**
 * Stores an offer and emails it to the customer; one that is open already, because a form was sent twice, stays the only
 * one. @returns its id
 * @throws as `buyerOfAccount`; FieldError for a plan that isn't on sale or a date that has passed
 */
export async function makeOffer(context: Context, asked: StaffOfferInput, createdBy: number): Promise<number> {
  const { clock, db } = context;
  const { viewer } = await buyerOfAccount(db, asked.customer);
  const plan = (await catalogueOf(db)).dedicated.plans.find(({ id }) => id === asked.plan);
  if (!plan) throw new FieldError({ plan: [texts.plan] });
  const expires = new Date(asked.expires);
  if (expires <= clock.now()) throw new FieldError({ expires: [texts.past] });
  const content = {
    accountId: asked.customer,
    planId: plan.id,
    label: asked.name === '' ? null : asked.name,
    priceCents: toCents(asked.price),
    setupFeeCents: toCents(asked.setup_fee),
    comment: asked.note === '' ? null : asked.note,
    expiresAt: expires,
  };
  return db.transaction(async (tx) => {
    await lockOpenAccount(tx, asked.customer);
    const same = await openOfferLike(tx, content, clock.now());
    if (same !== null) return same;
    const [offer] = await tx
      .insert(dsOffers)
      .values({ ...content, createdBy, createdAt: clock.now() })
      .returning();
    if (!offer) throw new Error('The offer was stored but not found.');
    await mailOffer(context, tx, await userRecipient(tx, viewer.userId, viewer.accountId), { offer, plan });
    return offer.id;
  });
}

type OfferContent = Pick<
  DsOfferRow,
  'accountId' | 'planId' | 'label' | 'priceCents' | 'setupFeeCents' | 'comment' | 'expiresAt'
>;

/** Id of an open offer that is the same in everything that the customer sees; null without one. */
async function openOfferLike(tx: Db, content: OfferContent, now: Date): Promise<number | null> {
  const { accountId, comment, expiresAt: expires, label, planId, priceCents, setupFeeCents } = content;
  const [same] = await tx
    .select({ id: dsOffers.id })
    .from(dsOffers)
    .where(
      and(
        eq(dsOffers.accountId, accountId),
        eq(dsOffers.planId, planId),
        eq(dsOffers.priceCents, priceCents),
        eq(dsOffers.setupFeeCents, setupFeeCents),
        eq(expiresAt, expires),
        label === null ? isNull(dsOffers.label) : eq(dsOffers.label, label),
        comment === null ? isNull(dsOffers.comment) : eq(dsOffers.comment, comment),
        isState.open(now),
      ),
    );
  return same?.id ?? null;
}

/** Withdraws an offer. @throws AppError 404, 409 for one that isn't open */
export async function withdrawOffer({ clock, db }: Place, id: number): Promise<void> {
  const now = clock.now();
  const withdrawn = await db
    .update(dsOffers)
    .set({ withdrawnAt: now })
    .where(and(eq(dsOffers.id, id), isState.open(now)))
    .returning({ id: dsOffers.id });
  if (withdrawn.length > 0) return;
  if ((await db.$count(dsOffers, eq(dsOffers.id, id))) === 0) throw notFound(`No offer ${id}`);
  throw new AppError({ status: 409, code: 'not_repeatable', detail: texts.cantWithdraw });
}
