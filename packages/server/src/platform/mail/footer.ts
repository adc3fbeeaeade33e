import type { Language } from '@hoster/contract';
import { sellerFor } from '@hoster/domain/money/seller';
import type { CompanySettings } from '../company/index.ts';
import { type MailKind, mailKinds } from './kinds.ts';

/** Conversations, where it would be in every quotation, and what only staff read. */
const withoutFooter: ReadonlySet<MailKind> = new Set([
  ...mailKinds.staff,
  ...mailKinds.support.filter((kind) => kind.startsWith('ticket-')),
]);

/**
 * What is below an email to customers: who has written it, where they are and how to reach them, as laws about business
 * letters ask for. `''` in a conversation, to staff, and while no company is filled in.
 * @param country where the customer lives: some countries have a company of their own
 */
export function footerOf(
  { company, local_company: local }: Pick<CompanySettings, 'company' | 'local_company'>,
  { kind, language, country = null }: { kind: MailKind; language: Language; country?: string | null | undefined },
): string {
  if (!company || withoutFooter.has(kind)) return '';
  const sellers = [
    { ...company, for_countries: null, is_default: true },
    ...(local?.countries ? [{ ...local, for_countries: local.countries, is_default: false }] : []),
  ];
  const seller = sellerFor(sellers, { profileCountry: country, siteCountry: country }) ?? company;
  const name = seller.name[language] ?? seller.name.en;
  const place = new Intl.DisplayNames([language], { type: 'region' }).of(seller.country) ?? seller.country;
  const address = [...(seller.address[language] ?? seller.address.en), place].join(', ');
  // The first line is the mark by which programs recognise a signature (RFC 3676, 4.3).
  return `\n-- \n${[name, address, seller.email].join('\n')}\n`;
}
