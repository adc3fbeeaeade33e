import { defineMessages } from '@formatjs/intl';
import { translate, translator } from '../../../i18n/translate.ts';
import type { DsTariff } from '@hoster/contract';
import { dayInWords, localizePath, sellerTimeZone } from '@hoster/domain';
import type { Language } from '../../../platform/http/index.ts';
import type { Mail } from '../../../platform/mail/index.ts';

const texts = defineMessages({
  confirmationSubject: {
    id: 'products.dedicated.alert.confirmation-subject',
    defaultMessage: 'Confirm your server alert',
  },
  confirmation: {
    id: 'products.dedicated.alert.confirmation',
    defaultMessage:
      'Hello,\n\nSomeone entered this address to get alerts about dedicated servers:\n{search}\n\nIf it was you, confirm the alert:\n{page}\n\nIf it wasn’t, ignore this email: we won’t send alerts unless you confirm.\n\n{brand}',
  },
  server: {
    id: 'products.dedicated.alert.server',
    defaultMessage: '{name}: {price} per month excluding VAT\n{url}',
    description: 'Server in an email of an alert',
  },
  newsSubject: {
    id: 'products.dedicated.alert.news-subject',
    defaultMessage: '{count, plural, =1 {Server alert: {name}} other {Server alert: # servers}}',
  },
  news: {
    id: 'products.dedicated.alert.news',
    defaultMessage:
      'Hello,\n\nThese servers now match your search:\n\n{named}\n\nAll matching servers:\n{search}\n\nStop this alert:\n{page}\n\n{brand}',
  },
  unreachableSubject: {
    id: 'products.dedicated.alert.unreachable-subject',
    defaultMessage: 'We couldn’t reach your webhook',
  },
  unreachable: {
    id: 'products.dedicated.alert.unreachable',
    defaultMessage:
      'Hello,\n\nWe tried for hours to send an alert to {host}, but didn’t get a successful response. These servers match your search:\n\n{servers}\n\nAll matching servers:\n{search_url}\n\nWe’ll still send new matches to the webhook. Stop this alert:\n{alert_url}\n\n{brand}',
  },
  endSubject: { id: 'products.dedicated.alert.end-subject', defaultMessage: 'Your server alert has ended' },
  end: {
    id: 'products.dedicated.alert.end',
    defaultMessage:
      'Hello,\n\nThe alert for dedicated servers you set up on {day} has ended. If you’re still looking, save the search again on this page:\n{search}\n\n{brand}',
  },
});

type EmailText = Pick<Mail, 'kind' | 'subject' | 'text'>;

/** Servers named in one email; the rest are counted. */
const NAMED = 10;

/** Asks the owner of the address to confirm the alert. */
export const confirmationEmail = (language: Language, page: string, search: string): EmailText => ({
  kind: 'server-alert-confirm',
  subject: translate(language, texts.confirmationSubject),
  text: translate(language, texts.confirmation, { search, page }),
});

/** Servers with their prices. `url`: absolute. */
function listed(language: Language, servers: readonly Pick<DsTariff, 'name' | 'price' | 'url'>[]): string {
  const t = translator(language);
  const price = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
  return servers
    .slice(0, NAMED)
    .map(({ name, url, price: amount }) => t(texts.server, { name, price: price.format(amount), url }))
    .join('\n\n');
}

/** Email with the servers that newly match, and their prices. */
export function newsEmail(
  language: Language,
  servers: readonly Pick<DsTariff, 'name' | 'price' | 'url'>[],
  links: { origin: string; search: string; page: string },
): EmailText {
  const { origin, search, page } = links;
  const named = listed(
    language,
    servers.map(({ name, price, url }) => ({ name, price, url: origin + localizePath(url, language) })),
  );
  return {
    kind: 'server-alert',
    subject: translate(language, texts.newsSubject, { count: servers.length, name: servers[0]?.name ?? '' }),
    text: translate(language, texts.news, { named, search, page }),
  };
}

/** Email about a failing webhook, with the message that it should have received. */
export const unreachableEmail = (
  language: Language,
  host: string,
  message: { servers: readonly Pick<DsTariff, 'name' | 'price' | 'url'>[]; search_url: string; alert_url: string },
): EmailText => ({
  kind: 'server-alert-unreachable',
  subject: translate(language, texts.unreachableSubject),
  text: translate(language, texts.unreachable, {
    host,
    servers: listed(language, message.servers),
    search_url: message.search_url,
    alert_url: message.alert_url,
  }),
});

/** Email about the end of the alert, with a link for saving the search again. */
export const endEmail = (language: Language, createdAt: Date, search: string): EmailText => ({
  kind: 'server-alert-ended',
  subject: translate(language, texts.endSubject),
  text: translate(language, texts.end, { day: dayInWords(createdAt, language, sellerTimeZone), search }),
});
