import { expect, test } from 'vitest';
import { formText } from './form-text.ts';

test.each([
  { what: 'spaces around it', sent: '  ada \n', read: 'ada' },
  { what: 'NUL, as pasted from a log', sent: 'disk\0 full\0', read: 'disk full' },
  { what: 'a file', sent: new File(['x'], 'x.txt'), read: '' },
])('a field loses $what', ({ sent, read }) => {
  const form = new FormData();
  form.set('message', sent);
  expect(formText(form, 'message')).toBe(read);
});

test('a field that was not sent is empty', () => {
  expect(formText(new FormData(), 'message')).toBe('');
});
