import { and, asc, eq } from '../../db/drizzle.ts';
import type { ServiceAccess, ServiceDetails } from '@hoster/contract';
import { isRunning, toLedger } from '@hoster/domain';
import type { Context } from '../../context.ts';
import { notFound } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import { catalogueOf } from '../catalogue/load.ts';
import { presentRenewal, renewalFailure } from '../life/present.ts';
import { productLines } from '../lines/list.ts';
import { payments } from '../payments/tables.ts';
import { passwordPurpose } from '../provisioning/provision.ts';
import { presentUpgradeOf } from '../upgrades/present.ts';
import { presentLine } from './lines.ts';
import { refundedWords } from './refunded-words.ts';
import { presentService } from './services-list.ts';
import { projects, purchaseLines, purchases, services, type ServiceRow } from './tables.ts';

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
  const lines = purchase
    ? await db
        .select()
        .from(purchaseLines)
        .where(eq(purchaseLines.purchaseId, purchase.id))
        .orderBy(asc(purchaseLines.position))
    : [];
  const currency = purchase?.currency ?? 'EUR';
  const line = productLines[service.kind];
  const { port, ssh_keys, panel_url, ...details } = await line.details(context, catalogue, service, language);
  return {
    ...presentService(service, catalogue, language),
    created: service.createdAt.toISOString(),
    project: { id: project.id, name: project.name },
    rent_period: service.rentMonths,
    ...details,
    trial: service.spec.trial,
    comment: purchase?.comment ?? '',
    access: { ...accessOf(context, service), port, ssh_keys, panel_url },
    status_reason:
      service.failure === null
        ? (paymentFailure(row, language) ??
          (await refundedWords(context, service, language)) ??
          (await renewalFailure(context, service, language)))
        : { setup: line.words[language].setupReason, unpaid: line.words[language].deletedReason }[service.failure],
    lines: lines.map((line) => presentLine(line, currency, language)),
    total: toLedger(purchase?.totalCurrencyCents ?? 0, currency),
    renewal: await presentRenewal(context, service),
    upgrade: await presentUpgradeOf(context, catalogue, service, language),
    payment_object_ref: row.paymentRef,
  };
}

const paymentFailed = {
  en: 'The payment didn’t go through. Try again or choose another payment method.',
  ru: 'Оплата не прошла. Попробуйте ещё раз или выберите другой способ оплаты.',
};

/** Why an ordered service still isn't paid for; null where the customer hasn't tried. */
const paymentFailure = (
  { service, paymentStatus }: { service: ServiceRow; paymentStatus: string | null },
  language: Language,
): string | null =>
  service.state === 'awaiting_payment' && paymentStatus === 'failed' ? paymentFailed[language] : null;

function accessOf({ secrets }: Context, service: ServiceRow): Omit<ServiceAccess, 'port' | 'ssh_keys' | 'panel_url'> {
  const runs = isRunning(service.state);
  return {
    address: runs ? (service.ipv4 ?? service.host) : null,
    ipv6: runs ? service.ipv6 : null,
    login: runs ? service.login : null,
    password: runs && service.sealedPassword !== null ? secrets.open(passwordPurpose, service.sealedPassword) : null,
  };
}
