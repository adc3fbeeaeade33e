import { expect, test } from 'vitest';
import { cpuTime } from '../../../../../scripts/cpu-time.ts';
import { differenceOf } from './difference.ts';

const headings = ['1. Payment', '2. Refunds'];
const text = (...lines: string[]) => ({ text: lines.join('\n'), headings });
const added = (words: string) => `<ins data-label="added:">${words}</ins>`;
const removed = (words: string) => `<del data-label="removed:">${words}</del>`;

test('marks the changed words of a line, below the title of its section', () => {
  const before = text('1. Payment', 'Invoices are due.', '2. Refunds', 'We refund within 10 days of your request.');
  const after = text('1. Payment', 'Invoices are due.', '2. Refunds', 'We refund within 14 days of your request.');
  expect(differenceOf(before, after, 'en')).toBe(
    `<h3>2. Refunds</h3>\n<p>We refund within ${removed('10')}${added('14')} days of your request.</p>`,
  );
});

test('compares Russian word by word, not letter by letter', () => {
  const html = differenceOf(text('Возврат в течение десяти дней.'), text('Возврат в течение девяти дней.'), 'ru');
  expect(html).toBe(
    '<p>Возврат в течение <del data-label="удалено:">десяти</del><ins data-label="добавлено:">девяти</ins> дней.</p>',
  );
});

test('shows a line that replaces nothing as added, and one without a successor as removed', () => {
  const before = text('1. Payment', 'Cheques are accepted.', 'Invoices are due in ten days.');
  const after = text('1. Payment', 'Invoices are due in nine days.', 'Cards renew automatically.');
  expect(differenceOf(before, after, 'en').split('\n')).toEqual([
    '<h3>1. Payment</h3>',
    `<p>${removed('Cheques are accepted.')}</p>`,
    `<p>Invoices are due in ${removed('ten')}${added('nine')} days.</p>`,
    `<p>${added('Cards renew automatically.')}</p>`,
  ]);
});

test('shows a new section with its title', () => {
  const before = { text: 'Invoices are due.', headings: [] };
  const after = text('Invoices are due.', '2. Refunds', 'We refund.');
  expect(differenceOf(before, after, 'en')).toBe(`<h3>${added('2. Refunds')}</h3>\n<p>${added('We refund.')}</p>`);
});

test('is empty for the same text, and escapes what is compared', () => {
  expect(differenceOf(text('a <b> c'), text('a <b> c'), 'en')).toBe('');
  expect(differenceOf(text('one two three <b>'), text('one two four <b>'), 'en')).not.toContain('<b>');
});

test('compares lines that differ too much as a whole, in time', async () => {
  const words = (step: number) => Array.from({ length: 4000 }, (_, index) => `word${(index * step) % 97}`).join(' ');
  let html = '';
  const taken = await cpuTime(() => {
    html = differenceOf(text(words(1)), text(words(41)), 'en');
  });
  expect(taken).toBeLessThan(5000);
  expect(html.match(/<ins/g)).toHaveLength(1);
});
