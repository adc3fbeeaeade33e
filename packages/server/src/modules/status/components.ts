import type { ProductLine, StatusGroupKey, StatusSystem } from '@hoster/contract';
import { asc } from '../../db/drizzle.ts';
import type { Db } from '../../db/types.ts';
import type { Text } from '../../http/language.ts';
import { locations, vpnNodes } from '../catalogue/tables.ts';

/** A part of the status page. */
export interface Component {
  readonly key: string;
  readonly group: StatusGroupKey;
  readonly name: Text;
  /** Slug of its datacenter. */
  readonly place: string | null;
}

/** Names of the groups, in the order in which they're shown. */
export const groupNames: Readonly<Record<StatusGroupKey, Text>> = {
  vps: { en: 'VPS', ru: 'VPS' },
  web_hosting: { en: 'Web hosting', ru: 'Хостинг' },
  dedicated: { en: 'Dedicated servers', ru: 'Выделенные серверы' },
  backup: { en: 'Backup storage', ru: 'Хранилище для бэкапов' },
  vpn: { en: 'VPN', ru: 'VPN' },
  company: { en: 'Hoster website and systems', ru: 'Сайт и системы Hoster' },
};
export const groupKeys = Object.keys(groupNames) as StatusGroupKey[];

const systemNames: Readonly<Record<StatusSystem, Text>> = {
  website: { en: 'Website', ru: 'Сайт' },
  account: { en: 'Account area', ru: 'Личный кабинет' },
  api: { en: 'API', ru: 'API' },
  payments: { en: 'Payments', ru: 'Оплата' },
  mail: { en: 'Email notifications', ru: 'Письма и уведомления' },
};
const systems = Object.keys(systemNames) as StatusSystem[];
export const keyOfSystem = (system: StatusSystem): string => `company/${system}`;

type Product = (typeof locations.$inferSelect)['products'][number];

/** What datacenters call a line; null for one that has servers of its own. */
const products: Readonly<Record<ProductLine, Product | null>> = {
  vps: 'vps',
  web_hosting: 'vhosting',
  dedicated: 'dedicated',
  backup: 'backup',
  vpn: null,
};
const soldByPlace = Object.entries(products) as [ProductLine, Product | null][];

/** Everything on the status page: each product line in its places, and our systems. */
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
      name: systemNames[system],
      place: null,
    })),
  ];
}
