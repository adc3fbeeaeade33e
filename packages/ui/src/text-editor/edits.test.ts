import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { continueLines, toggleCodeBlock, toggleLines } from './lines.ts';
import { type TextState, toggleLink, toggleMark } from './marks.ts';

/** Reads a text in which `[` and `]` are the ends of the selection, or `|` the caret. */
function from(text: string): TextState {
  const value = text.replaceAll(/[|⟦⟧]/g, '');
  if (text.includes('|')) return { value, start: text.indexOf('|'), end: text.indexOf('|') };
  return { value, start: text.indexOf('⟦'), end: text.indexOf('⟧') - 1 };
}
function shown({ value, start, end }: TextState): string {
  const [before, selected, after] = [value.slice(0, start), value.slice(start, end), value.slice(end)];
  return start === end ? `${before}|${after}` : `${before}⟦${selected}⟧${after}`;
}

describe('marks', () => {
  test.each([
    ['a ⟦word⟧ here', '**', 'a **⟦word⟧** here'],
    ['a **⟦word⟧** here', '**', 'a ⟦word⟧ here'],
    ['a ⟦**word**⟧ here', '**', 'a ⟦word⟧ here'],
    ['a ⟦word ⟧here', '**', 'a **⟦word⟧** here'],
    ['a |', '**', 'a **|**'],
    ['a **|**', '**', 'a |'],
    ['**⟦word⟧**', '_', '**_⟦word⟧_**'],
    ['**_⟦word⟧_**', '_', '**⟦word⟧**'],
    ['***⟦word⟧***', '**', '*⟦word⟧*'],
    ['__⟦word⟧__', '_', '___⟦word⟧___'],
    ['_⟦snake_case⟧_', '_', '⟦snake_case⟧'],
    ['⟦**a** and **b**⟧', '**', '⟦a and b⟧'],
    ['⟦- one\n- two⟧', '**', '⟦- **one**\n- **two**⟧'],
    ['⟦- **one**\n- **two**⟧', '**', '⟦- one\n- two⟧'],
    ['⟦- **one**\n- two⟧', '**', '⟦- **one**\n- **two**⟧'],
    ['⟦1. Заголовок⟧', '`', '1. `⟦Заголовок⟧`'],
    ['a⟦ ⟧b', '**', 'a⟦ ⟧b'],
  ] as const)('%j with %s is %j', (before, mark, after) => {
    expect(shown(toggleMark(from(before), mark))).toBe(after);
  });

  test.each([
    ['see ⟦the docs⟧', 'see [the docs](⟦https://⟧)'],
    ['⟦https://example.com/a⟧', '[|](https://example.com/a)'],
    ['see |', 'see [|](https://)'],
    ['see ⟦[the docs](/docs/)⟧', 'see ⟦the docs⟧'],
  ])('a link: %j is %j', (before, after) => {
    expect(shown(toggleLink(from(before)))).toBe(after);
  });
});

describe('lines', () => {
  test.each([
    ['⟦one\ntwo⟧', 'list', '⟦- one\n- two⟧'],
    ['⟦- one\n- two⟧', 'list', '⟦one\ntwo⟧'],
    ['⟦one\n\ntwo⟧', 'numberedList', '⟦1. one\n\n2. two⟧'],
    ['⟦- one\n  - two⟧', 'numberedList', '⟦1. one\n  2. two⟧'],
    ['⟦- [ ] one\n- [x] two⟧', 'list', '⟦one\ntwo⟧'],
    ['⟦one\n\ntwo⟧', 'quote', '⟦> one\n> \n> two⟧'],
    ['⟦> one\n> \n> two⟧', 'quote', '⟦one\n\ntwo⟧'],
    ['one|', 'list', '- one|'],
    ['|', 'numberedList', '1. |'],
    ['- on|e', 'list', 'on|e'],
    ['a\n⟦one\n⟧b', 'list', 'a\n⟦- one⟧\nb'],
    ['\n|', 'list', '\n- |'],
  ] as const)('%j as a %s is %j', (before, kind, after) => {
    expect(shown(toggleLines(from(before), kind))).toBe(after);
  });

  test.each([
    ['⟦one⟧', '```\n⟦one⟧\n```'],
    ['```\n⟦one⟧\n```', '⟦one⟧'],
    ['⟦```\none\n```⟧', '⟦one⟧'],
    ['a\n|', 'a\n```\n|\n```'],
    ['⟦a ``` b⟧', '````\n⟦a ``` b⟧\n````'],
  ])('a code block: %j is %j', (before, after) => {
    expect(shown(toggleCodeBlock(from(before)))).toBe(after);
  });
});

describe('Enter', () => {
  test.each([
    ['- one|', '- one\n- |'],
    ['- o|ne', '- o\n- |ne'],
    ['  * one|', '  * one\n  * |'],
    ['9. one|', '9. one\n10. |'],
    ['1) one|', '1) one\n2) |'],
    ['- [x] one|', '- [x] one\n- [ ] |'],
    ['> one|', '> one\n> |'],
    ['> - one|', '> - one\n> - |'],
    ['- one\n- |', '- one\n|'],
    ['> |', '|'],
    ['```\ncode\n```\n- one|', '```\ncode\n```\n- one\n- |'],
  ])('after %j leads to %j', (before, after) => {
    const next = continueLines(from(before));
    expect(next && shown(next)).toBe(after);
  });

  test.each(['one|', '|- one', '-|', '- ⟦one⟧', '```\n- one|', '**bold**|', '1.5|'])(
    'is a plain line break: %j',
    (before) => {
      expect(continueLines(from(before))).toBeUndefined();
    },
  );
});

describe('any text', () => {
  const word = fc.stringMatching(/^[a-zа-я😀]{1,8}$/u);
  const plainText = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
  const plainLines = fc.array(plainText, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n'));
  const anyState = fc
    .tuple(
      fc.string({ unit: fc.constantFrom('a', ' ', '\n', '-', '*', '_', '`', '>', '1', '.', '[', ']', '(', ')') }),
      fc.nat(),
      fc.nat(),
    )
    .map(([value, one, other]) => {
      const at = [one, other].map((place) => place % (value.length + 1)).toSorted((a, b) => a - b);
      return { value, start: at[0] ?? 0, end: at[1] ?? 0 };
    });
  const changes = [
    (state: TextState) => toggleMark(state, '**'),
    (state: TextState) => toggleMark(state, '_'),
    (state: TextState) => toggleMark(state, '`'),
    toggleLink,
    (state: TextState) => toggleLines(state, 'list'),
    (state: TextState) => toggleLines(state, 'numberedList'),
    (state: TextState) => toggleLines(state, 'quote'),
    toggleCodeBlock,
    (state: TextState) => continueLines(state) ?? state,
  ];

  test('keeps its letters, and the selection stays inside', () => {
    const letters = (text: string): string => text.replaceAll(/[^a]/g, '');
    fc.assert(
      fc.property(anyState, fc.constantFrom(...changes), (state, change) => {
        const next = change(state);
        expect(next.start).toBeGreaterThanOrEqual(0);
        expect(next.end).toBeGreaterThanOrEqual(next.start);
        expect(next.end).toBeLessThanOrEqual(next.value.length);
        if (change !== toggleLink) expect(letters(next.value)).toBe(letters(state.value));
      }),
    );
  });

  test('is the same after a mark was added and removed', () => {
    fc.assert(
      fc.property(plainText, plainLines, fc.constantFrom('**', '_', '`'), (before, selected, mark) => {
        const value = `${before} ${selected}`;
        const state = { value, start: before.length + 1, end: value.length };
        expect(toggleMark(toggleMark(state, mark), mark)).toEqual(state);
      }),
    );
  });

  test('is the same after lines became a list, a quote or code, and lines again', () => {
    const kinds = changes.slice(4, 8);
    fc.assert(
      fc.property(plainLines, fc.constantFrom(...kinds), (value, change) => {
        const state = { value, start: 0, end: value.length };
        expect(change(change(state))).toEqual(state);
      }),
    );
  });
});
