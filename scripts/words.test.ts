import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Allowed, findPhrases, type Phrase } from './words-check.ts';
import { textsOf } from './words-texts.ts';

const find = findPhrases(
  [
    { find: 'at once', write: 'immediately', unless: ['all at once'] },
    { find: 'letters?', write: 'email' },
    { find: 'Кто заказывает', write: 'Ваш аккаунт' },
  ],
  [{ text: 'A letter follows.', why: 'The product’s own text.' }],
);
const found = (file: string, source: string, comments?: boolean): string[] =>
  textsOf(file, source, comments)
    .flatMap(find)
    .map(({ found: phrase, offset }) => `${phrase}:${source.slice(0, offset).split('\n').length}`);

test('finds a listed phrase in strings, templates, JSX text and comments', () => {
  const source = [
    `const name = 'Delete at once';`,
    'const text = `See the letter of ${name}`;',
    'const node = <p>Two letters for you</p>;',
    '// Saved at once',
  ].join('\n');
  expect(found('a.tsx', source)).toEqual(['at once:1', 'letter:2', 'letters:3', 'at once:4']);
});

test('finds a listed phrase in Markdown and JSON, in any case', () => {
  expect(found('a.md', '# Title\n\nAt once.')).toEqual(['At once:3']);
  expect(found('ru.json', '{\n  "order.who": "Кто заказывает?"\n}')).toEqual(['Кто заказывает:2']);
});

test('allows a text that is listed with a reason', () => {
  expect(found('a.ts', `const sent = 'A letter follows.';`)).toEqual([]);
});

test('allows the phrases in which the words are right', () => {
  expect(found('a.md', 'Not all at once.')).toEqual([]);
});

test('skips identifiers, code and parts of words', () => {
  expect(found('a.tsx', `const kind = 'letter';\n// The newsletter of \`at once\``)).toEqual([]);
  expect(found('a.md', 'Call `letter()`.\n\n```\nat once\n```\n')).toEqual([]);
});

test('skips comments on request', () => {
  expect(found('a.ts', '// Saved at once', false)).toEqual([]);
});

test('an empty field has one text', () => {
  const list = JSON.parse(readFileSync(join(import.meta.dirname, 'words.json'), 'utf8')) as {
    phrases: Phrase[];
    allowed: Allowed[];
  };
  const write = (value: string) => findPhrases(list.phrases, list.allowed)({ value, offset: 0 })[0]?.write;
  const english = [
    'This field can’t be empty.',
    'Password may not be blank.',
    'Please fill in this field',
    'This field cannot be left blank',
  ];
  expect(english.map(write)).toEqual(english.map(() => 'This field is required'));
  const russian = ['Заполните это поле', 'Это поле не может быть пустым.', 'Поле обязательно для заполнения'];
  expect(russian.map(write)).toEqual(russian.map(() => 'Обязательное поле'));
  expect(write('This field is required')).toBeUndefined();
  expect(write('Обязательное поле')).toBeUndefined();
});
