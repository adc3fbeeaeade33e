import type { Breakpoint, Space } from '../theme/index.ts';
import type { fromWidth } from '../theme/media.ts';
import './atoms.css.ts';

/**
 * One value, or a value per breakpoint: `{ base: 16, md: 24 }` for the width of the window, `{ base: 1, '@md': 2 }` for
 * that of the nearest `Measured` (320, 480 and 720 px for `@sm`, `@md` and `@lg`).
 */
export type Responsive<Value> =
  | Value
  | ({ base: Value } & { [Name in Breakpoint | `@${keyof typeof fromWidth}`]?: Value });

/** Space in pixels on the 4 px grid. */
export type Gap = Responsive<Space>;

export type Align = Responsive<'start' | 'center' | 'end' | 'baseline' | 'stretch'>;
export type Justify = Responsive<'start' | 'center' | 'end' | 'between'>;

/**
 * Returns the classes of `atoms.css.ts` for a responsive value: `('gap', { base: 16, md: 24 })` → `h-gap-16
 * md:h-gap-24`.
 */
export function atoms(name: string, value: Responsive<string | number> | undefined): string {
  if (value === undefined) return '';
  if (typeof value !== 'object') return `h-${name}-${value}`;
  return Object.entries(value)
    .map(([breakpoint, one]) => (breakpoint === 'base' ? `h-${name}-${one}` : `${breakpoint}:h-${name}-${one}`))
    .join(' ');
}

/** Elements that a layout primitive can render. */
export type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'span'
  | 'form'
  | 'fieldset';
