import type { Context } from '../context.ts';
import type { Db } from '../db/types.ts';
import { webHostingLine } from '../modules/lines/web-hosting/line.ts';
import type { NewUser } from '../modules/new-user.ts';
import { services } from '../modules/orders/tables.ts';
import { passwordPurpose } from '../modules/provisioning/provision.ts';
import { addMonths } from '../modules/provisioning/term.ts';
import { cmsRows } from './cms.ts';
import { seedDemoPurchase } from './demo-purchase.ts';
import { phpVersionRows, vhPeriodRows, vhPlanRows } from './hosting-plans.ts';

/** Gives the demo customer a web hosting account with WordPress, on a domain that is reserved for examples (RFC 2606). */
export async function seedDemoHosting(
  tx: Db,
  { secrets }: Context,
  customer: NewUser,
  { projectId, orderedAt }: { projectId: number; orderedAt: Date },
): Promise<void> {
  const plan = vhPlanRows.find(({ isPopular }) => isPopular);
  const system = cmsRows.find(({ slug }) => slug === 'wordpress');
  const php = phpVersionRows.find(({ isDefault }) => isDefault);
  const period = vhPeriodRows.find(({ isDefault }) => isDefault);
  if (!plan || !system || !php || !period) throw new Error('The seed has no plan or system for the demo hosting.');
  const { purchaseId, pricing, total } = await seedDemoPurchase(tx, customer, {
    ref: 'pay_0DEM0000000000000000000001',
    label: webHostingLine.label,
    pricing: {
      tariff: { key: plan.slug, label: plan.name, price: plan.priceCents / 100 },
      period: { months: period.months, discountPercent: period.discountPercent },
      count: 1,
    },
    at: orderedAt,
  });
  const host = 'web1-fra1.hosting.example';
  await tx.insert(services).values({
    accountId: customer.accountId,
    purchaseId,
    projectId,
    kind: 'web_hosting',
    name: 'koch-studio',
    planId: plan.id,
    locationId: 1,
    state: 'active',
    spec: {
      domain: 'koch-studio.example',
      cms: { slug: system.slug, name: system.name, version: system.version },
      php_version: php.version,
      disk_size: plan.diskSize,
      sites: plan.sites ?? null,
      trial: 'none',
      extra_services: { one_time: [], monthly: [] },
    },
    rentMonths: period.months,
    priceCents: total.renewal.perMonth,
    pricing,
    paidCents: total.total,
    paidUntil: addMonths(orderedAt, period.months),
    host,
    hostedOn: {
      panelUrl: `https://${host}:8083`,
      ipv4: '192.0.2.9',
      ipv6: '2001:db8:80::9',
      nameservers: ['ns1.hosting.example', 'ns2.hosting.example'],
    },
    login: 'koch',
    sealedPassword: secrets.seal(passwordPurpose, 'demo-hosting-2026'),
    createdAt: orderedAt,
    activatedAt: orderedAt,
  });
}
