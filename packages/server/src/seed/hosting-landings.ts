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
    'Франкфурт: несколько миллисекунд до\u00a0соседних стран, данные под защитой GDPR.',
  ],
  [
    'netherlands',
    'NL',
    'Netherlands',
    'Нидерланды',
    'Rotterdam: for sites with visitors in Benelux, Britain and France.',
    'Роттердам: для сайтов с\u00a0посетителями из\u00a0Бенилюкса, Британии и\u00a0Франции.',
  ],
  [
    'usa',
    'US',
    'USA',
    'США',
    'Dallas: halfway between both coasts, and close to Mexico.',
    'Даллас: на\u00a0полпути между побережьями и\u00a0недалеко от\u00a0Мексики.',
  ],
  [
    'spain',
    'ES',
    'Spain',
    'Испания',
    'Barcelona: for shops and blogs on the Iberian Peninsula.',
    'Барселона: для магазинов и\u00a0блогов на\u00a0Пиренейском полуострове.',
  ],
  [
    'switzerland',
    'CH',
    'Switzerland',
    'Швейцария',
    'Zurich: sites and mail outside the EU, under Swiss data protection law.',
    'Цюрих: сайты и\u00a0почта вне ЕС, под защитой швейцарского закона о\u00a0данных.',
  ],
  [
    'ukraine',
    'UA',
    'Ukraine',
    'Украина',
    'Kyiv: pages load fast for visitors all over the country.',
    'Киев: страницы быстро открываются по\u00a0всей стране.',
  ],
  [
    'russia',
    'RU',
    'Russia',
    'Россия',
    'Moscow: personal data stays in Russia, as 152-FZ requires.',
    'Москва: персональные данные остаются в\u00a0России, как требует 152-ФЗ.',
  ],
];

const placeLandings = countryLandings('vh_location', firstPlaceId, countries);

/** Systems that have another name in Russian. */
const russianNames: Readonly<Record<string, string>> = { '1c-bitrix': '1С-Битрикс' };

const descriptions: Readonly<Record<string, readonly [en: string, ru: string]>> = {
  wordpress: [
    'Themes, plugins and the block editor that more than 40% of websites use.',
    'Темы, плагины и\u00a0блочный редактор: на\u00a0WordPress больше 40\u00a0% сайтов.',
  ],
  woocommerce: [
    'Turns WordPress into a shop with orders, payments and stock.',
    'Превращает WordPress в\u00a0магазин с\u00a0заказами, оплатой и\u00a0учётом остатков.',
  ],
  joomla: [
    'Menus, access levels and several languages without extensions.',
    'Меню, уровни доступа и\u00a0многоязычность без расширений.',
  ],
  drupal: [
    'Content types, views and fine-grained permissions for large editorial teams.',
    'Типы материалов, представления и\u00a0гибкие права для больших редакций.',
  ],
  opencart: [
    'A light shop engine with thousands of ready-made extensions.',
    'Лёгкий движок магазина с\u00a0тысячами готовых дополнений.',
  ],
  prestashop: [
    'A shop with European taxes, carriers and languages out of the box.',
    'Магазин с\u00a0европейскими налогами, службами доставки и\u00a0языками из\u00a0коробки.',
  ],
  magento: [
    'Large catalogues with layered navigation, and several shops in one admin area.',
    'Большие каталоги с\u00a0фильтрами и\u00a0несколько магазинов в\u00a0одной админке.',
  ],
  '1c-bitrix': [
    'Sites and shops that exchange products and orders with 1C.',
    'Сайты и\u00a0магазины, которые обмениваются с\u00a01С товарами и\u00a0заказами.',
  ],
  modx: [
    'Your own markup with chunks, snippets and template variables.',
    'Своя вёрстка на\u00a0чанках, сниппетах и\u00a0TV-параметрах.',
  ],
  laravel: [
    'Eloquent, Blade and Artisan, with queues and a scheduler.',
    'Eloquent, Blade и\u00a0Artisan, очереди и\u00a0планировщик.',
  ],
  symfony: [
    'Components, Doctrine and Messenger for long-lived applications.',
    'Компоненты, Doctrine и\u00a0Messenger для проектов на\u00a0годы вперёд.',
  ],
  yii: [
    'Active Record, Gii and role-based access for admin areas and APIs.',
    'Active Record, Gii и\u00a0права по\u00a0ролям для админок и\u00a0API.',
  ],
  codeigniter: [
    'A framework of a few megabytes with very little to configure.',
    'Фреймворк на\u00a0несколько мегабайт, в\u00a0котором почти нечего настраивать.',
  ],
  laminas: [
    'The successor to Zend Framework, with MVC and Mezzio middleware.',
    'Преемник Zend Framework: MVC и\u00a0middleware на\u00a0Mezzio.',
  ],
  phalcon: [
    'A framework that is a PHP extension written in C.',
    'Фреймворк в\u00a0виде расширения PHP, написанного на\u00a0C.',
  ],
  'october-cms': [
    'A CMS on Laravel with Twig themes and content blueprints.',
    'CMS на\u00a0Laravel с\u00a0темами на\u00a0Twig и\u00a0схемами контента в\u00a0Tailor.',
  ],
  'evolution-cms': [
    'The document tree of early MODX, developed further by its community.',
    'Дерево документов из\u00a0ранних версий MODX, которое развивает сообщество.',
  ],
  mediawiki: [
    'The engine of Wikipedia: page histories, templates and talk pages.',
    'Движок Википедии: история правок, шаблоны и\u00a0страницы обсуждений.',
  ],
  phpbb: [
    'A free forum with boards, groups, private messages and moderation.',
    'Бесплатный форум с\u00a0разделами, группами, личными сообщениями и\u00a0модерацией.',
  ],
  xenforo: [
    'A forum with alerts, reactions and a large choice of add-ons.',
    'Форум с\u00a0уведомлениями, реакциями и\u00a0большим выбором дополнений.',
  ],
  vbulletin: [
    'Forums, blogs and articles for communities with a long archive.',
    'Форумы, блоги и\u00a0статьи для сообществ с\u00a0большим архивом.',
  ],
  'invision-community': [
    'Forums, clubs, galleries and downloads in one suite.',
    'Форумы, клубы, галереи и\u00a0файлы в\u00a0одном комплекте.',
  ],
  dle: [
    'News portals with user groups, categories and a fast cache.',
    'Новостные порталы с\u00a0группами пользователей, рубриками и\u00a0быстрым кешем.',
  ],
  instantcms: [
    'Profiles, groups and activity feeds for city portals and clubs.',
    'Профили, группы и\u00a0ленты активности для городских порталов и\u00a0клубов.',
  ],
  'cs-cart': [
    'Shops and marketplaces where each vendor has an admin area.',
    'Магазины и\u00a0маркетплейсы, где у\u00a0каждого продавца своя админка.',
  ],
  'shop-script': [
    'A Webasyst shop with themes, plugins and order workflows.',
    'Магазин на\u00a0Webasyst с\u00a0темами, плагинами и\u00a0своими этапами заказа.',
  ],
  simpla: [
    'A small shop with a simple admin area and 1C exchange.',
    'Небольшой магазин с\u00a0простой админкой и\u00a0обменом с\u00a01С.',
  ],
  'umi-cms': [
    'Pages edited where visitors see them, with templates in XSLT or PHP.',
    'Правка текста прямо на\u00a0странице, шаблоны на\u00a0XSLT или PHP.',
  ],
  hostcms: [
    'Sites and shops on XSLT templates, several domains in one installation.',
    'Сайты и\u00a0магазины на\u00a0шаблонах XSLT, несколько доменов в\u00a0одной установке.',
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
