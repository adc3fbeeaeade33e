import type { Breakpoint, Space } from '../theme/index.ts';
import type { fromWidth } from '../theme/media.ts';
import './atoms.css.ts';

/**
 * One value for every width, or one from each breakpoint on: `{ base: 16, md: 24 }` by the window's width,
 * `{ base: 1, '@md': 2 }` by that of the nearest `Measured`: 320, 480 and 720 px for `@sm`, `@md` and `@lg`.
 */
export type Responsive<Value> =
  | Value
  | ({ base: Value } & { [Name in Breakpoint | `@${keyof typeof fromWidth}`]?: Value });

/** Space between the children, by its pixels on the 4 px grid. */
export type Gap = Responsive<Space>;

export type Align = Responsive<'start' | 'center' | 'end' | 'baseline' | 'stretch'>;
export type Justify = Responsive<'start' | 'center' | 'end' | 'between'>;

/** The classes of `atoms.css.ts` for a responsive value: `('gap', { base: 16, md: 24 })` → `h-gap-16 md:h-gap-24`. */
export function atoms(name: string, value: Responsive<string | number> | undefined): string {
  if (value === undefined) return '';
  if (typeof value !== 'object') return `h-${name}-${value}`;
  return Object.entries(value)
    .map(([breakpoint, one]) => (breakpoint === 'base' ? `h-${name}-${one}` : `${breakpoint}:h-${name}-${one}`))
    .join(' ');
}

/** Elements that a layout primitive may be. Never a component: a link in a list is a child, not the list. */
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
