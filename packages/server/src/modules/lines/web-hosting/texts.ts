import type { Text } from '../../../http/language.ts';

/** Why an order of web hosting is refused. */
export const vhTexts = {
  tariff_unknown: { en: 'This plan is no longer available.', ru: 'Такого тарифа больше нет.' },
  location_unavailable: {
    en: 'Web hosting isn’t available in this location.',
    ru: 'В этой локации нет хостинга.',
  },
  domain_invalid: {
    en: 'Enter a domain name such as example.com, without https:// and slashes.',
    ru: 'Введите домен, например example.com, без https:// и косых черт.',
  },
  domain_taken: {
    en: 'This domain is already used by a hosting account here. Enter another one, or contact support if it’s yours.',
    ru: 'Этот домен уже используется в другом хостинг-аккаунте. Введите другой или напишите в поддержку, если домен ваш.',
  },
  domain_for_one: {
    en: 'A domain can only be used for one account. Order a single account, or add domains later.',
    ru: 'Домен можно указать только для одного аккаунта. Закажите один аккаунт или добавьте домены позже.',
  },
  cms_unknown: {
    en: 'This system is no longer available. Choose another one.',
    ru: 'Этой системы больше нет в списке. Выберите другую.',
  },
  cms_needs_memory: {
    en: 'This system needs more RAM than the plan has. Choose a larger plan.',
    ru: 'Этой системе нужно больше памяти, чем есть в тарифе. Выберите тариф побольше.',
  },
  php_unknown: { en: 'This plan doesn’t have this PHP version.', ru: 'В этом тарифе нет такой версии PHP.' },
  php_unsuited: {
    en: 'This system doesn’t run on this PHP version. Choose another version.',
    ru: 'Эта система не работает на такой версии PHP. Выберите другую версию.',
  },
  sold_out: {
    en: 'This location has no room for your order. Choose another location or fewer accounts.',
    ru: 'В этой локации не хватает места для заказа. Выберите другую локацию или меньше аккаунтов.',
  },
} satisfies Record<string, Text>;
