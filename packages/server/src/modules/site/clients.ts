import type { ReferenceClient } from '@hoster/contract';
import type { Language, Text } from '../../http/language.ts';

interface Client {
  readonly slug: string;
  readonly name: string;
  readonly quote: Text;
  readonly author: Text;
}

// Invented companies, each with a reason to be a customer.
const clients: readonly Client[] = [
  {
    slug: 'tidewatch',
    name: 'Tidewatch',
    quote: {
      en: 'Our sensors report every ten seconds. In three years we’ve had one outage, and it was planned.',
      ru: 'Датчики присылают данные каждые десять секунд. За три года был всего один простой, и тот плановый.',
    },
    author: { en: 'Marit Solberg, operations', ru: 'Марит Сольберг, эксплуатация' },
  },
  {
    slug: 'paperlane',
    name: 'Paperlane',
    quote: {
      en: 'We moved forty shops over one weekend. Support answered our questions at four in the morning, clearly and in detail.',
      ru: 'Сорок магазинов мы перевезли за выходные. Поддержка отвечала в четыре утра, подробно и по делу.',
    },
    author: { en: 'Jonas Weidmann, technical director', ru: 'Йонас Вайдман, технический директор' },
  },
  {
    slug: 'ostrov-media',
    name: 'Ostrov Media',
    quote: {
      en: 'A story went viral, traffic grew twentyfold, and the bill stayed exactly the same.',
      ru: 'Материал разошёлся, трафик вырос в двадцать раз, а счёт не изменился.',
    },
    author: { en: 'Anna Lebedeva, editor', ru: 'Анна Лебедева, редактор' },
  },
  {
    slug: 'quayside-robotics',
    name: 'Quayside Robotics',
    quote: {
      en: 'Twelve build servers that only exist while a build runs. Setting it up took one afternoon.',
      ru: 'Двенадцать серверов для сборки, которые живут только во время сборки. На настройку ушёл один вечер.',
    },
    author: { en: 'Priya Raman, platform lead', ru: 'Прия Раман, руководитель платформы' },
  },
  {
    slug: 'alpenblick-hotels',
    name: 'Alpenblick Hotels',
    quote: {
      en: 'Guests book at any hour. Our servers in Zurich are close to them, and we never have to think about it.',
      ru: 'Гости бронируют в любое время. Серверы в Цюрихе рядом с ними, а мы о них просто не думаем.',
    },
    author: { en: 'Reto Kälin, owner', ru: 'Рето Келин, владелец' },
  },
  {
    slug: 'codenest-school',
    name: 'Codenest School',
    quote: {
      en: 'Six hundred pupils, a small server for each, and a price a school can afford.',
      ru: 'Шестьсот учеников, у каждого свой небольшой сервер, и всё это по карману школе.',
    },
    author: { en: 'Ivan Petrenko, teacher', ru: 'Иван Петренко, преподаватель' },
  },
  {
    slug: 'meridian-freight',
    name: 'Meridian Freight',
    quote: {
      en: 'Our dispatchers work in Dallas and Rotterdam, and our databases run there too.',
      ru: 'Диспетчеры работают в Далласе и Роттердаме, базы данных — там же.',
    },
    author: { en: 'Carla Núñez, infrastructure', ru: 'Карла Нуньес, инфраструктура' },
  },
  {
    slug: 'field-notes-lab',
    name: 'Field Notes Lab',
    quote: {
      en: 'Sixteen cores for a week, then back to one. No annual contract needed.',
      ru: 'Шестнадцать ядер на неделю, потом снова одно. Годовой договор не понадобился.',
    },
    author: { en: 'Dr Hugo Marchetti, research', ru: 'Уго Маркетти, научный сотрудник' },
  },
];

/** The reference clients of the home page. */
export function listClients(language: Language): ReferenceClient[] {
  return clients.map(({ slug, name, quote, author }, index) => ({
    id: index + 1,
    name,
    logo: `/api/client-logos/${slug}.svg`,
    url: null,
    quote: quote[language],
    author: author[language],
    position: index + 1,
  }));
}

/**
 * Returns the mark of a client as SVG, in a grey that reads on light and on dark, or null for an unknown client. It
 * holds no text: inside a picture, text is drawn in whatever font the machine has.
 */
export function clientLogo(slug: string): string | null {
  const index = clients.findIndex((client) => client.slug === slug);
  const client = clients[index];
  if (!client) return null;
  const mark = marks[index % marks.length] ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 40" width="34" height="40" role="img" aria-label="${client.name}"><g fill="none" stroke="#7b8494" stroke-width="3">${mark}</g></svg>`;
}

const marks = [
  '<path d="M5 16q6-7 12 0t12 0M5 25q6-7 12 0t12 0"/>',
  '<path d="M8 8h18v24H8zM13 16h8M13 23h8"/>',
  '<circle cx="17" cy="20" r="12"/><path d="M17 8v24"/>',
  '<rect x="6" y="9" width="22" height="22" rx="5"/><circle cx="17" cy="20" r="4"/>',
  '<path d="M4 31 14 11l6 11 4-7 7 16z"/>',
  '<path d="m13 12-8 8 8 8M21 12l8 8-8 8"/>',
  '<path d="M5 20h24M21 12l8 8-8 8"/>',
  '<path d="M9 32V8l16 12L9 32z"/>',
];
