import type { Adopted, Adoption, AdoptionChoices } from '@hoster/contract';
import { and, asc, eq } from '../../platform/db/drizzle.ts';
import { type Db, takeTurns } from '../../platform/db/index.ts';
import type { Context } from '../../platform/index.ts';
import { FieldError, type Language } from '../../platform/http/index.ts';
import { accountMembers, emailAddresses } from '../../identity/index.ts';
import { textIn } from '../../i18n/localised.ts';
import { catalogueOf } from '../../catalogue/index.ts';
import { adoptService } from '../adopt/adopt-service.ts';
import { plansOf } from '../adopt/plans.ts';
import { serviceChanges } from './tables.ts';
import { deskTexts } from './texts.ts';

/** What the form that takes a service over chooses from. */
export async function adoptionChoices(
  context: Pick<Context, 'db' | 'serviceLines'>,
  language: Language,
): Promise<AdoptionChoices> {
  const catalogue = await catalogueOf(context.db);
  return {
    plans: plansOf(catalogue)
      .filter(({ line }) => context.serviceLines[line].adopted !== undefined)
      .map(({ line, name, slug }) => ({ id: `${line}/${slug}`, line, name })),
    locations: catalogue.locations.map(({ datacenter, id, name }) => ({
      id,
      name: `${textIn(name, language)} (${datacenter})`,
    })),
  };
}

/**
 * Takes a running service over, once for its key: nothing is charged, built or emailed.
 * @throws FieldError for an unknown customer, plan or data centre, and a term that is over
 */
export async function adopt(context: Context, { key, reason, ...asked }: Adoption, by: number): Promise<Adopted> {
  const { clock, db } = context;
  const catalogue = await catalogueOf(db);
  const plan = plansOf(catalogue).find(({ line, slug }) => `${line}/${slug}` === asked.plan);
  if (!plan || context.serviceLines[plan.line].adopted === undefined) {
    throw new FieldError({ plan: [deskTexts.plan] });
  }
  if (asked.location !== null && !catalogue.locations.some(({ id }) => id === asked.location)) {
    throw new FieldError({ location: [deskTexts.location] });
  }
  const paidUntil = new Date(`${asked.paid_until}T23:59:59Z`);
  if (paidUntil <= clock.now()) throw new FieldError({ paid_until: [deskTexts.past] });
  return db.transaction(async (tx) => {
    await takeTurns(tx, 'adoption');
    const known = and(eq(serviceChanges.kind, 'adopt'), eq(serviceChanges.key, key));
    const [made] = await tx.select({ id: serviceChanges.serviceId }).from(serviceChanges).where(known);
    if (made) return { id: made.id, left: [] };
    const accountId = await accountWith(tx, asked.email);
    if (accountId === null) throw new FieldError({ email: [deskTexts.customer] });
    const { id, left } = await adoptService(context, tx, {
      accountId,
      line: plan.line,
      planId: plan.planId,
      locationId: asked.location,
      name: asked.name,
      host: asked.host,
      login: asked.login,
      domain: asked.host,
      addresses: asked.ips,
      isSuspended: false,
      heldUntil: null,
      months: asked.rent_period,
      priceCents: Math.round(asked.price * 100),
      pricing: {
        tariff: { key: 'renewal', label: plan.name, price: asked.price },
        period: { months: asked.rent_period, discountPercent: 0 },
        count: 1,
        tax: { ratePercent: 0, reverseCharge: false },
      },
      paidUntil,
      termDay: paidUntil.getUTCDate(),
      autoRenew: true,
      startedAt: clock.now(),
      external: asked.external_id === '' ? {} : { external_id: asked.external_id },
    });
    await tx.insert(serviceChanges).values({
      serviceId: id,
      kind: 'adopt',
      key,
      asked,
      before: {},
      after: { plan: asked.plan, price: asked.price, paid_until: asked.paid_until },
      reason,
      madeBy: by,
      at: clock.now(),
    });
    return { id, left: [...left] };
  });
}

/** The account of which the owner of a confirmed address is an owner; their first one. */
async function accountWith(tx: Db, email: string): Promise<number | null> {
  const [found] = await tx
    .select({ accountId: accountMembers.accountId })
    .from(emailAddresses)
    .innerJoin(accountMembers, eq(accountMembers.userId, emailAddresses.userId))
    .where(and(eq(emailAddresses.email, email), eq(emailAddresses.verified, true), eq(accountMembers.role, 'owner')))
    .orderBy(asc(accountMembers.accountId))
    .limit(1);
  return found?.accountId ?? null;
}
