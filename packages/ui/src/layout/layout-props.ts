import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { LayoutElement } from './responsive.ts';

/** What every layout primitive takes besides its own props; the rest goes to the root element. */
export interface LayoutProps extends HTMLAttributes<HTMLElement> {
  children?: ReactNode;
  /** The element to render. @default 'div' */
  element?: LayoutElement | undefined;
  ref?: Ref<HTMLElement> | undefined;
}
