import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { LayoutElement } from './responsive.ts';

/** Common props of layout primitives. Other props are passed to the root element. */
export interface LayoutProps extends HTMLAttributes<HTMLElement> {
  /** Content to lay out. */
  children?: ReactNode;
  /** The element to render. @default 'div' */
  element?: LayoutElement | undefined;
  /** The root element. */
  ref?: Ref<HTMLElement> | undefined;
}
