import { and, asc, eq } from 'drizzle-orm';
import type { ServiceAccess, ServiceDetails } from '@hoster/contract';
import { isRunning, toLedger } from '@hoster/domain';
import type { Context } from '../../context.ts';
import { notFound } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import { catalogueOf, type Catalogue } from '../catalogue/load.ts';
import { presentRenewal } from '../life/present.ts';
import { payments } from '../payments/tables.ts';
import { passwordPurpose } from '../provisioning/provision.ts';
import { presentLine } from './lines.ts';
import { presentService } from './services-list.ts';
import { projects, purchaseLines, purchases, services, type ServiceRow } from './tables.ts';

const failures = {
  setup: {
    en: 'We couldn’t create this server. Your payment is back on your balance.',
    ru: 'Не удалось создать сервер. Деньги вернулись на баланс.',
  },
  unpaid: {
    en: 'We deleted this service with all its data because it wasn’t paid for.',
    ru: 'Мы удалили эту услугу вместе с данными: она не была оплачена.',
  },
};

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
    .select({ service: services, project: projects, purchase: purchases, paymentRef: payments.ref })
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
  const { spec } = service;
  return {
    ...presentService(service, catalogue, language),
    created: service.createdAt.toISOString(),
    project: { id: project.id, name: project.name },
    rent_period: service.rentMonths,
    ...softwareOf(service, catalogue, language),
    configuration: {
      cpu_count: spec.cpu_count,
      ram_size: spec.ram_size,
      disk_size: spec.disk_size,
      frequency: spec.frequency,
    },
    base_administration: spec.base_administration,
    trial: spec.trial,
    comment: purchase?.comment ?? '',
    access: accessOf(context, service),
    status_reason: service.failure === null ? null : failures[service.failure][language],
    lines: lines.map((line) => presentLine(line, currency, language)),
    total: toLedger(purchase?.totalCurrencyCents ?? 0, currency),
    renewal: await presentRenewal(context, service),
    payment_object_ref: row.paymentRef,
  };
}

function softwareOf({ spec }: ServiceRow, catalogue: Catalogue, language: Language) {
  const image = catalogue.diskImages.find(({ id }) => id === spec.disk_image);
  const os = catalogue.os.find(({ id }) => id === (image ? image.osId : spec.os));
  const panel = catalogue.panels.find(({ id }) => id === spec.control_panel);
  return {
    os: os ? `${os.name} ${os.version}` : null,
    control_panel: panel ? [panel.name, panel.edition].filter(Boolean).join(' ') : null,
    disk_image: image?.name[language] ?? null,
    iso_url: spec.iso_url ?? null,
  };
}

function accessOf({ secrets }: Context, service: ServiceRow): ServiceAccess {
  const runs = isRunning(service.state);
  return {
    address: runs ? service.ipv4 : null,
    ipv6: runs ? service.ipv6 : null,
    // Remote Desktop or SSH.
    port: runs && service.login !== null ? (service.login === 'Administrator' ? 3389 : 22) : null,
    login: runs ? service.login : null,
    password: runs && service.sealedPassword !== null ? secrets.open(passwordPurpose, service.sealedPassword) : null,
    // Nothing is put into a customer's own image.
    ssh_keys: runs && service.login !== null ? service.spec.ssh_keys.map(({ title }) => title) : [],
    panel_url: null,
  };
}
