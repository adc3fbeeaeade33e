import type { CSSProperties, ReactElement } from 'react';

/** What a consumer may give to any component. Not all of them at once in every test. */
export interface Given {
  ref?: (node: Element | null) => void;
  className?: string;
  style?: CSSProperties;
  'data-given'?: string;
}

export interface Example {
  /** Draws the component, with what is given on it. */
  draw: (given: Given) => ReactElement;
  /**
   * Where `ref` and the rest go, if that is not the root: fields hand out their control, as the native element would.
   * @default the root
   */
  control?: string;
  /** Why the server draws nothing of it. @default it draws */
  notOnServer?: string;
}

/** Examples by the name of the export. */
export type Examples = Readonly<Record<string, Example>>;

export const nothing = (): undefined => undefined;
