import type { ProductLine } from '@hoster/contract';
import { personAt, type PricingInput, ratioOfCents } from '@hoster/domain';
import { readDomainName } from '@hoster/domain';
import { plansOf } from '../services/index.ts';
import { taxAt, type Taxation } from '../platform/company/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Client, Company, Login, Service, Skipped } from './company/company.ts';
import type { ImportMap } from './map.ts';

/** A plan that services of a product get. */
export interface Target {
  readonly line: ProductLine;
  readonly planId: number;
  readonly name: string;
  readonly locationId: number | null;
}

/** A service that is taken over, with its price here. */
export interface PlannedService {
  readonly service: Service;
  readonly target: Target;
  readonly pricing: PricingInput;
  /** Net EUR cents a month, rounded. */
  readonly priceCents: number;
  readonly paidUntil: Date | null;
  readonly domain: string | null;
}

/** What an import will do, decided without changing anything. */
export interface Plan {
  readonly company: Company;
  readonly source: string;
  readonly map: ImportMap;
  /** Clients whose owner can sign in. */
  readonly clients: readonly { readonly client: Client; readonly owner: Login }[];
  readonly services: readonly PlannedService[];
  /** Products without a plan, with their services that run. */
  readonly unmapped: readonly { readonly product: string; readonly name: string; readonly running: number }[];
  readonly skipped: readonly Skipped[];
  readonly hints: readonly string[];
  /** EUR cents for an amount in a currency; null without a rate. */
  euroCents(cents: number, currency: string): number | null;
}

const rateScale = 100_000;

function converter({ currencies }: Company, { rates }: ImportMap): Plan['euroCents'] {
  const ofDump = new Map(currencies.map(({ code, rate }) => [code, rate]));
  const units = (text: string | undefined) => Math.round(Number(text ?? '0') * rateScale);
  return (cents, currency) => {
    if (currency === 'EUR' || cents === 0) return cents;
    const given = rates[currency];
    const [euro, other] =
      given === undefined ? [units(ofDump.get('EUR')), units(ofDump.get(currency))] : [rateScale, units(given)];
    return euro > 0 && other > 0 ? ratioOfCents(cents, euro, other) : null;
  };
}

/** Decides what becomes of everything of a company. @param now decides the tax */
export function planImport(company: Company, map: ImportMap, catalogue: Catalogue, now: Date): Plan {
  const euroCents = converter(company, map);
  const skipped: Skipped[] = [...company.skipped];
  const hints: string[] = [...company.hints];
  const owners = new Map(
    company.logins.flatMap((login) =>
      login.memberships.flatMap(({ client, role }) => (role === 'owner' ? [[client, login] as const] : [])),
    ),
  );
  const clients = company.clients.flatMap((client) => {
    const owner = owners.get(client.id);
    if (owner) return [{ client, owner }];
    const why = `“${client.email}” isn’t an email address. Name another one in the map: "emails": {"${client.id}": "…"}`;
    skipped.push({ kind: 'client', id: client.id, why });
    return [];
  });
  const imported = new Map(clients.map(({ client }) => [client.id, client]));
  const targets = targetsOf(map, catalogue, hints);
  const services: PlannedService[] = [];
  for (const service of company.services) {
    const client = imported.get(service.client);
    const target = targets.get(service.product);
    const about = { company, euroCents, hints, map, now, target, taxation: catalogue.taxation };
    const planned = client && planService(service, { client, ...about });
    if (!client) skipped.push({ kind: 'service', id: service.id, why: 'its client isn’t imported' });
    else if (typeof planned === 'string') skipped.push({ kind: 'service', id: service.id, why: planned });
    else if (planned) services.push(planned);
  }
  const debtors = new Set(company.invoices.flatMap((one) => (one.openCents === 0 ? [] : [one.client])));
  for (const client of imported.values()) hintsAbout(client, debtors, hints, euroCents);
  return {
    company,
    source: map.source ?? company.source,
    map,
    clients,
    services,
    unmapped: unmappedOf(company, map),
    skipped,
    hints,
    euroCents,
  };
}

function targetsOf(map: ImportMap, catalogue: Catalogue, hints: string[]): Map<string, Target> {
  const plans = plansOf(catalogue);
  return new Map(
    Object.entries(map.products).flatMap(([product, value]) => {
      if (value === null) return [];
      const [, line = '', slug = '', place] = /^([a-z_]+)\/([^@]+)(?:@(.+))?$/.exec(value) ?? [];
      const plan = plans.find((one) => one.line === line && one.slug === slug);
      const location =
        place === undefined ? null : catalogue.locations.find((one) => one.slug === place || one.datacenter === place);
      if (!plan || location === undefined) {
        hints.push(
          `The map names “${value}” for product ${product}, which isn’t ${plan ? 'in a known data centre' : 'a plan'}.`,
        );
        return [];
      }
      return [
        [product, { line: plan.line, planId: plan.planId, name: plan.name, locationId: location?.id ?? null }] as const,
      ];
    }),
  );
}

interface About {
  readonly client: Client;
  readonly company: Company;
  readonly target: Target | undefined;
  readonly map: ImportMap;
  readonly now: Date;
  readonly hints: string[];
  readonly euroCents: Plan['euroCents'];
  readonly taxation: Taxation;
}

/** @returns why it isn't taken over */
function planService(service: Service, about: About): PlannedService | string {
  const { euroCents, hints, map, now, target } = about;
  const { addons, domain, due, endReason, id, invoicedUntil, months, name, priceCents, status, statusName } = service;
  if (status === 'ended' || status === 'pending') return `its status is “${statusName}”: it stays a note`;
  if (priceCents < 0) return 'its price is below zero';
  if (map.products[service.product] === null)
    return `the map leaves out its product ${service.product} (${service.productName})`;
  if (!target) return `its product ${service.product} (${service.productName}) has no plan`;
  const active = addons.filter((addon) => addon.isActive && addon.cents > 0);
  for (const addon of active.filter((one) => one.months !== null && one.months !== months)) {
    hints.push(
      `Service ${id} (${name}): “${addon.name}” is charged for other terms than the service, and isn’t renewed with it.`,
    );
  }
  if (months !== null && due === null) return 'it has no next due date';
  const parts = [
    { key: 'renewal', label: target.name, cents: months === null ? 0 : priceCents },
    ...active
      .filter((addon) => addon.months !== null && addon.months === months)
      .map((addon) => ({ key: `addon ${addon.id}`, label: addon.name, cents: addon.cents })),
  ];
  const net = parts.map((part) => {
    const euros = euroCents(part.cents, service.currency);
    return euros === null ? null : { ...part, cents: netOf(euros, about) };
  });
  const known = net.filter((part) => part !== null);
  if (known.length < net.length) return `there’s no rate for ${service.currency}: name it in the map as "rates"`;
  const total = known.reduce((sum, { cents }) => sum + cents, 0);
  return {
    service,
    target,
    pricing: pricingOf(known, months ?? 1),
    priceCents: Math.round(total / (months ?? 1)),
    paidUntil: invoicedUntil ?? (endReason === null || due === null || due > now ? due : now),
    domain: readDomainName(domain),
  };
}

/** Net price of one that includes the tax that its payer has here. */
function netOf(cents: number, { client, company, now, taxation }: About): number {
  if (!company.isTaxIncluded) return cents;
  const { rate_percent: rate } = taxAt(taxation, now, client.country || null, personAt(client.zipCode));
  return ratioOfCents(cents, 10_000, Math.round((100 + rate) * 100));
}

/** Prices of a term, to the cent: one that isn't a whole number of cents a month is charged as a whole. */
function pricingOf(
  [tariff, ...addons]: readonly { readonly key: string; readonly label: string; readonly cents: number }[],
  months: number,
): PricingInput {
  const isWhole = [tariff, ...addons].every((part) => part !== undefined && part.cents % months === 0);
  const divisor = isWhole ? months : 1;
  return {
    tariff: { key: tariff?.key ?? '', label: tariff?.label ?? '', price: (tariff?.cents ?? 0) / divisor / 100 },
    extras: addons.map(({ cents, key, label }) => ({
      key,
      label,
      price: cents / divisor / 100,
      units: 1,
      once: false,
    })),
    period: { months: isWhole ? months : 1, discountPercent: 0 },
    count: 1,
    tax: { ratePercent: 0, reverseCharge: false },
  };
}

function unmappedOf({ products, services }: Company, map: ImportMap): Plan['unmapped'] {
  const running = services.filter(({ status }) => status === 'active' || status === 'suspended');
  const byProduct = Map.groupBy(running, ({ product }) => product);
  return [...byProduct].flatMap(([product, list]) => {
    if (map.products[product] !== undefined) return [];
    const name = products.find(({ id }) => id === product)?.name ?? list[0]?.productName ?? '';
    return [{ product, name, running: list.length }];
  });
}

function hintsAbout(client: Client, debtors: ReadonlySet<string>, hints: string[], euroCents: Plan['euroCents']): void {
  const { company, creditCents, creditLogCents, currency, email, firstName, id, isTaxExempt, lastName, vatId } = client;
  const who = `Client ${id} (${company || `${firstName} ${lastName}`.trim() || email})`;
  if (creditLogCents !== null && creditLogCents !== creditCents) {
    const drift = spoken(creditCents - creditLogCents, currency);
    hints.push(
      `${who}: the balance of ${spoken(creditCents, currency)} differs from its log by ${drift}. The balance is taken.`,
    );
  }
  if (isTaxExempt && vatId === '')
    hints.push(`${who} paid no tax and has no VAT ID. Here, tax follows from country and VAT ID.`);
  if (euroCents(creditCents, currency) === null) {
    hints.push(
      `${who}: there’s no rate for ${currency}, so the balance isn’t imported. Name it in the map as "rates".`,
    );
  }
  if (client.status.toLowerCase() !== 'active' && debtors.has(id)) {
    hints.push(`${who} is ${client.status.toLowerCase()} and has open invoices.`);
  }
}

/** `12.50 USD`. */
export const spoken = (cents: number, currency: string): string => `${(cents / 100).toFixed(2)} ${currency}`;
