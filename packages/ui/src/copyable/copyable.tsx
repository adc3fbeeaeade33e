'use client';

import { type ComponentProps, type ReactNode, useRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { CopyButton, type CopyLabels } from './copy-button.tsx';
import * as css from './copyable.css.ts';

export interface CopyableProps extends Omit<ComponentProps<'span'>, 'children'>, CopyLabels {
  /** What is copied. */
  value: string;
  /** What is shown, if that is something else: dots for a password. @default the value */
  children?: ReactNode;
}

/** An address, key or number with a button that copies it. */
export function Copyable({ value, copyLabel, copiedLabel, className, children, ...rest }: CopyableProps) {
  const shown = useRef<HTMLElement>(null);
  return (
    <span data-component="copyable" {...rest} className={classNames(css.root, className)}>
      <code ref={shown} data-part="value" translate="no" className={css.value}>
        {children ?? value}
      </code>
      <CopyButton value={value} shown={shown} copyLabel={copyLabel} copiedLabel={copiedLabel} />
    </span>
  );
}
