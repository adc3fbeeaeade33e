'use client';

import { type ComponentProps, type ReactNode, useRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { CopyButton, type CopyLabels } from './copy-button.tsx';
import * as css from './copyable.css.ts';

export interface CopyableProps extends Omit<ComponentProps<'span'>, 'children'>, CopyLabels {
  /** The value to copy. */
  value: string;
  /** The displayed text, such as dots for a password. @default the value */
  children?: ReactNode;
}

/** A value with a copy button, such as an address, key or number. */
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
