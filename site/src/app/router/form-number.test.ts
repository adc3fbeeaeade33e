import { expect, test } from 'vitest';
import { formNumber, formNumberOrNull } from './form-number.ts';

const formOf = (text: string) => {
  const form = new FormData();
  form.set('amount', text);
  return form;
};

test.each([
  ['12', 12],
  [' 12,50 ', 12.5],
  ['12.5', 12.5],
  ['1\u00a0234,5', 1234.5],
  ['-3', -3],
])('%j is read as people type it', (text, number) => {
  expect(formNumber(formOf(text), 'amount')).toBe(number);
  expect(formNumberOrNull(formOf(text), 'amount')).toBe(number);
});

test.each(['1O', '1e3', '0x10', 'Infinity', '1,234,5', '.', '–'])('%j is no number, and not none either', (text) => {
  expect(formNumber(formOf(text), 'amount')).toBeNaN();
  expect(formNumberOrNull(formOf(text), 'amount')).toBeNaN();
});

test('an empty field has no number', () => {
  expect(formNumber(formOf(' '), 'amount')).toBeNaN();
  expect(formNumberOrNull(formOf(' '), 'amount')).toBeNull();
  expect(formNumberOrNull(new FormData(), 'amount')).toBeNull();
});
