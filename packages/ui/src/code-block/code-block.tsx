'use client';

import { type ComponentProps, type ReactNode, useRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { CopyButton, type CopyLabels } from '../copyable/copy-button.tsx';
import * as css from './code-block.css.ts';

export interface CodeBlockProps extends Omit<ComponentProps<'figure'>, 'children'>, CopyLabels {
  /** The code as it is copied. */
  code: string;
  /** Caption such as "Connect" or "nginx.conf". Also names the scrollable region. */
  caption: string;
  /** The language, shown after the caption. */
  note?: ReactNode;
}

/** A block of code to copy. Long lines scroll, also with the keyboard. */
export function CodeBlock({ code, caption, note, copyLabel, copiedLabel, className, ...rest }: CodeBlockProps) {
  const shown = useRef<HTMLPreElement>(null);
  return (
    <figure data-component="code-block" {...rest} className={classNames(css.root, className)}>
      <figcaption data-part="caption" className={css.head}>
        <span>
          <span className={css.caption}>{caption}</span>
          {note === undefined ? null : (
            <>
              {' '}
              <span data-part="note" className={css.note}>
                {note}
              </span>
            </>
          )}
        </span>
        <span>
          <CopyButton value={code} shown={shown} copyLabel={copyLabel} copiedLabel={copiedLabel} />
        </span>
      </figcaption>
      <pre ref={shown} role="region" tabIndex={0} aria-label={caption} translate="no" className={css.code}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
