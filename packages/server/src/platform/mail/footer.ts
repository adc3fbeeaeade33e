import { defineMessage } from '@formatjs/intl';
import type { Language } from '@hoster/contract';
import { defaultLanguage } from '@hoster/domain';
import { sellerFor } from '@hoster/domain/money/seller';
import { translate } from '../../i18n/translate.ts';
import { type CompanySettings, sellersIn } from '../company/index.ts';
import { type MailKind, mailKinds } from './kinds.ts';

/** Conversations, where it would be in every quotation, and what only staff read. */
const withoutFooter: ReadonlySet<MailKind> = new Set([
  ...mailKinds.staff,
  ...mailKinds.support.filter((kind) => kind.startsWith('ticket-')),
]);

const support = defineMessage({
  id: 'platform.email.support',
  defaultMessage: 'Support: {link}',
  description: 'Last line of an email; {link} is the address of the page where support is asked',
});

/**
 * What is below an email to customers: who has written it, where they are and how to reach them, as laws about business
 * letters ask for, and where support is asked. `''` in a conversation, to staff, and while no company is filled in.
 * @param country where the customer lives: some countries have a company of their own
 */
export function footerOf(
  settings: Pick<CompanySettings, 'company' | 'local_company' | 'origin'>,
  { kind, language, country = null }: { kind: MailKind; language: Language; country?: string | null | undefined },
): string {
  if (withoutFooter.has(kind)) return '';
  const seller = sellerFor(sellersIn(settings, language), { profileCountry: country, siteCountry: country });
  if (!seller) return '';
  const page = language === defaultLanguage ? '/contacts/' : `/${language}/contacts/`;
  const link = settings.origin === null ? [] : [translate(language, support, { link: settings.origin + page })];
  // The first line is the mark by which programs recognise a signature (RFC 3676, 4.3).
  return `\n-- \n${[seller.name, seller.address.join(', '), seller.email, ...link].join('\n')}\n`;
}
