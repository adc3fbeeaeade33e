import { currencies } from '@hoster/contract/lists';
import type { extraServices, paymentMethods } from '../catalogue/index.ts';

const network = { en: 'Network', ru: 'Сеть' };
const data = { en: 'Data', ru: 'Данные' };
const help = { en: 'Support', ru: 'Поддержка' };

/** Extras of a VPS: prices in EUR cents a unit. */
export const extraRows: (typeof extraServices.$inferInsert)[] = [
  {
    id: 1,
    slug: 'extra-ipv4',
    billing: 'monthly',
    name: { en: 'Extra IPv4 address', ru: 'Дополнительный IPv4-адрес' },
    description: {
      en: 'On top of the address included with your server.',
      ru: 'В\u00a0дополнение к\u00a0адресу из\u00a0тарифа.',
    },
    group: network,
    priceCents: 250,
    unit: 'IP',
    max: 8,
    // The address block of the Hong Kong site is used up.
    locations: [1, 2, 3, 4, 5, 6],
    incompatibleWith: [],
  },
  {
    id: 2,
    slug: 'extra-traffic',
    billing: 'monthly',
    name: { en: 'Extra transfer', ru: 'Дополнительный трафик' },
    description: {
      en: 'On top of the plan’s allowance. If you exceed it, we slow the port down but never charge extra.',
      ru: 'Сверх лимита тарифа. Когда лимит исчерпан, скорость порта снижается, но\u00a0доплаты нет.',
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
    name: { en: 'Daily backups', ru: 'Ежедневные бэкапы' },
    description: {
      en: 'Kept for seven days. A weekly backup is included with every server.',
      ru: 'Хранятся семь дней. Еженедельный бэкап входит в\u00a0каждый тариф.',
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
    description: { en: 'Space for snapshots of the server.', ru: 'Место для снимков сервера.' },
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
      en: 'Our engineers set up, update and monitor the software on your server.',
      ru: 'Наши инженеры настраивают и\u00a0обновляют программы на\u00a0сервере и\u00a0следят за\u00a0ними.',
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
      en: 'We move your site from another provider, with its database and email.',
      ru: 'Перенесём сайт с\u00a0базой данных и\u00a0почтой от\u00a0другого провайдера.',
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
    name: { en: 'Server setup', ru: 'Настройка сервера' },
    description: {
      en: 'Web server, database, firewall and certificates, as described in your setup notes.',
      ru: 'Веб-сервер, база данных, файрвол и\u00a0сертификаты по\u00a0вашему описанию в\u00a0комментарии.',
    },
    group: help,
    priceCents: 1900,
    unit: null,
    max: 1,
    // Extended administration includes it.
    incompatibleWith: [5],
  },
].map((row, position) => ({ ...row, position }) as typeof extraServices.$inferInsert);

const all = [...currencies];

/** Ways to pay, in the order in which they're offered. */
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
  },
  {
    slug: 'bank',
    label: { en: 'Bank transfer', ru: 'Банковский перевод' },
    icon: 'bank',
    currencies: ['EUR'],
    minAmountCents: 1000,
  },
].map((row, position) => ({ ...row, position }) as typeof paymentMethods.$inferInsert);
