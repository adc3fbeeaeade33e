import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { DiffLines, type DiffWords } from './diff-lines.tsx';
import * as css from './diff-view.css.ts';
import { countsOf, type DiffHunk, partsOfHunks, partsOfTexts } from './parts.ts';

interface DiffViewBase extends Omit<ComponentProps<'figure'>, 'children'>, DiffWords {
  /** What is compared: "nginx.conf". */
  caption: ReactNode;
  /** Returns the summary in words, because “+3 −1” isn't read well: "3 lines added, 1 removed". */
  summaryLabel: (added: number, removed: number) => string;
  /** Shown if nothing changed: "No changes". */
  equalLabel: string;
  /** Largest number of added and removed lines that is compared and shown. @default 1000 */
  maxChanges?: number | undefined;
  /** Shown instead if there are more: "Too many changes to show." */
  tooManyLabel: ReactNode;
  /** Side by side where the component is at least 720 px wide, or always one after the other. @default 'auto' */
  layout?: 'auto' | 'unified' | undefined;
}

/** Two texts, or a diff that was made elsewhere. */
type DiffSource =
  | { before: string; after: string; context?: number | undefined; hunks?: undefined }
  | { hunks: readonly DiffHunk[]; before?: undefined; after?: undefined; context?: undefined };

export type DiffViewProps = DiffViewBase & DiffSource;

/** The changes between two versions of a text, line by line. Lines wrap, and the server can render it. */
export function DiffView(props: DiffViewProps) {
  const { caption, summaryLabel, equalLabel, maxChanges = 1000, tooManyLabel, layout = 'auto', ...others } = props;
  const { addedLabel, removedLabel, unchangedLabel, before, after, context = 3, hunks, className, ...rest } = others;
  const parts = hunks ? partsOfHunks(hunks, maxChanges) : partsOfTexts(before ?? '', after ?? '', context, maxChanges);
  const counts = parts && countsOf(parts);
  const isEqual = counts?.added === 0 && counts.removed === 0;
  const message = counts ? (isEqual ? equalLabel : undefined) : tooManyLabel;
  return (
    <figure
      data-component="diff-view"
      {...rest}
      className={classNames(css.root, layout === 'auto' && css.wide, className)}
    >
      <figcaption data-part="caption" className={css.head}>
        <bdi className={css.caption}>{caption}</bdi>
        {counts === undefined || isEqual ? null : (
          <span data-part="summary" className={css.summary}>
            <span aria-hidden="true" className={css.plus}>{`+${counts.added}`}</span>{' '}
            <span aria-hidden="true" className={css.minus}>{`−${counts.removed}`}</span>
            <span className={css.spoken}>{summaryLabel(counts.added, counts.removed)}</span>
          </span>
        )}
      </figcaption>
      {message === undefined ? (
        <div data-part="lines" translate="no" className={css.lines}>
          <DiffLines parts={parts ?? []} words={{ addedLabel, removedLabel, unchangedLabel }} />
        </div>
      ) : (
        <div data-part="message" className={css.message}>
          <bdi>{message}</bdi>
        </div>
      )}
    </figure>
  );
}
