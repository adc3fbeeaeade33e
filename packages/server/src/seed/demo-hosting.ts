import type { Context, NewUser } from '../platform/index.ts';
import type { Db } from '../platform/db/index.ts';
import { type VhSpec, webHostingLine } from '../products/index.ts';
import { services } from '../sales/index.ts';
import { addMonths, passwordPurpose } from '../services/index.ts';
import { cmsRows } from './cms.ts';
import { seedDemoPurchase } from './demo-purchase.ts';
import { phpVersionRows, vhPeriodRows, vhPlanRows } from './hosting-plans.ts';

/**
 * Adds a web hosting account with WordPress to the demo customer, on a domain that is reserved for examples (RFC 2606).
 */
export async function seedDemoHosting(
  tx: Db,
  context: Context,
  customer: NewUser,
  { projectId, orderedAt }: { projectId: number; orderedAt: Date },
): Promise<void> {
  const plan = vhPlanRows.find(({ isPopular }) => isPopular);
  const system = cmsRows.find(({ slug }) => slug === 'wordpress');
  const php = phpVersionRows.find(({ isDefault }) => isDefault);
  const period = vhPeriodRows.find(({ months }) => months === 12);
  if (!plan || !system || !php || !period) throw new Error('The seed has no plan or system for the demo hosting.');
  const { purchaseId, pricing, total } = await seedDemoPurchase(tx, context, customer, {
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
  const spec: VhSpec = {
    domain: 'koch-studio.example',
    cms: { slug: system.slug, name: system.name, version: system.version },
    php_version: php.version,
    disk_size: plan.diskSize,
    sites: plan.sites ?? null,
    trial: 'none',
    extra_services: { one_time: [], monthly: [] },
  };
  await tx.insert(services).values({
    accountId: customer.accountId,
    purchaseId,
    projectId,
    kind: 'web_hosting',
    name: 'koch-studio',
    planId: plan.id,
    locationId: 1,
    state: 'active',
    spec,
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
    sealedPassword: context.secrets.seal(passwordPurpose, 'demo-hosting-2026'),
    createdAt: orderedAt,
    activatedAt: orderedAt,
  });
}
