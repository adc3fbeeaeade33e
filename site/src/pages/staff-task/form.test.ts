import { expect, test } from 'vitest';
import { resultOf } from './form.ts';

function formWith(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('leaves out what was left empty', () => {
  expect(resultOf(formWith({ intent: 'finish', ipv4: ' 192.0.2.7 ', ipv6: '', 'console.url': '' }))).toEqual({
    ipv4: '192.0.2.7',
    ipv6: null,
    host: null,
    login: null,
    password: null,
    host_keys: [],
    console: null,
    notes: '',
  });
});

test('takes several host keys from one field', () => {
  expect(resultOf(formWith({ intent: 'finish', host_keys: ' SHA256:a,  SHA256:b ' }))).toMatchObject({
    host_keys: ['SHA256:a', 'SHA256:b'],
  });
});

test('sends a console without an address, so that the server names the field', () => {
  expect(resultOf(formWith({ intent: 'finish', 'console.login': 'ADMIN' }))).toMatchObject({
    console: { url: '', login: 'ADMIN', password: null, rescue_url: null },
  });
});

test('refuses with a reason for the customer and notes for staff', () => {
  const form = formWith({ intent: 'refuse', refused: 'no_capacity', notes: 'No chassis', ipv4: '192.0.2.7' });
  expect(resultOf(form)).toEqual({ refused: 'no_capacity', notes: 'No chassis' });
});
