import { defineMessages } from '@formatjs/intl';
import { translator } from '../../i18n/translate.ts';
import { eq } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { Language } from '../../platform/http/index.ts';
import { vhPlans } from '../../catalogue/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import { type Built, type Drawn, type Wanted, wantedNothing } from '../../services/index.ts';
import { shownDomain } from './details.ts';
import { vhSpecOf } from './specification.ts';

/** Returns the state that a web hosting account should have; see `ServiceLine.wanted`. */
export async function wantedAccount({ db }: Context, service: ServiceRow, drawn: Drawn | null): Promise<Wanted> {
  const { cms, domain, php_version } = vhSpecOf(service);
  const [plan] = await db.select().from(vhPlans).where(eq(vhPlans.id, service.planId));
  return {
    ...wantedNothing,
    name: service.name,
    plan: plan?.slug ?? '',
    domain,
    software: cms && { slug: cms.slug, version: cms.version },
    phpVersion: php_version,
    password: drawn?.password ?? null,
  };
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
