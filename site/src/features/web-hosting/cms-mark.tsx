import type { Cms } from '@hoster/contract';
// Browsers draw no symbol out of a data address.
import marks from './cms-marks.svg?no-inline';
import * as css from './web-hosting.css.ts';

/** Systems with a brand mark in `cms-marks.svg` (from simple-icons, CC0). */
const known: ReadonlySet<string> = new Set([
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
      {icon !== null && known.has(icon) ? (
        <use href={`${marks}#${icon}`} />
      ) : (
        <>
          <rect x="1" y="1" width="22" height="22" rx="5" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <text x="12" y="16" textAnchor="middle" className={css.monogram}>
            {monogramOf(name)}
          </text>
        </>
      )}
    </svg>
  );
}
