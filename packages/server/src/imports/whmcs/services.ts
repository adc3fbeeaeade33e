import type { Addon, Domain, Service, ServiceStatus } from '../company/company.ts';
import type { Row } from '../company/rows.ts';
import type { Whmcs } from './load.ts';

const cycles: Readonly<Record<string, number>> = {
  monthly: 1,
  quarterly: 3,
  semiannually: 6,
  annually: 12,
  biennially: 24,
  triennially: 36,
};

/** Months of a billing cycle; null for one that doesn't recur. */
export const monthsOf = (cycle: string): number | null => cycles[cycle.toLowerCase().replaceAll(/[^a-z]/g, '')] ?? null;

const statuses: Readonly<Record<string, ServiceStatus>> = {
  active: 'active',
  suspended: 'suspended',
  pending: 'pending',
};

/** Services of all clients. */
export function servicesOf(whmcs: Whmcs, codeOf: (client: string) => string): Service[] {
  const { rows } = whmcs;
  const products = new Map(rows('products').map((row) => [row.raw('id'), row.line('name')]));
  const servers = new Map(rows('servers').map((row) => [row.raw('id'), row.line('hostname') || row.line('name')]));
  const ends = new Map(
    rows('cancelrequests').map((row) => [row.raw('relid'), row.text('reason') || row.raw('type') || 'Cancelled']),
  );
  const addons = addonsByService(whmcs);
  const discounts = recurringDiscounts(whmcs);
  return rows('hosting').map((row) => {
    const id = row.raw('id');
    const due = row.date('nextduedate');
    const invoiced = row.date('nextinvoicedate');
    const name = products.get(row.raw('packageid')) ?? '';
    const statusName = row.raw('domainstatus');
    const isHeld = row.is('overideautosuspend');
    return {
      id,
      client: row.raw('userid'),
      product: row.raw('packageid'),
      productName: name,
      name: row.line('domain') || name || `Service ${id}`,
      domain: row.line('domain').toLowerCase(),
      currency: codeOf(row.raw('userid')),
      listCents: row.cents('amount'),
      priceCents: row.cents('amount') + (row.id('promoid') === null ? 0 : (discounts.get(id) ?? 0)),
      months: monthsOf(row.raw('billingcycle')),
      addons: addons.get(id) ?? [],
      due,
      invoicedUntil: due !== null && invoiced !== null && invoiced > due ? invoiced : null,
      status: statuses[statusName.toLowerCase()] ?? 'ended',
      statusName,
      startedAt: row.date('regdate'),
      login: row.line('username'),
      server: servers.get(row.raw('server')) ?? '',
      addresses: [row.raw('dedicatedip'), ...row.raw('assignedips').split(/[\s,;]+/)].filter(Boolean),
      endReason: ends.get(id) ?? null,
      heldUntil: isHeld ? row.date('overidesuspenduntil') : null,
      notes: [row.text('notes'), row.line('suspendreason')].filter(Boolean).join('\n'),
    };
  });
}

function addonsByService({ rows }: Whmcs): Map<string, Addon[]> {
  const names = new Map(rows('addons').map((row) => [row.raw('id'), row.line('name')]));
  const byService = Map.groupBy(rows('hostingaddons'), (row) => row.raw('hostingid'));
  return new Map([...byService].map(([id, list]) => [id, list.map((row) => addonOf(row, names))]));
}

const addonOf = (row: Row, names: ReadonlyMap<string, string>): Addon => ({
  id: row.raw('id'),
  name: row.line('name') || names.get(row.raw('addonid')) || `Addon ${row.raw('id')}`,
  cents: row.cents('recurring'),
  months: monthsOf(row.raw('billingcycle')),
  isActive: row.raw('status').toLowerCase() === 'active',
});

/**
 * What a promotion without an end takes off each term, by service: the line of its latest invoice, because the amount of
 * the service is that before the discount. Negative.
 */
function recurringDiscounts({ rows }: Whmcs): Map<string, number> {
  const endless = new Set(
    rows('promotions')
      .filter((row) => row.is('recurring') && row.id('recurfor') === null)
      .map((row) => row.raw('id')),
  );
  const promoOf = new Map(rows('hosting').map((row) => [row.raw('id'), row.raw('promoid')]));
  const cancelled = new Set(
    rows('invoices')
      .filter((row) => row.raw('status').toLowerCase() === 'cancelled')
      .map((row) => row.raw('id')),
  );
  const latest = new Map<string, { invoice: number; cents: number }>();
  for (const row of rows('invoiceitems')) {
    const service = row.raw('relid');
    const isOf = row.raw('type') === 'Hosting' || row.raw('type') === 'PromoHosting';
    if (!isOf || cancelled.has(row.raw('invoiceid'))) continue;
    const invoice = Number(row.raw('invoiceid'));
    const cents = row.raw('type') === 'PromoHosting' ? row.cents('amount') : 0;
    const known = latest.get(service);
    if (!known || known.invoice < invoice) latest.set(service, { invoice, cents });
    else if (known.invoice === invoice) known.cents += cents;
  }
  return new Map(
    [...latest].flatMap(([service, { cents }]) => (endless.has(promoOf.get(service) ?? '') ? [[service, cents]] : [])),
  );
}

/** Domains, which aren't tied to services. */
export function domainsOf({ rows }: Whmcs): Domain[] {
  return rows('domains').map((row) => ({
    id: row.raw('id'),
    client: row.raw('userid'),
    name: row.line('domain'),
    status: row.raw('status'),
    isActive: row.raw('status').toLowerCase() === 'active',
    registrar: row.line('registrar'),
    years: Math.max(1, Number(row.raw('registrationperiod')) || 1),
    cents: row.cents('recurringamount'),
    expires: row.date('expirydate'),
    due: row.date('nextduedate'),
    renews: !row.is('donotrenew'),
  }));
}
