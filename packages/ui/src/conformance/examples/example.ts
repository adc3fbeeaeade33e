import type { CSSProperties, ReactElement } from 'react';

/** Props that any component accepts. */
export interface Given {
  ref?: (node: Element | null) => void;
  className?: string;
  style?: CSSProperties;
  'data-given'?: string;
}

export interface Example {
  /** Renders the component with the given props. */
  draw: (given: Given) => ReactElement;
  /**
   * Element that receives `ref` and other props, if it isn't the root. Fields pass them to their control. @default the
   * root
   */
  control?: string;
  /** Reason why it renders nothing on the server. @default it renders */
  notOnServer?: string;
}

/** Examples by export name. */
export type Examples = Readonly<Record<string, Example>>;

export const nothing = (): undefined => undefined;
