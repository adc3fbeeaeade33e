'use client';

import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { buttonClass } from '../button/button-look.ts';
import * as button from '../button/button.css.ts';
import { classNames } from '../class-names/class-names.ts';
import { CopyButton, type CopyLabels } from '../copyable/copy-button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { LineIcon } from '../layers/line-icon.tsx';
import * as css from './code-block.css.ts';
import { CodeLines } from './code-lines.tsx';

export interface CodeDownload {
  /** URL of the file. */
  href: string;
  /** Name of the link: "Download nginx.conf". */
  label: string;
  /** Name of the saved file. @default from the URL or the response */
  name?: string | undefined;
}

export interface CodeBlockProps extends Omit<ComponentProps<'figure'>, 'children'>, CopyLabels {
  /** The code as it is copied. */
  code: string;
  /** Caption such as "Connect" or "nginx.conf". Also names the scrollable region. */
  caption: string;
  /** The language, shown after the caption. */
  note?: ReactNode;
  /** Shows line numbers. They aren't copied. @default false */
  lineNumbers?: boolean | undefined;
  /** Number of the first line: of a part of a file. @default 1 */
  firstLine?: number | undefined;
  /** Numbers of the lines to highlight. */
  highlightedLines?: readonly number[] | undefined;
  /** The lines with syntax highlighting, one node for each line of `code`. @default their text */
  lines?: readonly ReactNode[] | undefined;
  /** Name of a button that wraps long lines: "Wrap lines". Without it, they scroll. */
  wrapLabel?: string | undefined;
  /** A link to the code as a file. */
  download?: CodeDownload | undefined;
}

const WRAP = 'M3 5h18M3 19h6M3 12h14.5a3.5 3.5 0 0 1 0 7H13m2.5-2.5L13 19l2.5 2.5';
const DOWNLOAD = 'M12 3v12m-5-5 5 5 5-5m4 5v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4';
const iconLink = buttonClass({ variant: 'quiet', size: 'small' }, button.iconOnly.small);

/** A block of code to read and copy. Long lines scroll, also with the keyboard, or wrap. */
export function CodeBlock(props: CodeBlockProps) {
  const { code, caption, note, copyLabel, copiedLabel, className, ...others } = props;
  const { lineNumbers = false, firstLine = 1, highlightedLines = [], lines, wrapLabel, download, ...rest } = others;
  const shown = useRef<HTMLPreElement>(null);
  const [wraps, setWraps] = useState(false);
  const byLine = lineNumbers || highlightedLines.length > 0 || lines !== undefined;
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
        <span data-part="tools" className={css.tools}>
          {wrapLabel === undefined ? null : (
            <IconButton
              size="small"
              label={wrapLabel}
              aria-pressed={wraps}
              icon={<LineIcon path={WRAP} size={16} strokeWidth={2} />}
              className={css.wrapButton}
              onClick={() => setWraps(!wraps)}
            />
          )}
          {download === undefined ? null : (
            <a
              href={download.href}
              download={download.name ?? ''}
              aria-label={download.label}
              title={download.label}
              data-part="download"
              className={iconLink}
            >
              <LineIcon path={DOWNLOAD} size={16} strokeWidth={2} />
            </a>
          )}
          <CopyButton value={code} shown={shown} copyLabel={copyLabel} copiedLabel={copiedLabel} />
        </span>
      </figcaption>
      <pre
        ref={shown}
        role="region"
        tabIndex={0}
        aria-label={caption}
        translate="no"
        data-wraps={wraps ? '' : undefined}
        className={css.code}
      >
        <code className={byLine ? css.lines : undefined}>
          {byLine ? (
            <CodeLines
              code={code}
              lines={lines}
              first={lineNumbers ? firstLine : undefined}
              highlighted={highlightedLines}
            />
          ) : (
            code
          )}
        </code>
      </pre>
    </figure>
  );
}
