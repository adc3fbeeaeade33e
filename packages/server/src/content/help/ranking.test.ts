import type { ArticlesFound } from '@hoster/contract';
import { afterAll, expect, test } from 'vitest';
import { testBackend } from '../../testing/backend.ts';

const shop = await testBackend({ seed: 'demo' });
afterAll(() => shop.close());

/** The first suggestions while a text is typed, as the search of the help centre and the contact form show them. */
async function suggestions(search: string, language: 'en' | 'ru'): Promise<string[]> {
  const path = `/my/api/dream/article/?page_size=3&search=${encodeURIComponent(search)}`;
  const answer = await shop.browser().get(path, { headers: { 'accept-language': language } });
  return answer.json<ArticlesFound>().results.map(({ slug }) => slug);
}

/** What visitors type, finished or not, and the article that answers it. */
const searches = {
  en: [
    ['ssh', 'ssh-connect'],
    ['connect ssh', 'ssh-connect'],
    ['ssh key', 'ssh-keys'],
    ['permission denied publickey', 'ssh-connect'],
    ['remote desk', 'rdp-connect'],
    ['rdp', 'rdp-connect'],
    ['refund', 'moneyback'],
    ['money back', 'moneyback'],
    ['free trial', 'test-period'],
    ['promo code', 'promo-codes'],
    ['partner', 'partner-program'],
    ['dns', 'dns-records'],
    ['connect domain', 'connect-domain'],
    ['vat', 'vat'],
    ['bitcoin', 'crypto-payments'],
    ['top up', 'top-up-balance'],
    ['pay by card', 'payment-methods'],
    ['2fa', 'two-factor-authentication'],
    ['forgot passw', 'restore-access'],
    ['docker', 'install-docker'],
    ['wordpress', 'move-wordpress'],
    ['move wordpress', 'move-wordpress'],
    ['php vers', 'php-version'],
    ['rsync', 'backup-with-rsync'],
    ['restic', 'backup-with-restic'],
    ['vpn iphone', 'vpn-ios'],
    ['vpn windows', 'vpn-windows'],
    ['vpn not working', 'vpn-not-working'],
    ['disk full', 'disk-full'],
    ['firewall', 'firewall'],
    ['https certificate', 'https-certificate'],
    ['lets encrypt', 'https-certificate'],
    ['spf', 'spf-dkim-dmarc'],
    ['mail not delivered', 'mail-not-delivered'],
    ['500 error', 'site-errors'],
    ['ddos', 'ddos-protection'],
    ['reverse dns', 'ip-addresses-and-ptr'],
    ['raid', 'check-raid'],
    ['ipmi', 'rescue-and-ipmi'],
    ['delete account', 'delete-account-and-data'],
    ['packet loss', 'mtr-and-packet-loss'],
    ['iso', 'install-from-iso'],
    ['currency', 'currencies-and-rates'],
    ['renew', 'renewal-and-suspension'],
  ],
  ru: [
    ['ssh', 'ssh-connect'],
    ['подключиться по ssh', 'ssh-connect'],
    ['ssh ключ', 'ssh-keys'],
    ['удалённый рабочий', 'rdp-connect'],
    ['возврат', 'moneyback'],
    ['вернуть деньги', 'moneyback'],
    ['тестовый период', 'test-period'],
    ['промокод', 'promo-codes'],
    ['партнёр', 'partner-program'],
    ['днс', 'dns-records'],
    ['dns записи', 'dns-records'],
    ['подключить домен', 'connect-domain'],
    ['ндс', 'vat'],
    ['биткоин', 'crypto-payments'],
    ['криптовалюта', 'crypto-payments'],
    ['пополнить', 'top-up-balance'],
    ['способы оплаты', 'payment-methods'],
    ['двухфакторная', 'two-factor-authentication'],
    ['забыл пароль', 'restore-access'],
    ['докер', 'install-docker'],
    ['перенос вордпресс', 'move-wordpress'],
    ['вордпресс', 'move-wordpress'],
    ['джумла', 'install-cms'],
    ['рдп', 'rdp-connect'],
    ['подключиться по ссх', 'ssh-connect'],
    ['фтп', 'upload-files'],
    ['андроид', 'vpn-android'],
    ['айпи адрес', 'ip-addresses-and-ptr'],
    ['пейпал', 'payment-methods'],
    ['версия php', 'php-version'],
    ['rsync', 'backup-with-rsync'],
    ['впн на айфоне', 'vpn-ios'],
    ['впн', 'vpn-overview'],
    ['постгрес', 'backup-databases'],
    ['питон', 'hosting-limits'],
    ['пинг', 'mtr-and-packet-loss'],
    ['vpn windows', 'vpn-windows'],
    ['vpn не работает', 'vpn-not-working'],
    ['закончилось место', 'disk-full'],
    ['файрвол', 'firewall'],
    ['сертификат', 'https-certificate'],
    ['письма не доходят', 'mail-not-delivered'],
    ['ошибка 500', 'site-errors'],
    ['ddos', 'ddos-protection'],
    ['обратная запись', 'ip-addresses-and-ptr'],
    ['ptr', 'ip-addresses-and-ptr'],
    ['raid', 'check-raid'],
    ['удалить аккаунт', 'delete-account-and-data'],
    ['потеря пакетов', 'mtr-and-packet-loss'],
    ['курс валют', 'currencies-and-rates'],
    ['продление', 'renewal-and-suspension'],
    ['перенос сайта', 'move-wordpress'],
  ],
} as const;

test.each(['en', 'ru'] as const)(
  'in %s the article that answers is among the first three suggestions',
  async (language) => {
    for (const [search, slug] of searches[language])
      expect.soft(await suggestions(search, language), search).toContain(slug);
  },
);
