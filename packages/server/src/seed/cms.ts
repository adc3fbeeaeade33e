import type { cms } from '../catalogue/index.ts';

type NewCms = typeof cms.$inferInsert;
type System = [
  slug: string,
  name: string,
  kind: NewCms['kind'],
  version: string,
  php: [min: string, max?: string],
  memoryMb: number,
  databases: NewCms['databases'],
  license: NewCms['license'],
];

const mariaDb: NewCms['databases'] = ['MariaDB'];
const either: NewCms['databases'] = ['MariaDB', 'PostgreSQL'];

/** Well-known ones first. */
const systems: System[] = [
  ['wordpress', 'WordPress', 'cms', '7.0', ['7.4'], 256, mariaDb, 'free'],
  ['woocommerce', 'WooCommerce', 'shop', '10.8', ['7.4'], 512, mariaDb, 'free'],
  ['joomla', 'Joomla', 'cms', '6.1', ['8.3'], 256, either, 'free'],
  ['drupal', 'Drupal', 'cms', '11.4', ['8.3'], 512, either, 'free'],
  ['opencart', 'OpenCart', 'shop', '4.1', ['8.0', '8.4'], 256, mariaDb, 'free'],
  ['prestashop', 'PrestaShop', 'shop', '9.1', ['8.1', '8.4'], 512, mariaDb, 'free'],
  ['magento', 'Magento', 'shop', '2.4', ['8.3', '8.4'], 2048, mariaDb, 'free'],
  ['1c-bitrix', '1C-Bitrix', 'cms', '25.0', ['8.2', '8.4'], 1024, mariaDb, 'paid'],
  ['modx', 'MODX', 'cms', '3.1', ['7.4', '8.4'], 256, mariaDb, 'free'],
  ['laravel', 'Laravel', 'framework', '13', ['8.3'], 256, either, 'free'],
  ['symfony', 'Symfony', 'framework', '7.4', ['8.2'], 256, either, 'free'],
  ['yii', 'Yii', 'framework', '2.0', ['7.4'], 128, either, 'free'],
  ['codeigniter', 'CodeIgniter', 'framework', '4.7', ['8.2', '8.4'], 128, either, 'free'],
  ['laminas', 'Laminas', 'framework', '3.8', ['8.1', '8.4'], 256, either, 'free'],
  ['phalcon', 'Phalcon', 'framework', '5.9', ['8.0', '8.4'], 128, either, 'free'],
  ['october-cms', 'October CMS', 'cms', '4.1', ['8.2', '8.4'], 512, either, 'paid'],
  ['evolution-cms', 'Evolution CMS', 'cms', '3.1', ['7.4', '8.3'], 128, mariaDb, 'free'],
  ['mediawiki', 'MediaWiki', 'wiki', '1.45', ['8.2', '8.4'], 512, either, 'free'],
  ['phpbb', 'phpBB', 'forum', '3.3', ['7.2', '8.4'], 128, either, 'free'],
  ['xenforo', 'XenForo', 'forum', '2.3', ['7.2', '8.4'], 256, mariaDb, 'paid'],
  ['vbulletin', 'vBulletin', 'forum', '6.1', ['8.1', '8.4'], 512, mariaDb, 'paid'],
  ['invision-community', 'Invision Community', 'forum', '5.0', ['8.1', '8.4'], 1024, mariaDb, 'paid'],
  ['dle', 'DataLife Engine', 'cms', '18.1', ['7.4', '8.4'], 256, mariaDb, 'paid'],
  ['instantcms', 'InstantCMS', 'cms', '2.17', ['7.4', '8.4'], 256, mariaDb, 'free'],
  ['cs-cart', 'CS-Cart', 'shop', '4.19', ['8.0', '8.3'], 1024, mariaDb, 'paid'],
  ['shop-script', 'Shop-Script', 'shop', '11', ['7.4', '8.4'], 512, mariaDb, 'paid'],
  ['simpla', 'Simpla', 'shop', '2.3', ['5.6', '7.4'], 128, mariaDb, 'paid'],
  ['umi-cms', 'UMI.CMS', 'cms', '24', ['7.4', '8.3'], 512, mariaDb, 'paid'],
  ['hostcms', 'HostCMS', 'cms', '7.1', ['7.1', '8.4'], 256, mariaDb, 'paid'],
];

/** Paid systems with a trial version that the panel installs; the customer enters the licence later. */
const withTrial = new Set(['1c-bitrix', 'cs-cart', 'hostcms', 'umi-cms']);

/**
 * Path at which their installers put the admin page. PrestaShop and Magento pick a random address; frameworks have
 * none.
 */
const adminPaths: Readonly<Record<string, string>> = {
  wordpress: '/wp-admin/',
  woocommerce: '/wp-admin/',
  joomla: '/administrator/',
  drupal: '/user/login',
  opencart: '/admin/',
  '1c-bitrix': '/bitrix/admin/',
  modx: '/manager/',
  'october-cms': '/admin/',
  'evolution-cms': '/manager/',
  mediawiki: '/index.php?title=Special:UserLogin',
  phpbb: '/adm/',
  xenforo: '/admin.php',
  vbulletin: '/admincp/',
  'invision-community': '/admin/',
  dle: '/admin.php',
  instantcms: '/admin/',
  'cs-cart': '/admin.php',
  'shop-script': '/webasyst/',
  simpla: '/simpla/',
  'umi-cms': '/admin/',
  hostcms: '/admin/',
};

/** Systems that hosting can be ordered with. The other paid ones are uploaded, frameworks installed with Composer. */
export const cmsRows: NewCms[] = systems.map(
  ([slug, name, kind, version, [minPhp, maxPhp = null], memoryMb, databases, license], position) => ({
    id: position + 1,
    slug,
    name,
    kind,
    version,
    minPhp,
    maxPhp,
    memoryMb,
    databases,
    oneClick: kind !== 'framework' && (license === 'free' || withTrial.has(slug)),
    adminPath: adminPaths[slug] ?? null,
    license,
    position,
  }),
);
