import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DiffView, type DiffViewProps } from './diff-view.tsx';
import { countsOf, type DiffPart, partsOfHunks, partsOfTexts } from './parts.ts';

/** Writes parts as a unified diff with line numbers. */
const written = (parts: readonly DiffPart[] | undefined): string[] | undefined =>
  parts?.flatMap((part) => {
    if (part.kind === 'skipped') return [`@ ${part.before} ${part.after} ${part.count}${part.lines ? '' : ' unknown'}`];
    if (part.kind === 'same')
      return part.lines.map((line, index) => `${part.before + index} ${part.after + index}  ${line}`);
    return [
      ...part.removed.map((line, index) => `${part.before + index} -${line}`),
      ...part.added.map((line, index) => `${part.after + index} +${line}`),
    ];
  });

describe('two texts', () => {
  const numbered = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

  test('collapses unchanged lines that are not next to a change', () => {
    const before = numbered(1, 9).join('\n');
    expect(written(partsOfTexts(before, before.replace('5', 'five'), 1, 100))).toEqual([
      '@ 1 1 3',
      '4 4  4',
      '5 -5',
      '5 +five',
      '6 6  6',
      '@ 7 7 3',
    ]);
  });

  test('does not hide a single line, and cannot show very many', () => {
    const before = numbered(1, 3).join('\n');
    expect(written(partsOfTexts(before, `${before}\n4`, 2, 100))).toEqual(['1 1  1', '2 2  2', '3 3  3', '4 +4']);
    const long = numbered(1, 600).join('\n');
    expect(written(partsOfTexts(long, `${long}\n601`, 1, 100))).toEqual([
      '@ 1 1 599 unknown',
      '600 600  600',
      '601 +601',
    ]);
  });

  test('ignores CRLF and a line break at the end', () => {
    expect(written(partsOfTexts('a\r\nb\r\n', 'a\nb', 3, 100))).toEqual(['@ 1 1 2']);
    expect(partsOfTexts('', '', 3, 100)).toEqual([]);
    expect(written(partsOfTexts('', 'a\n', 3, 100))).toEqual(['1 +a']);
  });

  test('has no result above the limit of changes', () => {
    const before = numbered(1, 10_000).join('\n');
    const after = numbered(20_001, 30_000).join('\n');
    expect(partsOfTexts(before, after, 3, 1000)).toBeUndefined();
  });

  test('any parts contain both texts, with correct numbers', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 30 }).map((lines) => [...lines, 'end']);
    fc.assert(
      fc.property(text, text, fc.nat(4), (before, after, context) => {
        const parts = partsOfTexts(before.join('\n'), after.join('\n'), context, 100) ?? [];
        const oldLines: string[] = [];
        const newLines: string[] = [];
        for (const part of parts) {
          expect([part.before, part.after]).toEqual([oldLines.length + 1, newLines.length + 1]);
          oldLines.push(...((part.kind === 'changed' ? part.removed : part.lines) ?? []));
          newLines.push(...((part.kind === 'changed' ? part.added : part.lines) ?? []));
        }
        expect(oldLines).toEqual(before);
        expect(newLines).toEqual(after);
      }),
    );
  });
});

test('hunks keep their numbers, and what is between them is unknown', () => {
  const hunks = [
    { oldStart: 3, newStart: 3, lines: [' a', '-b', '+B', '+C', ' d', '\\ No newline at end of file'] },
    { oldStart: 10, newStart: 11, lines: ['-x'] },
  ];
  const parts = partsOfHunks(hunks, 100);
  expect(written(parts)).toEqual([
    '@ 1 1 2 unknown',
    '3 3  a',
    '4 -b',
    '4 +B',
    '5 +C',
    '5 6  d',
    '@ 6 7 4 unknown',
    '10 -x',
  ]);
  expect(countsOf(parts ?? [])).toEqual({ added: 2, removed: 2 });
  expect(partsOfHunks(hunks, 3)).toBeUndefined();
});

const words = {
  caption: 'nginx.conf',
  summaryLabel: (added: number, removed: number) => `${added} added, ${removed} removed`,
  addedLabel: 'Added:',
  removedLabel: 'Removed:',
  unchangedLabel: (count: number) => `${count} unchanged lines`,
  equalLabel: 'No changes',
  tooManyLabel: 'Too many changes',
};
const draw = (given: { before: string; after: string } & Partial<DiffViewProps>) => <DiffView {...words} {...given} />;

test('says in words what was added and removed', () => {
  render(draw({ before: 'a\nb', after: 'a\nB' }));
  expect(screen.getByText('1 added, 1 removed')).toBeInTheDocument();
  expect(screen.getAllByRole('code').map((code) => code.textContent)).toEqual(['a', 'Removed: b', 'Added: B']);
});

test('says that nothing or too much changed', () => {
  const { rerender } = render(draw({ before: 'a', after: 'a' }));
  expect(screen.getByText('No changes')).toBeInTheDocument();
  expect(screen.queryByRole('code')).toBeNull();
  rerender(draw({ before: 'a', after: 'b', maxChanges: 1 }));
  expect(screen.getByText('Too many changes')).toBeInTheDocument();
});

test('the server renders collapsed lines too', () => {
  const before = Array.from({ length: 20 }, (_, index) => `line ${index}`).join('\n');
  const html = renderToString(draw({ before, after: `${before}\nmore` }));
  expect(html).toContain('17 unchanged lines');
  expect(html).toContain('line 0');
});
