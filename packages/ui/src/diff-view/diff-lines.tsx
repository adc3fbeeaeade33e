import { classNames } from '../class-names/class-names.ts';
import * as css from './diff-view.css.ts';
import type { ChangedPart, DiffPart, SkippedPart } from './parts.ts';

/** Words for what signs and colours show. */
export interface DiffWords {
  /** Read before an added line: "Added:". */
  addedLabel: string;
  /** Read before a removed line: "Removed:". */
  removedLabel: string;
  /** Returns the text of a row in place of unchanged lines: "120 unchanged lines". */
  unchangedLabel: (count: number) => string;
}

interface LineProps {
  kind: 'same' | 'added' | 'removed' | 'copy';
  number: number;
  text: string;
  word?: string;
}

const SIGNS = { same: '', copy: '', added: '+', removed: '−' };

/** A line with its number and sign, which are neither read nor copied. */
function Line({ kind, number, text, word }: LineProps) {
  return (
    <div
      data-part="line"
      data-kind={kind}
      aria-hidden={kind === 'copy' ? true : undefined}
      className={kind === 'copy' ? css.copy : css.line[kind]}
    >
      <span aria-hidden="true" data-number={number} data-sign={SIGNS[kind]} className={css.gutter} />
      <code className={css.code}>
        {word === undefined ? null : <span className={css.spoken}>{word} </span>}
        <span>{text}</span>
      </code>
    </div>
  );
}

/** Unchanged lines. Side by side, each is there twice. */
function SameLines({ before, after, lines }: { before: number; after: number; lines: readonly string[] }) {
  return lines.map((text, index) => (
    <div key={after + index} className={css.pair}>
      <Line kind="copy" number={before + index} text={text} />
      <Line kind="same" number={after + index} text={text} />
    </div>
  ));
}

/** Removed and added lines: one after the other, or in pairs side by side. */
function ChangedLines({ part, words }: { part: ChangedPart; words: DiffWords }) {
  const { before, after, removed, added } = part;
  const pairs = Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => index);
  return (
    <div className={css.change}>
      {pairs.map((index) => {
        const [from, to] = [removed[index], added[index]];
        return (
          <div key={index} className={css.changedPair}>
            {from === undefined ? null : (
              <Line kind="removed" number={before + index} text={from} word={words.removedLabel} />
            )}
            {to === undefined ? null : <Line kind="added" number={after + index} text={to} word={words.addedLabel} />}
          </div>
        );
      })}
    </div>
  );
}

/** Unchanged lines that can be shown, where they are known. */
function SkippedLines({ part, words }: { part: SkippedPart; words: DiffWords }) {
  const { before, after, count, lines } = part;
  const label = <bdi>{words.unchangedLabel(count)}</bdi>;
  if (!lines)
    return (
      <div className={css.skip}>
        <div data-part="skipped" className={css.skipped}>
          {label}
        </div>
      </div>
    );
  return (
    <details className={css.skip}>
      <summary data-part="expand" className={classNames(css.skipped, css.expand)}>
        <svg width="12" height="12" viewBox="0 0 12 12" fill="none" aria-hidden="true" className={css.chevron}>
          <path d="m2 4.25 4 4 4-4" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
        {label}
      </summary>
      <SameLines {...{ before, after, lines }} />
    </details>
  );
}

export const DiffLines = ({ parts, words }: { parts: readonly DiffPart[]; words: DiffWords }) =>
  parts.map((part) => {
    const key = `${part.kind}-${part.before}-${part.after}`;
    if (part.kind === 'skipped') return <SkippedLines key={key} {...{ part, words }} />;
    if (part.kind === 'changed') return <ChangedLines key={key} {...{ part, words }} />;
    return <SameLines key={key} before={part.before} after={part.after} lines={part.lines} />;
  });
