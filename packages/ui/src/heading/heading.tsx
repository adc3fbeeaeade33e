import { createElement, type HTMLAttributes, type ReactNode, type Ref, type ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './heading.css.ts';

const defaultSize = { 1: 48, 2: 36, 3: 22, 4: 18, 5: 16, 6: 14 } as const;

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Text of the heading. */
  children: ReactNode;
  /** Level in the page outline, independent of its size. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Size in pixels at a window width of 1440 px. @default 48, 36, 22, 18, 16, 14 by level */
  size?: 14 | 16 | 18 | 22 | 28 | 36 | 48 | 64 | undefined;
  /** Monospaced, for names and addresses of machines, which break anywhere. @default false */
  mono?: boolean | undefined;
  /** The root element. */
  ref?: Ref<HTMLHeadingElement> | undefined;
}

export function Heading({ level, size, mono = false, className, ...rest }: HeadingProps): ReactElement {
  return createElement(`h${level}`, {
    'data-component': 'heading',
    ...rest,
    className: classNames(css.root, css.size[size ?? defaultSize[level]], mono && css.mono, className),
  });
}
