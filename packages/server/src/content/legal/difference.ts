import { defineMessages } from '@formatjs/intl';
import { translate } from '../../i18n/translate.ts';
import { diffArrays, diffWords } from 'diff';
import type { Language } from '../../platform/http/index.ts';
import { escapeHtml } from '../../platform/documents/index.ts';

/** A document as input of the comparison. */
export interface ComparedText {
  /** A line for each heading, paragraph, list item and row of a table. */
  readonly text: string;
  /** Titles of the sections, which are lines of the text too. */
  readonly headings: readonly string[];
}

/** Number of edits from which two lines count as entirely different. */
const mostEdits = 400;
/** Share of common words from which a line counts as changed, not replaced. */
const likeness = 0.4;

const labels = defineMessages({
  ins: {
    id: 'content.legal.difference.ins',
    defaultMessage: 'added:',
    description: 'Mark of a changed text, for screen readers',
  },
  del: {
    id: 'content.legal.difference.del',
    defaultMessage: 'removed:',
    description: 'Mark of a changed text, for screen readers',
  },
});

/**
 * Returns what changed between two versions as HTML: the changed lines below the titles of their sections, with `ins`
 * and `del`. Their `data-label` describes the change in words. Empty when the texts are the same.
 */
export function differenceOf(before: ComparedText, after: ComparedText, language: Language): string {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const mark = (tag: 'ins' | 'del', text: string) =>
    text === '' ? '' : `<${tag} data-label="${translate(language, labels[tag])}">${escapeHtml(text)}</${tag}>`;

  /** A changed line, word by word. */
  const changed = (from: string, to: string): string => {
    const parts = diffWords(from, to, { intlSegmenter: segmenter, maxEditLength: mostEdits });
    if (!parts) return mark('del', from) + mark('ins', to);
    return parts
      .map(({ value, added, removed }) =>
        added ? mark('ins', value) : removed ? mark('del', value) : escapeHtml(value),
      )
      .join('');
  };
  const wordsOf = (line: string) =>
    new Set([...segmenter.segment(line)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : [])));

  const isHeading = new Set([...before.headings, ...after.headings]);
  const html: string[] = [];
  /** Title of the section, until a change in it is shown. */
  let section: string | null = null;
  const show = (line: string, isTitle: boolean) => {
    if (isTitle) section = null;
    if (section !== null) html.push(`<h3>${escapeHtml(section)}</h3>`);
    section = null;
    html.push(isTitle ? `<h3>${line}</h3>` : `<p>${line}</p>`);
  };

  let removed: string[] = [];
  for (const part of [...diffArrays(before.text.split('\n'), after.text.split('\n')), null]) {
    if (part?.removed) {
      removed.push(...part.value);
      continue;
    }
    for (const [from, to] of pairs(removed, part?.added ? part.value : [], wordsOf)) {
      const line = from === null ? mark('ins', to ?? '') : to === null ? mark('del', from) : changed(from, to);
      show(line, isHeading.has(to ?? from ?? ''));
    }
    removed = [];
    if (part && !part.added) section = part.value.findLast((line) => isHeading.has(line)) ?? section;
  }
  return html.join('\n');
}

/** Pairs removed lines with the added ones that replace them, in order; null where there is no counterpart. */
function pairs(
  removed: readonly string[],
  added: readonly string[],
  wordsOf: (line: string) => ReadonlySet<string>,
): [from: string | null, to: string | null][] {
  const left = removed.map((line) => ({ line, words: wordsOf(line) }));
  const found: [string | null, string | null][] = [];
  for (const line of added) {
    const words = wordsOf(line);
    const index = left.findIndex((one) => shareOf(one.words, words) >= likeness);
    if (index !== -1) {
      found.push(...left.splice(0, index).map((one): [string, null] => [one.line, null]));
      left.shift();
    }
    found.push([index === -1 ? null : (removed[removed.length - left.length - 1] ?? null), line]);
  }
  return [...found, ...left.map((one): [string, null] => [one.line, null])];
}

/** Share of the longer line's words that two lines have in common. */
function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return common / Math.max(one.size, other.size, 1);
}
