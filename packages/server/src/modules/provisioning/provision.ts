import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { diskImages, osTemplates } from '../catalogue/tables.ts';
import { mailReady, mailSetupFailed } from '../orders/mails.ts';
import { refundUnbuilt } from '../orders/refund.ts';
import { returnStock } from '../orders/stock.ts';
import { recipientOf } from '../orders/recipient.ts';
import { services } from '../orders/tables.ts';
import { transition } from '../orders/transition.ts';
import { BuildError, pretendHypervisor, type BuiltServer } from './hypervisor.ts';
import { endOf } from './term.ts';

type ServiceRow = typeof services.$inferSelect;

/** What the first password is sealed for. */
export const passwordPurpose = 'service-password';

/** Builds a paid service's server. Does nothing when that is done, or the service was cancelled; safe to repeat. */
export async function provisionService(context: Context, serviceId: number): Promise<void> {
  const { db, settings } = context;
  const [service] = await db.select().from(services).where(eq(services.id, serviceId));
  if (service?.state !== 'pending_setup') return;
  const hypervisor = pretendHypervisor(settings.provisionMilliseconds);
  try {
    const built = await hypervisor.build({
      serviceId,
      hostName: service.name,
      isWindows: await isWindows(context, service),
    });
    await activate(context, service, built);
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    context.log.warn({ err: error, service: serviceId }, 'Server could not be built');
    await giveUp(context, service);
  }
}

async function isWindows({ db }: Context, { spec }: ServiceRow): Promise<boolean> {
  let os = spec.os;
  if (spec.disk_image !== null) {
    const [image] = await db.select().from(diskImages).where(eq(diskImages.id, spec.disk_image));
    os = image?.osId ?? null;
  }
  if (os === null) return false;
  const [row] = await db.select().from(osTemplates).where(eq(osTemplates.id, os));
  return row?.family === 'windows';
}

async function activate(context: Context, service: ServiceRow, built: BuiltServer): Promise<void> {
  const { db, clock, secrets } = context;
  const now = clock.now();
  const { paidUntil, trialUntil } = endOf(service, now);
  await db.transaction(async (tx) => {
    const active = await transition(tx, service, 'set_up', {
      ipv4: built.ipv4,
      ipv6: built.ipv6,
      login: built.login,
      sealedPassword: secrets.seal(passwordPurpose, built.password),
      activatedAt: now,
      paidUntil,
      trialUntil,
    });
    // Another worker was faster; its password holds, ours was never used.
    if (!active) return;
    await mailReady(context, tx, await recipientOf(tx, service), {
      name: service.name,
      ipv4: built.ipv4,
      login: built.login,
    });
  });
}

async function giveUp(context: Context, service: ServiceRow): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!(await transition(tx, service, 'setup_failed', { failure: 'setup' }))) return;
    await returnStock(tx, service.planId, service.locationId, 1);
    await refundUnbuilt(tx, service);
    await mailSetupFailed(context, tx, await recipientOf(tx, service), {
      name: service.name,
      refundCents: service.paidCents,
    });
  });
}
