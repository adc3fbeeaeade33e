import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { DiffView } from './diff-view.tsx';

const text = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`);

export const docs: ComponentDocs = {
  name: 'DiffView',
  summary:
    'The changes between two versions of a text, line by line, for example of a configuration. One after the other in narrow containers, side by side in wide ones. The server can render it, and it works without script. For code without changes, use CodeBlock.',
  anatomy: [
    ['root', 'The `<figure>`.'],
    ['caption', 'The caption with the summary.'],
    ['summary', 'The number of added and removed lines.'],
    ['lines', 'All lines.'],
    ['line', 'A line, by `data-kind`: `same`, `removed`, `added`, or `copy` for an unchanged one on the left.'],
    ['expand', 'Shows unchanged lines; a `<summary>`.'],
    ['skipped', 'Unchanged lines that can’t be shown: between hunks, and more than 500 in one place.'],
    ['message', 'The text instead of lines: nothing or too much changed.'],
  ],
  unionProps: [
    ['before', 'string', 'The old text. Its line breaks may be CRLF.'],
    ['after', 'string', 'The new text.'],
    ['context', 'number', 'Number of unchanged lines around changes, 3 by default. The others are collapsed.'],
    [
      'hunks',
      'readonly DiffHunk[]',
      'Instead of two texts, the hunks of a unified diff, as `parsePatch` of the package `diff` returns them.',
    ],
  ],
  keyboard: {
    specimen: () => (
      <DiffView
        caption="settings"
        before={text.join('\n')}
        after={[...text, 'line 13'].join('\n')}
        summaryLabel={(added, removed) => `${added} added, ${removed} removed`}
        addedLabel="Added:"
        removedLabel="Removed:"
        unchangedLabel={(count) => `${count} unchanged lines`}
        equalLabel="No changes"
        tooManyLabel="Too many changes"
      />
    ),
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'Shows or hides unchanged lines.',
        from: 'part expand',
        native: true,
        expect: { expanded: 'part expand' },
      },
    ],
  },
  screenReader: [
    'Added and removed lines begin with words, unchanged ones don’t. Numbers and signs are not read.',
    'The summary is read in words.',
    'Removed and added lines are read in pairs, as they are side by side.',
  ],
  dos: [
    'Say in the caption what is compared.',
    'Set `maxChanges` to what your visitors can review.',
    'Offer both versions as files where there may be more.',
  ],
  donts: [
    'Do not use it for prose: lines are the unit, and a paragraph is one line.',
    'Do not change line breaks before comparing; CRLF and LF are equal.',
  ],
};
