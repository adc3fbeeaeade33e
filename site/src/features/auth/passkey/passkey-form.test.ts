import { expect, test } from 'vitest';
import { credentialIn, passkeyForm } from './passkey-form.ts';

test('a form carries what a passkey has signed', () => {
  const credential = { id: 'a', response: { signature: 'b' } };
  expect(credentialIn(passkeyForm('step', credential))).toEqual(credential);
});

test.each(['', 'x', '7', 'null', '"text"'])('the text %j is no credential, and breaks nothing', (text) => {
  const form = new FormData();
  form.set('credential', text);
  expect(credentialIn(form)).toEqual({});
});
