import type { DsTariff } from '@hoster/contract';
import { dayInWords, localizePath } from '@hoster/domain';
import type { Language } from '../../http/language.ts';
import type { Mail } from '../mail/service.ts';

type Letter = Pick<Mail, 'subject' | 'text'>;

/** Servers named in one email; the rest are counted. */
const NAMED = 10;

/** Asks the owner of the address to confirm the alert. */
export const confirmationLetter = (language: Language, page: string, search: string): Letter =>
  language === 'ru'
    ? {
        subject: 'Подтвердите уведомления о серверах',
        text: `Здравствуйте!\n\nКто-то указал этот адрес, чтобы узнавать о выделенных серверах:\n${search}\n\nЕсли это вы, подтвердите уведомления:\n${page}\n\nЕсли нет, ничего делать не нужно: без подтверждения уведомлений не будет.\n\nHoster`,
      }
    : {
        subject: 'Confirm your server alert',
        text: `Hello,\n\nSomeone entered this address to get alerts about dedicated servers:\n${search}\n\nIf it was you, confirm the alert:\n${page}\n\nIf it wasn’t, ignore this email: we won’t send alerts unless you confirm.\n\nHoster`,
      };

/** Servers with their prices. `url`: absolute. */
function listed(language: Language, servers: readonly Pick<DsTariff, 'name' | 'price' | 'url'>[]): string {
  const monthly = language === 'ru' ? 'в месяц без НДС' : 'per month excluding VAT';
  const price = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
  return servers
    .slice(0, NAMED)
    .map(({ name, url, price: amount }) => `${name}: ${price.format(amount)} ${monthly}\n${url}`)
    .join('\n\n');
}

/** Names the servers that began to match, with their prices. */
export function newsLetter(
  language: Language,
  servers: readonly DsTariff[],
  links: { origin: string; search: string; page: string },
): Letter {
  const { origin, search, page } = links;
  const named = listed(
    language,
    servers.map(({ name, price, url }) => ({ name, price, url: origin + localizePath(url, language) })),
  );
  const count = servers.length;
  return language === 'ru'
    ? {
        subject:
          count === 1 ? `Сервер по вашему запросу: ${servers[0]?.name ?? ''}` : `Серверы по вашему запросу: ${count}`,
        text: `Здравствуйте!\n\nПоявились серверы, которые подходят под ваш запрос:\n\n${named}\n\nВсе подходящие серверы:\n${search}\n\nОтключить уведомления:\n${page}\n\nHoster`,
      }
    : {
        subject: count === 1 ? `Server alert: ${servers[0]?.name ?? ''}` : `Server alert: ${count} servers`,
        text: `Hello,\n\nThese servers now match your search:\n\n${named}\n\nAll matching servers:\n${search}\n\nStop this alert:\n${page}\n\nHoster`,
      };
}

/** Says that a webhook fails, and what it should have been sent. */
export const unreachableLetter = (
  language: Language,
  host: string,
  message: { servers: readonly Pick<DsTariff, 'name' | 'price' | 'url'>[]; search_url: string; alert_url: string },
): Letter =>
  language === 'ru'
    ? {
        subject: 'Ваш вебхук недоступен',
        text: `Здравствуйте!\n\nМы несколько часов пытались отправить уведомление на ${host}, но не получили успешного ответа. Под ваш запрос подходят серверы:\n\n${listed(language, message.servers)}\n\nВсе подходящие серверы:\n${message.search_url}\n\nО следующих серверах мы снова сообщим вебхуку. Отключить уведомления:\n${message.alert_url}\n\nHoster`,
      }
    : {
        subject: 'We couldn’t reach your webhook',
        text: `Hello,\n\nWe tried for hours to send an alert to ${host}, but didn’t get a successful answer. These servers match your search:\n\n${listed(language, message.servers)}\n\nAll matching servers:\n${message.search_url}\n\nWe’ll still send new matches to the webhook. Stop this alert:\n${message.alert_url}\n\nHoster`,
      };

/** Says that the alert is over, and where to save the search again. */
export const endLetter = (language: Language, createdAt: Date, search: string): Letter =>
  language === 'ru'
    ? {
        subject: 'Уведомления о серверах закончились',
        text: `Здравствуйте!\n\nУведомления о выделенных серверах, которые вы включили ${dayInWords(createdAt, language)}, закончились. Если серверы всё ещё нужны, включите их снова на этой странице:\n${search}\n\nHoster`,
      }
    : {
        subject: 'Your server alert has ended',
        text: `Hello,\n\nThe alert for dedicated servers you set up on ${dayInWords(createdAt, language)} has ended. If you’re still looking, save the search again on this page:\n${search}\n\nHoster`,
      };
