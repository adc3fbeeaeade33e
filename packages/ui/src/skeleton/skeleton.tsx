import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './skeleton.css.ts';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Shape of the placeholder. @default 'text' */
  shape?: 'text' | 'block' | 'circle' | undefined;
  /** Number of text lines. @default 1 */
  lines?: number | undefined;
  /** Width of a text's last line or of a block, in percent. @default 60 with several lines, else 100 */
  width?: 25 | 40 | 60 | 80 | 100 | undefined;
  /** Height of a block, diameter of a circle, in CSS pixels. @default 44 */
  height?: 20 | 32 | 44 | 64 | 96 | 160 | 240 | 320 | undefined;
}

/** A placeholder for loading content. Hidden from screen readers, so wrap the whole region in a SkeletonRegion. */
export function Skeleton({ shape = 'text', lines = 1, width, height = 44, className, ...rest }: SkeletonProps) {
  const root = { 'data-component': 'skeleton', 'aria-hidden': true, ...rest } as const;
  if (shape === 'circle') return <span {...root} className={classNames(css.circle, css.square[height], className)} />;
  if (shape === 'block') {
    return <span {...root} className={classNames(css.block, css.height[height], css.width[width ?? 100], className)} />;
  }
  return (
    <span {...root} className={classNames(css.root, className)}>
      {Array.from({ length: lines }, (_, index) => (
        <span
          key={index}
          className={classNames(css.line, index === lines - 1 && css.width[width ?? (lines > 1 ? 60 : 100)])}
        />
      ))}
    </span>
  );
}
