'use client';

import { type ComponentProps, type ReactNode, useRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { CopyButton, type CopyLabels } from '../copyable/copy-button.tsx';
import * as css from './code-block.css.ts';

export interface CodeBlockProps extends Omit<ComponentProps<'figure'>, 'children'>, CopyLabels {
  /** The lines, as they are copied. */
  code: string;
  /** What it is: "Connect", "nginx.conf". Also the name of the scrolling part. */
  caption: string;
  /** After the caption: the language. */
  note?: ReactNode;
}

/** Lines to copy. Long ones scroll, by keyboard too. */
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
