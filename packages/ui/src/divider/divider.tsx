import { createElement, type HTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './divider.css.ts';

export interface DividerProps extends HTMLAttributes<HTMLElement> {
  /** Words in the middle of the line: "or". */
  children?: ReactNode;
  /** The root element. */
  ref?: Ref<HTMLElement> | undefined;
}

/** A line between two parts of a form or page, with words in its middle if they are alternatives. */
export function Divider({ className, children, ...rest }: DividerProps): ReactElement {
  const isLabelled = children !== undefined;
  return createElement(
    isLabelled ? 'p' : 'hr',
    {
      'data-component': 'divider',
      ...rest,
      className: classNames(isLabelled ? css.labelled : css.root, className),
    },
    ...(isLabelled ? [<span key="label">{children}</span>] : []),
  );
}
