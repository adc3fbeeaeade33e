import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { LayoutElement } from './responsive.ts';

/** What every layout primitive takes besides its own props; the rest goes to the root element. */
export interface LayoutProps extends HTMLAttributes<HTMLElement> {
  /** What it lays out. */
  children?: ReactNode;
  /** The element to render. @default 'div' */
  element?: LayoutElement | undefined;
  /** The element. */
  ref?: Ref<HTMLElement> | undefined;
}
