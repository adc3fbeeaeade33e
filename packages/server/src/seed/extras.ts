import type { extraServices } from '../modules/catalogue/tables.ts';
import type { paymentMethods } from '../modules/payments/tables.ts';

const network = { en: 'Network', ru: 'Сеть' };
const data = { en: 'Data', ru: 'Данные' };
const help = { en: 'Help', ru: 'Помощь' };

/** Extras of a VPS: prices in EUR cents a unit. */
export const extraRows: (typeof extraServices.$inferInsert)[] = [
  {
    id: 1,
    slug: 'extra-ipv4',
    billing: 'monthly',
    name: { en: 'Extra IPv4 address', ru: 'Дополнительный IPv4-адрес' },
    description: { en: 'In addition to the one that comes with the server.', ru: 'Сверх того, что входит в тариф.' },
    group: network,
    priceCents: 250,
    unit: 'IP',
    max: 8,
    // The block of the Hong Kong site is used up.
    locations: [1, 2, 3, 4, 5, 6],
    incompatibleWith: [],
  },
  {
    id: 2,
    slug: 'extra-traffic',
    billing: 'monthly',
    name: { en: 'Extra traffic', ru: 'Дополнительный трафик' },
    description: {
      en: 'Above the allowance of the plan. Beyond it the port is slowed down, never charged.',
      ru: 'Сверх лимита тарифа. Когда лимит исчерпан, порт замедляется, но доплата не начисляется.',
    },
    group: network,
    priceCents: 200,
    unit: 'TB',
    max: 50,
    incompatibleWith: [],
  },
  {
    id: 3,
    slug: 'daily-backup',
    billing: 'monthly',
    name: { en: 'Daily backups', ru: 'Ежедневные копии' },
    description: {
      en: 'Kept for seven days. A weekly copy is free with every server.',
      ru: 'Хранятся семь дней. Еженедельная копия входит в каждый тариф.',
    },
    group: data,
    priceCents: 300,
    unit: null,
    max: 1,
    incompatibleWith: [],
  },
  {
    id: 4,
    slug: 'snapshot-storage',
    billing: 'monthly',
    name: { en: 'Snapshot storage', ru: 'Место для снимков' },
    description: { en: 'For snapshots that you take yourself.', ru: 'Для снимков, которые вы делаете сами.' },
    group: data,
    priceCents: 6,
    unit: 'GB',
    max: 1000,
    step: 10,
    incompatibleWith: [],
  },
  {
    id: 5,
    slug: 'extended-administration',
    billing: 'monthly',
    name: { en: 'Extended administration', ru: 'Расширенное администрирование' },
    description: {
      en: 'Our engineers set up, update and watch the software on the server.',
      ru: 'Наши инженеры настраивают и обновляют программы на сервере и следят за ними.',
    },
    group: help,
    priceCents: 2900,
    unit: null,
    max: 1,
    incompatibleWith: [],
  },
  {
    id: 6,
    slug: 'site-migration',
    billing: 'one_time',
    name: { en: 'Site migration', ru: 'Перенос сайта' },
    description: {
      en: 'We move a site with its database and mail from another provider.',
      ru: 'Перенесём сайт с базой данных и почтой от другого провайдера.',
    },
    group: help,
    priceCents: 1500,
    unit: null,
    max: 10,
    incompatibleWith: [],
  },
  {
    id: 7,
    slug: 'server-setup',
    billing: 'one_time',
    name: { en: 'Server set-up', ru: 'Настройка сервера' },
    description: {
      en: 'Web server, database, firewall and certificates, as you describe them in the comment.',
      ru: 'Веб-сервер, база данных, файрвол и сертификаты по вашему описанию в комментарии.',
    },
    group: help,
    priceCents: 1900,
    unit: null,
    max: 1,
    // Extended administration includes it.
    incompatibleWith: [5],
  },
].map((row, position) => ({ ...row, position }) as typeof extraServices.$inferInsert);

const all = ['EUR', 'USD', 'GBP', 'UAH', 'RUR'];

/** Ways to pay. Coins wait for their issue and are switched off. */
export const paymentMethodRows: (typeof paymentMethods.$inferInsert)[] = [
  { slug: 'balance', label: { en: 'Account balance', ru: 'Баланс' }, icon: 'wallet', currencies: all },
  {
    slug: 'card',
    label: { en: 'Bank card', ru: 'Банковская карта' },
    icon: 'card',
    currencies: all,
    minAmountCents: 100,
    canSave: true,
  },
  {
    slug: 'paypal',
    label: { en: 'PayPal', ru: 'PayPal' },
    icon: 'paypal',
    currencies: ['EUR', 'USD', 'GBP'],
    minAmountCents: 100,
  },
  {
    slug: 'sbp',
    label: { en: 'Fast Payment System', ru: 'Система быстрых платежей' },
    icon: 'sbp',
    currencies: ['RUR'],
    countries: ['RU'],
    minAmountCents: 100,
  },
  {
    slug: 'mir',
    label: { en: 'Mir card', ru: 'Карта «Мир»' },
    icon: 'mir',
    currencies: ['RUR'],
    countries: ['RU'],
    minAmountCents: 100,
    canSave: true,
  },
  {
    slug: 'crypto',
    label: { en: 'Cryptocurrency', ru: 'Криптовалюта' },
    icon: 'crypto',
    currencies: all,
    minAmountCents: 1000,
    isEnabled: false,
  },
].map((row, position) => ({ ...row, position }) as typeof paymentMethods.$inferInsert);
