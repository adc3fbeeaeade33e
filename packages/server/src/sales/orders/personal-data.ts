import { defineMessage } from '@formatjs/intl';
import { and, asc, eq, inArray, notInArray, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Obstacle, PersonalData } from '../../platform/index.ts';
import {
  orderDrafts,
  projects,
  purchaseConsents,
  services,
  sshKeys,
  staffOrders,
  trialRefusals,
  trialSigns,
} from './tables.ts';
import { addressesOf, writtenAddress } from '../../catalogue/index.ts';
import { idempotencyKeys, purchaseLines, purchases } from '../../billing/index.ts';

const running: Obstacle = {
  code: 'active_services',
  message: defineMessage({
    id: 'sales.deletion.running',
    defaultMessage: 'You still have services. Cancel them or wait until they end.',
  }),
};

/** Orders and services. Orders and payments are kept for bookkeeping, without the customer's texts and keys. */
export const ordersPersonalData: PersonalData = {
  copy: async (db, { accountId, userId }) => ({
    projects: await db.select({ name: projects.name }).from(projects).where(eq(projects.accountId, accountId)),
    orders: await db
      .select({
        id: purchases.id,
        created: purchases.createdAt,
        total_eur_cents: purchases.totalCents,
        currency: purchases.currency,
        total_currency_cents: purchases.totalCurrencyCents,
        months: purchases.rentMonths,
        tax: purchases.tax,
        promo_code: purchases.promoCode,
        comment: purchases.comment,
        attribution: purchases.attribution,
        terms_version: purchaseConsents.termsVersion,
        note_from_staff: staffOrders.note,
        terms_accepted: purchaseConsents.acceptedAt,
        terms_accepted_from_ip: purchaseConsents.ip,
      })
      .from(purchases)
      .leftJoin(staffOrders, eq(staffOrders.purchaseId, purchases.id))
      .leftJoin(purchaseConsents, eq(purchaseConsents.purchaseId, purchases.id))
      .where(eq(purchases.accountId, accountId))
      .orderBy(asc(purchases.id)),
    order_lines: await db
      .select({
        order: purchaseLines.purchaseId,
        kind: purchaseLines.kind,
        label: purchaseLines.label,
        count: purchaseLines.count,
        months: purchaseLines.months,
        amount_eur_cents: purchaseLines.amountCents,
      })
      .from(purchaseLines)
      .innerJoin(purchases, eq(purchases.id, purchaseLines.purchaseId))
      .where(eq(purchases.accountId, accountId))
      .orderBy(asc(purchaseLines.purchaseId), asc(purchaseLines.position)),
    services: await servicesOf(db, accountId),
    order_drafts: await db
      .select({ line: orderDrafts.line, content: orderDrafts.content, expires: orderDrafts.expiresAt })
      .from(orderDrafts)
      .where(eq(orderDrafts.accountId, accountId)),
    trial_signs: await db
      .select({ order: trialSigns.purchaseId, kind: trialSigns.kind, created: trialSigns.createdAt })
      .from(trialSigns)
      .innerJoin(purchases, eq(purchases.id, trialSigns.purchaseId))
      .where(eq(purchases.accountId, accountId))
      .orderBy(asc(trialSigns.purchaseId), asc(trialSigns.kind)),
    refused_trials: await db
      .select({ at: trialRefusals.createdAt })
      .from(trialRefusals)
      .where(eq(trialRefusals.accountId, accountId)),
    ssh_keys: await db
      .select({ title: sshKeys.title, key: sshKeys.key, fingerprint: sshKeys.fingerprint, created: sshKeys.createdAt })
      .from(sshKeys)
      .where(eq(sshKeys.userId, userId))
      .orderBy(asc(sshKeys.id)),
  }),
  obstacles: async (db, { accountId }) => {
    const over = ['canceled', 'awaiting_payment'] as const;
    const left = await db
      .select({ id: services.id })
      .from(services)
      .where(and(eq(services.accountId, accountId), notInArray(services.state, [...over])))
      .limit(1);
    return left.length > 0 ? [running] : [];
  },
  erase: async (tx, { accountId, userId }) => {
    await tx.delete(sshKeys).where(eq(sshKeys.userId, userId));
    const own = tx.select({ id: purchases.id }).from(purchases).where(eq(purchases.accountId, accountId));
    await tx.update(staffOrders).set({ note: '', reason: '' }).where(inArray(staffOrders.purchaseId, own));
    await tx.delete(trialSigns).where(inArray(trialSigns.purchaseId, own));
    await tx.delete(trialRefusals).where(eq(trialRefusals.accountId, accountId));
    await tx.delete(orderDrafts).where(eq(orderDrafts.accountId, accountId));
    await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.accountId, accountId));
    await tx.update(purchases).set({ comment: '', attribution: {} }).where(eq(purchases.accountId, accountId));
    await tx.update(purchaseConsents).set({ ip: '', userAgent: '' }).where(eq(purchaseConsents.userId, userId));
    await tx
      .update(services)
      .set({
        login: null,
        sealedPassword: null,
        sealedProfiles: null,
        sealedConsole: null,
        host: null,
        hostedOn: null,
        hostKeys: [],
        // Only servers have keys, only web hosting a domain, and only dedicated servers survey answers about their
        // purpose.
        spec: sql`jsonb_set(jsonb_set(jsonb_set(${services.spec}, '{ssh_keys}', '[]', false), '{domain}', 'null', false), '{survey}', 'null', false)`,
      })
      .where(eq(services.accountId, accountId));
  },
};

async function servicesOf(db: Db, accountId: number) {
  const rows = await db
    .select({
      id: services.id,
      order: services.purchaseId,
      kind: services.kind,
      name: services.name,
      state: services.state,
      configuration: services.spec,
      host: services.host,
      hosted_on: services.hostedOn,
      login: services.login,
      host_keys: services.hostKeys,
      paid_until: services.paidUntil,
      auto_renew: services.autoRenew,
      smaller_plan_from: services.nextFrom,
      created: services.createdAt,
    })
    .from(services)
    .where(eq(services.accountId, accountId))
    .orderBy(asc(services.id));
  const given = await addressesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, addresses: (given.get(row.id) ?? []).map(writtenAddress) }));
}
