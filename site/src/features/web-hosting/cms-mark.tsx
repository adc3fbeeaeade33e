import type { Cms } from '@hoster/contract';
// Browsers draw no symbol out of a data address.
import marks from './cms-marks.svg?no-inline';
import * as css from './web-hosting.css.ts';

/** Systems with a brand mark in `cms-marks.svg`; for the others no icon set with a free licence has one. */
export const marked: ReadonlySet<string> = new Set([
  'wordpress',
  'woocommerce',
  'joomla',
  'drupal',
  'modx',
  'phpbb',
  'prestashop',
  'vbulletin',
  'laravel',
  'symfony',
  'yii',
  'codeigniter',
  'october-cms',
  'opencart',
  'magento',
  '1c-bitrix',
  'laminas',
  'phalcon',
  'mediawiki',
  'invision-community',
]);

/** Two letters of a name: its first two capitals or digits, else its beginning. */
export function monogramOf(name: string): string {
  const capitals = name.replaceAll(/[^\p{Lu}\d]/gu, '');
  return capitals.length > 1 ? capitals.slice(0, 2) : name.slice(0, 2);
}

/** The mark of a system in the colour of the text; its monogram where it has none. Says nothing: the name is beside it. */
export function CmsMark({
  cms: { icon, name },
  size,
}: {
  cms: Pick<Cms, 'icon' | 'name'>;
  size: keyof typeof css.mark;
}) {
  return (
    <svg className={css.mark[size]} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      {icon !== null && marked.has(icon) ? (
        <use href={`${marks}#${icon}`} />
      ) : (
        <>
          <rect width="24" height="24" rx="6" opacity=".16" />
          <text x="12" y="16" textAnchor="middle" className={css.monogram}>
            {monogramOf(name)}
          </text>
        </>
      )}
    </svg>
  );
}
