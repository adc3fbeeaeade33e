import { type Company, EmailAddress, type ProductLine } from '@hoster/contract';
import { z } from 'zod';
import type { FastifyInstance } from 'fastify';
import { defaultLanguage, everyLanguage } from '@hoster/domain/visitor/language';
import { type Lang, localPath } from '../../src/i18n/languages.ts';
import { type Ask, BackendAway, NotOffered } from '../catalogue/ask.ts';
import { offeredFrom } from '../catalogue/languages.ts';
import { brandFrom } from '../catalogue/brand.ts';
import { ofEachLine } from '../catalogue/lines.ts';
import { type Region, regionOf } from '../catalogue/region.ts';
import type { SiteConfig } from '../config.ts';
import type { FeedSite } from './atom-route.ts';
import { visitorCountry } from '../pages/visitor.ts';

/** Days for which `security.txt` is valid: RFC 9116 advises less than a year. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;
const TEXT = 'text/plain; charset=utf-8';

const Companies = z.array(z.object({ email: EmailAddress, is_default: z.boolean() })) satisfies z.ZodType<
  Pick<Company, 'email' | 'is_default'>[]
>;

/** `/.well-known/security.txt`: where to report a vulnerability (RFC 9116). */
const securityTxt = (origin: string, contact: string, languages: readonly Lang[], now: Date): string =>
  [
    `Contact: ${contact}`,
    // Based on the day of the request: an expired file counts as missing.
    `Expires: ${new Date(Math.floor(now.getTime() / DAY_MS + VALID_DAYS) * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');

/** Descriptions of the lines for language models, in the order of the menu. */
const lineTexts: Readonly<Record<ProductLine, string>> = {
  vps: '[VPS]({url}): virtual private servers on NVMe with KVM and root access, by plan, country and use',
  web_hosting: '[Web hosting]({url}): plans for websites, by content management system and country',
  dedicated: '[Dedicated servers]({url}): servers by processor, memory and disks, configured to order',
  backup: '[Backup storage]({url}): storage for backups over SFTP, rsync and other protocols',
  vpn: '[VPN]({url}): private VPN with one or several hops',
};

/** `in English and, below /ru/, in Russian` */
function inLanguages(languages: readonly Lang[]): string {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return languages
    .map((lang) => `${lang === defaultLanguage ? '' : `below ${localPath(lang, '/')}, `}in ${names.of(lang) ?? lang}`)
    .join(' and, ');
}

/** `/llms.txt`: the site in short for language models (llmstxt.org). @param lines names and pages of what is sold */
function llmsTxt(
  { brand, origin, languages }: FeedSite & { languages: readonly Lang[] },
  lines: readonly { name: ProductLine; page: string }[],
): string {
  const sold = lines.map(({ name, page }) => `- ${lineTexts[name].replace('{url}', origin + page)}`);
  const withVpn = lines.some(({ name }) => name === 'vpn');
  return [
    `# ${brand}`,
    '',
    `> Hosting provider: virtual private servers, web hosting, ${withVpn ? 'dedicated servers, backup storage and VPN' : 'dedicated servers and backup storage'}. Prices are per month in EUR without VAT unless a page says otherwise. Every page is ${inLanguages(languages)}.`,
    '',
    '## Services',
    '',
    ...sold,
    `- [All services](${origin}/services/): the lines side by side`,
    '',
    '## Data',
    '',
    `- [Catalogue, JSON](${origin}/catalog.json): every plan with its price, specifications, locations and availability`,
    `- [Catalogue, CSV](${origin}/catalog.csv): the same as a table`,
    `- [Sitemap](${origin}/sitemap.xml): every page in every language`,
    '',
    '## API',
    '',
    `- [API](${origin}/api/): what it can do, and how to sign in`,
    `- [OpenAPI description](${origin}/api/openapi.json): every call with its schemas`,
    '',
    '## Help',
    '',
    `- [Help centre](${origin}/help/): guides by topic; \`${origin}/help/?search=…\` searches them`,
    `- [News](${origin}/news/): announcements, also as an [Atom feed](${origin}/news.atom)`,
    '',
    '## Optional',
    '',
    `- [Contacts](${origin}/contacts/): companies and support`,
    `- [Partner program](${origin}/partners/): cashback on what referrals spend`,
    `- [Terms of service](${origin}/tos/)`,
    `- [Privacy policy](${origin}/privacy/)`,
    '',
  ].join('\n');
}

/** Files whose names are fixed by standards and conventions. */
export function wellKnownFiles(app: FastifyInstance, config: SiteConfig, askIn: (region: Region) => Ask): void {
  const { publicOrigin: origin } = config;
  app.get('/.well-known/security.txt', async (_request, reply) =>
    reply
      .type(TEXT)
      .send(
        securityTxt(origin, await contactOf(config, askIn('other')), await languagesOf(askIn('other')), new Date()),
      ),
  );
  app.get('/security.txt', (_request, reply) => reply.redirect('/.well-known/security.txt', 301));
  app.get('/llms.txt', async (request, reply) => {
    const region = regionOf(visitorCountry(request.raw, config));
    const ask = askIn(region);
    const lines = await ofEachLine(region, async ({ name, page, paths }) => {
      await paths(ask);
      return { name, page };
    }).catch(unlessAway([]));
    return reply
      .type(TEXT)
      .header('vary', config.edgeCountryHeader)
      .send(llmsTxt({ brand: await brandFrom(ask, config), origin, languages: await languagesOf(ask) }, lines));
  });
}

/** Languages that customers are offered. */
const languagesOf = async (ask: Ask): Promise<readonly Lang[]> =>
  (await offeredFrom(ask).catch(unlessAway(everyLanguage))).languages;

/** The address from the configuration, else that of the main company, else the contacts page. */
async function contactOf({ securityContact, publicOrigin }: SiteConfig, ask: Ask): Promise<string> {
  if (securityContact) return securityContact.includes('@') ? `mailto:${securityContact}` : securityContact;
  const companies = await ask('/public_company_list/', Companies).catch(unlessAway([]));
  const main = companies.find((company) => company.is_default) ?? companies[0];
  return main ? `mailto:${main.email}` : `${publicOrigin}/contacts/`;
}

/** These files have content without the backend, too. */
function unlessAway<Value>(fallback: Value): (error: unknown) => Value {
  return (error) => {
    if (error instanceof BackendAway || error instanceof NotOffered) return fallback;
    throw error;
  };
}
