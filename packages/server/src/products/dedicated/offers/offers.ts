import { and, eq, isNull, sql } from '../../../platform/db/drizzle.ts';
import type { DsOffer, DsTariff } from '@hoster/contract';
import type { Db } from '../../../platform/db/index.ts';
import type { Language } from '../../../platform/http/index.ts';
import { type DsCatalogue, price } from '../../../catalogue/index.ts';
import { drivesOf, frontOf } from '../configuration.ts';
import { volumeName } from '../names.ts';
import { dsOffers, type DsOfferRow } from './tables.ts';

/** Offers that staff have prepared for an account. */
export async function offersOf(db: Db, accountId: number): Promise<DsOfferRow[]> {
  return db.select().from(dsOffers).where(eq(dsOffers.accountId, accountId));
}

/** The offer with this id; undefined for another account's, and for one that has expired or is withdrawn. */
export const offerOf = (offers: readonly DsOfferRow[], id: number | undefined, now: Date): DsOfferRow | undefined =>
  offers.find((row) => row.id === id && row.withdrawnAt === null && row.expiresAt > now);

/** Where an offer is ordered, without language prefix. */
export const offerPath = (slug: string, id: number): string => `/dedicated-servers/${slug}/?custom_tariff_id=${id}`;

/** Marks an offer as ordered, by the order that is being placed. @returns false when another order was faster, or staff */
export async function claimOffer(tx: Db, id: number): Promise<boolean> {
  const used = await tx
    .update(dsOffers)
    .set({ usedAt: sql`now()` })
    .where(and(eq(dsOffers.id, id), isNull(dsOffers.usedAt), isNull(dsOffers.withdrawnAt)))
    .returning({ id: dsOffers.id });
  return used.length > 0;
}

/** Makes an offer available again after its order came to nothing. */
export async function returnOffer(tx: Db, id: number): Promise<void> {
  await tx.update(dsOffers).set({ usedAt: null }).where(eq(dsOffers.id, id));
}

function stateForOwner({ expiresAt, usedAt, withdrawnAt }: DsOfferRow, now: Date): DsOffer['state'] {
  if (usedAt !== null) return 'ordered';
  if (withdrawnAt !== null) return 'withdrawn';
  return expiresAt > now ? 'open' : 'expired';
}

/** The offers of an account as its owner sees them, newest first. */
export const presentOffers = (offers: readonly DsOfferRow[], { plans }: DsCatalogue, now: Date): DsOffer[] =>
  offers
    .toSorted((a, b) => b.id - a.id)
    .flatMap((offer) => {
      const { comment, expiresAt, id, label, planId, priceCents, setupFeeCents } = offer;
      const plan = plans.find((row) => row.id === planId);
      if (!plan) return [];
      return {
        id,
        name: label ?? plan.name,
        url: offerPath(plan.slug, id),
        price: price(priceCents),
        setup_fee: price(setupFeeCents),
        comment,
        expires: expiresAt.toISOString(),
        state: stateForOwner(offer, now),
      };
    });

/** The plan of an offer: with the offer's name, price, RAM and drives, and no configuration options. */
export function offeredTariff(tariff: DsTariff, offer: DsOfferRow, parts: DsCatalogue, language: Language): DsTariff {
  const { configuration: chosen } = offer;
  const ram = parts.kits.find(({ id }) => id === chosen?.memory)?.gigabytes;
  const disks = drivesOf(chosen?.disks ?? [], parts).map(({ drive: { type, volume }, count }) => ({
    type,
    name: `${volumeName(volume, language)} ${type}`,
    volume,
    count,
  }));
  const plan = parts.plans.find(({ id }) => id === offer.planId);
  return {
    ...tariff,
    name: offer.label ?? tariff.name,
    price: price(offer.priceCents),
    old_price: null,
    setup_fee: price(offer.setupFeeCents),
    memory_with_units: { ...tariff.memory_with_units, value: ram ?? tariff.memory_with_units.value },
    disks: disks.length > 0 ? disks : tariff.disks,
    front: plan && chosen && disks.length > 0 ? frontOf(plan, chosen.disks, parts) : tariff.front,
    is_configurable: false,
  };
}
