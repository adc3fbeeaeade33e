import { defineMessages } from '@formatjs/intl';
import { translator } from '../../i18n/translate.ts';
import { eq } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Language } from '../../platform/http/index.ts';
import { locations, vhPlans } from '../../catalogue/index.ts';
import { locationOf, type ServiceRow } from '../../sales/index.ts';
import type { Built } from '../../services/index.ts';
import { shownDomain } from './details.ts';
import { vhSpecOf } from './specification.ts';

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

/** The provider's name for the plan of a service. */
export async function planNameOf(db: Db, { planId }: ServiceRow): Promise<string> {
  const [plan] = await db.select().from(vhPlans).where(eq(vhPlans.id, planId));
  return plan?.slug ?? '';
}

const texts = defineMessages({
  domain: {
    id: 'products.web-hosting.account.domain',
    defaultMessage: 'Domain',
    description: 'Email about a web hosting account',
  },
  nameservers: {
    id: 'products.web-hosting.account.nameservers',
    defaultMessage: 'Nameservers',
    description: 'Email about a web hosting account',
  },
});

/** Lines of the email about an account that is ready; see `ServiceLine.readyFacts`. */
export function readyFacts(service: ServiceRow, { hostedOn }: Built, language: Language): string[] {
  const { domain } = vhSpecOf(service);
  if (domain === null) return [];
  const t = translator(language);
  return [
    `${t(texts.domain)}: ${shownDomain(domain)}`,
    ...(hostedOn ? [`${t(texts.nameservers)}: ${hostedOn.nameservers.join(', ')}`] : []),
  ];
}
