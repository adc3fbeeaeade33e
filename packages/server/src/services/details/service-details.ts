import { defineMessage } from '@formatjs/intl';
import { translate } from '../../i18n/translate.ts';
import { and, asc, eq } from '../../platform/db/drizzle.ts';
import type { ServiceAccess, ServiceDetails } from '@hoster/contract';
import { isRunning, toLedger } from '@hoster/domain';
import type { Context } from '../../platform/index.ts';
import { type Language, notFound } from '../../platform/http/index.ts';
import { addressesOfService, asConfigured, catalogueOf, type GivenAddress, mainOf } from '../../catalogue/index.ts';
import { holdOf } from '../lifecycle/due-step.ts';
import { presentRenewal } from '../lifecycle/present.ts';
import { suspensionOf, unpaidReason } from '../lifecycle/unpaid-reason.ts';
import { payments, presentLine, purchaseLines, purchases } from '../../billing/index.ts';
import { passwordPurpose } from '../provisioning/password-purpose.ts';
import { presentOperations } from '../operations/present.ts';
import { presentUsage } from '../usage/present.ts';
import { presentUpgradeOf } from '../upgrades/present.ts';
import { refundedWords } from '../cancel/refund.ts';
import { presentService } from './services-list.ts';
import { projects, type ServiceRow, services } from '../../sales/index.ts';

/**
 * Service of an account with its login details and order lines.
 * @throws AppError 404 when the account has no such service
 */
export async function serviceDetails(
  context: Context,
  accountId: number,
  id: number,
  language: Language,
): Promise<ServiceDetails> {
  const { db } = context;
  const [row] = await db
    .select({
      service: services,
      project: projects,
      purchase: purchases,
      paymentRef: payments.ref,
      paymentStatus: payments.status,
    })
    .from(services)
    .innerJoin(projects, eq(projects.id, services.projectId))
    .leftJoin(purchases, eq(purchases.id, services.purchaseId))
    .leftJoin(payments, eq(payments.purchaseId, services.purchaseId))
    .where(and(eq(services.id, id), eq(services.accountId, accountId)));
  if (!row) throw notFound(`No service ${id} of account ${accountId}`);
  const { service, project, purchase } = row;
  const catalogue = await catalogueOf(db);
  const given = await addressesOfService(db, id);
  const lines = purchase
    ? await db
        .select()
        .from(purchaseLines)
        .where(eq(purchaseLines.purchaseId, purchase.id))
        .orderBy(asc(purchaseLines.position))
    : [];
  const currency = purchase?.currency ?? 'EUR';
  const line = context.serviceLines[service.kind];
  const { port, ssh_keys, panel_url, ...details } = await line.details(context, catalogue, service, language);
  return {
    ...presentService(context, { service, project, given }, catalogue, language),
    addresses: service.activatedAt === null || service.state === 'canceled' ? [] : given.map(presentAddress),
    created: service.createdAt.toISOString(),
    rent_period: service.rentMonths,
    ...details,
    trial: service.spec.trial,
    comment: purchase?.comment ?? '',
    access: { ...accessOf(context, service, given), port, ssh_keys, panel_url },
    status_reason:
      service.failure === null
        ? (paymentFailure(row, language) ??
          (await refundedWords(context, service, language)) ??
          (await unpaidReason(context, service, language)))
        : translate(language, line.words[service.failure === 'setup' ? 'setupReason' : 'deletedReason']),
    suspension: suspensionOf(service),
    held_until: holdOf(service, context.clock.now())?.toISOString() ?? null,
    lines: lines.map((line) => presentLine(line, currency, language)),
    total: toLedger(purchase?.totalCurrencyCents ?? 0, currency),
    renewal: await presentRenewal(context, service),
    upgrade: await presentUpgradeOf(context, catalogue, service, language),
    operations: await presentOperations(context, catalogue, service, given, language),
    usage: await presentUsage(context, catalogue, service),
    payment_object_ref: row.paymentRef,
  };
}

function presentAddress(one: GivenAddress): ServiceDetails['addresses'][number] {
  const { family: _, ...address } = asConfigured(one);
  return address;
}

const paymentFailed = defineMessage({
  id: 'services.payment-failed',
  defaultMessage: 'The payment didn’t go through. Try again or choose another payment method.',
  description: 'Page of an ordered service',
});

/** Reason why an ordered service still isn't paid for; null if the customer hasn't tried. */
const paymentFailure = (
  { service, paymentStatus }: { service: ServiceRow; paymentStatus: string | null },
  language: Language,
): string | null =>
  service.state === 'awaiting_payment' && paymentStatus === 'failed' ? translate(language, paymentFailed) : null;

function accessOf(
  { secrets }: Context,
  service: ServiceRow,
  given: readonly GivenAddress[],
): Omit<ServiceAccess, 'port' | 'ssh_keys' | 'panel_url'> {
  const runs = isRunning(service.state);
  return {
    address: runs ? (mainOf(given, 4) ?? service.host) : null,
    ipv6: runs ? mainOf(given, 6) : null,
    login: runs ? service.login : null,
    host_keys: runs ? [...service.hostKeys] : [],
    password: runs && service.sealedPassword !== null ? secrets.open(passwordPurpose, service.sealedPassword) : null,
  };
}
