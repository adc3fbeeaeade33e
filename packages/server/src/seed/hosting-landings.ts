import { cmsRows } from './cms.ts';
import { countryLandings, type Country, type NewLanding } from './country-landings.ts';

/** Ids are unique over the landings of all lines. */
const firstPlaceId = 101;
const firstCmsId = 111;

const countries: Country[] = [
  [
    'germany',
    'DE',
    'Germany',
    'Германия',
    'Frankfurt: a few milliseconds from most of Western Europe, under the GDPR.',
    'Франкфурт: несколько миллисекунд до соседних стран, данные под защитой GDPR.',
  ],
  [
    'netherlands',
    'NL',
    'Netherlands',
    'Нидерланды',
    'Rotterdam: for sites with visitors in Benelux, Britain and France.',
    'Роттердам: для сайтов с посетителями из Бенилюкса, Британии и Франции.',
  ],
  [
    'usa',
    'US',
    'USA',
    'США',
    'Dallas: halfway between both coasts, and close to Mexico.',
    'Даллас: на полпути между побережьями и недалеко от Мексики.',
  ],
  [
    'spain',
    'ES',
    'Spain',
    'Испания',
    'Barcelona: for shops and blogs on the Iberian Peninsula.',
    'Барселона: для магазинов и блогов на Пиренейском полуострове.',
  ],
  [
    'switzerland',
    'CH',
    'Switzerland',
    'Швейцария',
    'Zurich: sites and mail outside the EU, under Swiss data protection law.',
    'Цюрих: сайты и почта вне ЕС, под защитой швейцарского закона о данных.',
  ],
  [
    'ukraine',
    'UA',
    'Ukraine',
    'Украина',
    'Kyiv: pages load fast for visitors all over the country.',
    'Киев: страницы быстро открываются по всей стране.',
  ],
  [
    'russia',
    'RU',
    'Russia',
    'Россия',
    'Moscow: personal data stays in Russia, as 152-FZ requires.',
    'Москва: персональные данные остаются в России, как требует 152-ФЗ.',
  ],
];

const placeLandings = countryLandings('vh_location', firstPlaceId, countries);

/** Systems that have another name in Russian. */
const russianNames: Readonly<Record<string, string>> = { '1c-bitrix': '1С-Битрикс' };

const descriptions: Readonly<Record<string, readonly [en: string, ru: string]>> = {
  wordpress: [
    'Themes, plugins and the block editor that more than 40% of websites use.',
    'Темы, плагины и блочный редактор: на WordPress больше 40\u00a0% сайтов.',
  ],
  woocommerce: [
    'Turns WordPress into a shop with orders, payments and stock.',
    'Превращает WordPress в магазин с заказами, оплатой и учётом остатков.',
  ],
  joomla: [
    'Menus, access levels and several languages without extensions.',
    'Меню, уровни доступа и многоязычность без расширений.',
  ],
  drupal: [
    'Content types, views and fine-grained permissions for large editorial teams.',
    'Типы материалов, представления и гибкие права для больших редакций.',
  ],
  opencart: [
    'A light shop engine with thousands of ready-made extensions.',
    'Лёгкий движок магазина с тысячами готовых дополнений.',
  ],
  prestashop: [
    'A shop with European taxes, carriers and languages out of the box.',
    'Магазин с европейскими налогами, службами доставки и языками из коробки.',
  ],
  magento: [
    'Large catalogues with layered navigation, and several shops in one admin area.',
    'Большие каталоги с фильтрами и несколько магазинов в одной админке.',
  ],
  '1c-bitrix': [
    'Sites and shops that exchange products and orders with 1C.',
    'Сайты и магазины, которые обмениваются с 1С товарами и заказами.',
  ],
  modx: [
    'Your own markup with chunks, snippets and template variables.',
    'Своя вёрстка на чанках, сниппетах и TV-параметрах.',
  ],
  laravel: [
    'Eloquent, Blade and Artisan, with queues and a scheduler.',
    'Eloquent, Blade и Artisan, очереди и планировщик.',
  ],
  symfony: [
    'Components, Doctrine and Messenger for long-lived applications.',
    'Компоненты, Doctrine и Messenger для проектов на годы вперёд.',
  ],
  yii: [
    'Active Record, Gii and role-based access for admin areas and APIs.',
    'Active Record, Gii и права по ролям для админок и API.',
  ],
  codeigniter: [
    'A framework of a few megabytes with very little to configure.',
    'Фреймворк на несколько мегабайт, в котором почти нечего настраивать.',
  ],
  laminas: [
    'The successor to Zend Framework, with MVC and Mezzio middleware.',
    'Преемник Zend Framework: MVC и middleware на Mezzio.',
  ],
  phalcon: ['A framework that is a PHP extension written in C.', 'Фреймворк в виде расширения PHP, написанного на C.'],
  'october-cms': [
    'A CMS on Laravel with Twig themes and content blueprints.',
    'CMS на Laravel с темами на Twig и схемами контента в Tailor.',
  ],
  'evolution-cms': [
    'The document tree of early MODX, developed further by its community.',
    'Дерево документов из ранних версий MODX, которое развивает сообщество.',
  ],
  mediawiki: [
    'The engine of Wikipedia: page histories, templates and talk pages.',
    'Движок Википедии: история правок, шаблоны и страницы обсуждений.',
  ],
  phpbb: [
    'A free forum with boards, groups, private messages and moderation.',
    'Бесплатный форум с разделами, группами, личными сообщениями и модерацией.',
  ],
  xenforo: [
    'A forum with alerts, reactions and a large choice of add-ons.',
    'Форум с уведомлениями, реакциями и большим выбором дополнений.',
  ],
  vbulletin: [
    'Forums, blogs and articles for communities with a long archive.',
    'Форумы, блоги и статьи для сообществ с большим архивом.',
  ],
  'invision-community': [
    'Forums, clubs, galleries and downloads in one suite.',
    'Форумы, клубы, галереи и файлы в одном комплекте.',
  ],
  dle: [
    'News portals with user groups, categories and a fast cache.',
    'Новостные порталы с группами пользователей, рубриками и быстрым кешем.',
  ],
  instantcms: [
    'Profiles, groups and activity feeds for city portals and clubs.',
    'Профили, группы и ленты активности для городских порталов и клубов.',
  ],
  'cs-cart': [
    'Shops and marketplaces where each vendor has an admin area.',
    'Магазины и маркетплейсы, где у каждого продавца своя админка.',
  ],
  'shop-script': [
    'A Webasyst shop with themes, plugins and order workflows.',
    'Магазин на Webasyst с темами, плагинами и своими этапами заказа.',
  ],
  simpla: [
    'A small shop with a simple admin area and 1C exchange.',
    'Небольшой магазин с простой админкой и обменом с 1С.',
  ],
  'umi-cms': [
    'Pages edited where visitors see them, with templates in XSLT or PHP.',
    'Правка текста прямо на странице, шаблоны на XSLT или PHP.',
  ],
  hostcms: [
    'Sites and shops on XSLT templates, several domains in one installation.',
    'Сайты и магазины на шаблонах XSLT, несколько доменов в одной установке.',
  ],
};

const cmsLandings: NewLanding[] = cmsRows.map(({ slug, name }, position) => {
  const [en, ru] = descriptions[slug] ?? [];
  return {
    id: firstCmsId + position,
    kind: 'vh_cms',
    slug,
    prefix: 'for',
    label: { en: name, ru: russianNames[slug] ?? name },
    shortDescription: en === undefined || ru === undefined ? null : { en, ru },
    min: {},
    tags: [],
    position,
  };
});

/** Pages of web hosting by country and by system. */
export const vhLandingRows: NewLanding[] = [...placeLandings, ...cmsLandings];
