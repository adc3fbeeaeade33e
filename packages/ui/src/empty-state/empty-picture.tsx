import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './empty-state.css.ts';

export interface EmptyPictureProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** What will appear: servers, rows of a list, messages, a chart, or results of a search. */
  of: 'servers' | 'rows' | 'messages' | 'chart' | 'search';
}

/** What isn't there yet as dashed outlines from 20, 10 to 140, 90, and where the first one will be. */
const DRAWINGS: Readonly<Record<EmptyPictureProps['of'], { absent: string; solid: string; first: string }>> = {
  servers: {
    absent: 'M20 40.5h120v20H20zM20 68.5h120v20H20z',
    solid: 'M20 12.5h120v20H20zM96 22.5h8M112 22.5h8M128 22.5h4',
    first: 'M30 19.5h6v6h-6z',
  },
  rows: {
    absent: 'M20 50.5h16M48 50.5h60M124 50.5h16M20 74.5h16M48 74.5h44M124 74.5h16M20 38.5h120M20 62.5h120',
    solid: 'M48 26.5h72M20 14.5h120M132 26.5h8',
    first: 'M22 22.5h8v8h-8z',
  },
  messages: {
    absent: 'M56 52.5h80a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H56a4 4 0 0 1-4-4v-20a4 4 0 0 1 4-4ZM64 66.5h48',
    solid: 'M32 12.5h68a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H40l-12 8v-30a4 4 0 0 1 4-4ZM52 25.5h36',
    first: 'M37 22.5h6v6h-6z',
  },
  chart: {
    absent: 'M20 64.5h120M20 40.5h120M20 16.5h120',
    solid: 'M20 12.5v76h120M20 76.5c16 0 20-8 32-8',
    first: 'M52 65.5h6v6h-6z',
  },
  search: {
    absent: 'M20 20.5h76M20 44.5h48M20 68.5h60',
    solid: 'M126 48a22 22 0 1 1-44 0 22 22 0 0 1 44 0ZM120 64l20 20',
    first: 'M101 45h6v6h-6z',
  },
};

/** A drawing of what will appear in an EmptyState. Decorative: the title says it. */
export function EmptyPicture({ of, className, ...rest }: EmptyPictureProps) {
  const { absent, solid, first } = DRAWINGS[of];
  return (
    <svg
      viewBox="18 8 124 84"
      width="124"
      height="84"
      aria-hidden="true"
      data-component="empty-picture"
      {...rest}
      className={classNames(css.drawing, className)}
    >
      <path d={absent} className={css.absent} />
      <path d={solid} />
      <path d={first} className={css.first} />
    </svg>
  );
}
