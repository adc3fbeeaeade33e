import { eq } from '../../../db/drizzle.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/types.ts';
import type { Language } from '../../../http/language.ts';
import { locations, vhPlans } from '../../catalogue/tables.ts';
import { locationOf } from '../../orders/location-of.ts';
import type { ServiceRow } from '../../orders/tables.ts';
import type { Built } from '../../provisioning/provider.ts';
import { shownDomain } from './details.ts';
import { vhSpecOf } from './vh-spec.ts';

/** Creates the account of a service at its provider. */
export async function createAccount({ db, settings }: Context, service: ServiceRow): Promise<Built> {
  const { domain, cms, php_version } = vhSpecOf(service);
  const [place] = await db
    .select()
    .from(locations)
    .where(eq(locations.id, locationOf(service)));
  const { host, login, password, ...hostedOn } = await settings.hosting.createAccount({
    serviceId: service.id,
    name: service.name,
    datacenter: place?.datacenter ?? place?.slug ?? '',
    plan: await planNameOf(db, service),
    domain,
    software: cms && { slug: cms.slug, version: cms.version },
    phpVersion: php_version,
  });
  return { ipv4: null, ipv6: null, host, hostedOn, account: { login, password } };
}

/** The name by which the provider knows the plan of a service. */
export async function planNameOf(db: Db, { planId }: ServiceRow): Promise<string> {
  const [plan] = await db.select().from(vhPlans).where(eq(vhPlans.id, planId));
  return plan?.slug ?? '';
}

const texts = {
  en: { domain: 'Domain', nameservers: 'Nameservers' },
  ru: { domain: 'Домен', nameservers: 'NS-серверы' },
} satisfies Record<Language, Record<string, string>>;

/** Lines of the email about an account that is ready; see `OrderedLine.readyFacts`. */
export function readyFacts(service: ServiceRow, { hostedOn }: Built, language: Language): string[] {
  const { domain } = vhSpecOf(service);
  if (domain === null) return [];
  const t = texts[language];
  return [
    `${t.domain}: ${shownDomain(domain)}`,
    ...(hostedOn ? [`${t.nameservers}: ${hostedOn.nameservers.join(', ')}`] : []),
  ];
}
