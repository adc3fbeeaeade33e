import type { Language } from '@hoster/contract';
import { sellerFor } from '@hoster/domain/money/seller';
import { type CompanySettings, sellersIn } from '../company/index.ts';
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
  settings: Pick<CompanySettings, 'company' | 'local_company'>,
  { kind, language, country = null }: { kind: MailKind; language: Language; country?: string | null | undefined },
): string {
  if (withoutFooter.has(kind)) return '';
  const seller = sellerFor(sellersIn(settings, language), { profileCountry: country, siteCountry: country });
  if (!seller) return '';
  // The first line is the mark by which programs recognise a signature (RFC 3676, 4.3).
  return `\n-- \n${[seller.name, seller.address.join(', '), seller.email].join('\n')}\n`;
}
