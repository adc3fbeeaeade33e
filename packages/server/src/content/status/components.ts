import { defineMessages } from '@formatjs/intl';
import { translations, type Message } from '../../i18n/translate.ts';
import type { ProductLine, StatusGroupKey, StatusSystem } from '@hoster/contract';
import { asc } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { locations, vpnNodes } from '../../catalogue/index.ts';
import type { Localised } from '../../i18n/localised.ts';

/** A part of the status page. */
export interface Component {
  readonly key: string;
  readonly group: StatusGroupKey;
  readonly name: Localised;
  /** Slug of its datacenter. */
  readonly place: string | null;
}

/** Names of the groups, in the order in which they're shown. */
export const groupNames: Readonly<Record<StatusGroupKey, Message>> = defineMessages({
  vps: { id: 'content.status.component.group.vps', defaultMessage: 'VPS' },
  web_hosting: { id: 'content.status.component.group.web-hosting', defaultMessage: 'Web hosting' },
  dedicated: { id: 'content.status.component.group.dedicated', defaultMessage: 'Dedicated servers' },
  backup: { id: 'content.status.component.group.backup', defaultMessage: 'Backup storage' },
  vpn: { id: 'content.status.component.group.vpn', defaultMessage: 'VPN' },
  company: { id: 'content.status.component.group.company', defaultMessage: '{brand} website and systems' },
});
export const groupKeys = Object.keys(groupNames) as StatusGroupKey[];

const systemNames: Readonly<Record<StatusSystem, Message>> = defineMessages({
  website: { id: 'content.status.component.system.website', defaultMessage: 'Website' },
  account: { id: 'content.status.component.system.account', defaultMessage: 'Account area' },
  api: { id: 'content.status.component.system.api', defaultMessage: 'API' },
  payments: { id: 'content.status.component.system.payments', defaultMessage: 'Payments' },
  mail: { id: 'content.status.component.system.mail', defaultMessage: 'Email notifications' },
});
const systems = Object.keys(systemNames) as StatusSystem[];
export const keyOfSystem = (system: StatusSystem): string => `company/${system}`;

type Product = (typeof locations.$inferSelect)['products'][number];

/** Name of a line in data centres; null for one that has servers of its own. */
const products: Readonly<Record<ProductLine, Product | null>> = {
  vps: 'vps',
  web_hosting: 'vhosting',
  dedicated: 'dedicated',
  backup: 'backup',
  vpn: null,
};
const soldByPlace = Object.entries(products) as [ProductLine, Product | null][];

/** Everything on the status page: each product line in its locations, and our systems. */
export async function listComponents(db: Db): Promise<Component[]> {
  const [places, nodes] = await Promise.all([
    db.select().from(locations).orderBy(asc(locations.position), asc(locations.id)),
    db.select().from(vpnNodes).orderBy(asc(vpnNodes.position), asc(vpnNodes.id)),
  ]);
  return [
    ...soldByPlace.flatMap(([group, product]) =>
      places
        .filter((place) => product !== null && place.products.includes(product))
        .map(({ slug, city }) => ({ key: `${group}/${slug}`, group, name: city, place: slug })),
    ),
    ...nodes.map(({ slug, city }) => ({ key: `vpn/${slug}`, group: 'vpn' as const, name: city, place: null })),
    ...systems.map((system) => ({
      key: keyOfSystem(system),
      group: 'company' as const,
      name: translations(systemNames[system]),
      place: null,
    })),
  ];
}
