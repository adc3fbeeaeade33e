import type { Db } from '../platform/db/index.ts';
import type { Localised } from '../i18n/localised.ts';
import { referenceClients } from '../content/index.ts';

interface Sample {
  /** Name of its logo, which `content/site` draws. */
  readonly mark: string;
  readonly name: string;
  readonly quote: Localised;
  readonly author: Localised;
}

// Invented companies, each with a reason to be a customer.
const samples: readonly Sample[] = [
  {
    mark: 'waves',
    name: 'Tidewatch',
    quote: {
      en: 'Our sensors report every ten seconds. In three years we’ve had one outage, and it was planned.',
      ru: 'Датчики присылают данные каждые десять секунд. За три года был всего один простой, и тот плановый.',
    },
    author: { en: 'Marit Solberg, operations', ru: 'Марит Сольберг, эксплуатация' },
  },
  {
    mark: 'pages',
    name: 'Paperlane',
    quote: {
      en: 'We moved forty shops over one weekend. Support answered our questions at four in the morning, clearly and in detail.',
      ru: 'Сорок магазинов мы перевезли за выходные. Поддержка отвечала в четыре утра, подробно и по делу.',
    },
    author: { en: 'Jonas Weidmann, technical director', ru: 'Йонас Вайдман, технический директор' },
  },
  {
    mark: 'globe',
    name: 'Ostrov Media',
    quote: {
      en: 'A story went viral, traffic grew twentyfold, and the bill stayed exactly the same.',
      ru: 'Материал разошёлся, трафик вырос в двадцать раз, а счёт не изменился.',
    },
    author: { en: 'Anna Lebedeva, editor', ru: 'Анна Лебедева, редактор' },
  },
  {
    mark: 'robot',
    name: 'Quayside Robotics',
    quote: {
      en: 'Twelve build servers that only exist while a build runs. Setting it up took one afternoon.',
      ru: 'Двенадцать серверов для сборки, которые живут только во время сборки. На настройку ушёл один вечер.',
    },
    author: { en: 'Priya Raman, platform lead', ru: 'Прия Раман, руководитель платформы' },
  },
  {
    mark: 'peaks',
    name: 'Alpenblick Hotels',
    quote: {
      en: 'Guests book at any hour. Our servers in Zurich are close to them, and we never have to think about it.',
      ru: 'Гости бронируют в любое время. Серверы в Цюрихе рядом с ними, а мы о них просто не думаем.',
    },
    author: { en: 'Reto Kälin, owner', ru: 'Рето Келин, владелец' },
  },
  {
    mark: 'code',
    name: 'Codenest School',
    quote: {
      en: 'Six hundred pupils, a small server for each, and a price a school can afford.',
      ru: 'Шестьсот учеников, у каждого свой небольшой сервер, и всё это по карману школе.',
    },
    author: { en: 'Ivan Petrenko, teacher', ru: 'Иван Петренко, преподаватель' },
  },
  {
    mark: 'arrow',
    name: 'Meridian Freight',
    quote: {
      en: 'Our dispatchers work in Dallas and Rotterdam, and our databases run there too.',
      ru: 'Диспетчеры работают в Далласе и Роттердаме, базы данных — там же.',
    },
    author: { en: 'Carla Núñez, infrastructure', ru: 'Карла Нуньес, инфраструктура' },
  },
  {
    mark: 'flag',
    name: 'Field Notes Lab',
    quote: {
      en: 'Sixteen cores for a week, then back to one. No annual contract needed.',
      ru: 'Шестнадцать ядер на неделю, потом снова одно. Годовой договор не понадобился.',
    },
    author: { en: 'Dr Hugo Marchetti, research', ru: 'Уго Маркетти, научный сотрудник' },
  },
];

/** Adds reference clients to a demo, marked as samples. Skipped for a shop that already has some. */
export async function seedClients(tx: Db): Promise<void> {
  const [some] = await tx.select({ id: referenceClients.id }).from(referenceClients).limit(1);
  if (some) return;
  await tx.insert(referenceClients).values(
    samples.map(({ mark, ...client }, position) => ({
      ...client,
      logo: `/api/client-logos/${mark}.svg`,
      position,
      isSample: true,
    })),
  );
}
