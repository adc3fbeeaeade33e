import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { tellTypedBefore } from './typed-before.ts';

function Form() {
  const [name, setName] = useState('');
  const [place, setPlace] = useState('de');
  const [agreed, setAgreed] = useState(false);
  const [os, setOs] = useState('debian');
  const [note, setNote] = useState('');
  return (
    <form>
      <input name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <textarea name="note" value={note} onChange={({ target }) => setNote(target.value)} />
      {['de', 'nl'].map((value) => (
        <input
          key={value}
          type="radio"
          name="place"
          value={value}
          checked={place === value}
          onChange={() => setPlace(value)}
        />
      ))}
      <input type="checkbox" name="agreed" checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />
      <select name="os" value={os} onChange={({ target }) => setOs(target.value)}>
        <option value="debian">Debian</option>
        <option value="fedora">Fedora</option>
      </select>
      <output>{[name, note, place, agreed, os].join(' ')}</output>
    </form>
  );
}

const field = (selector: string) => {
  const found = document.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(selector);
  return found;
};
const state = () => document.querySelector('output')?.textContent;
afterEach(() => {
  document.body.innerHTML = '';
});

async function arrive(change: () => void): Promise<void> {
  document.body.innerHTML = `<div id="app">${renderToString(<Form />)}</div>`;
  change();
  const root = document.querySelector('#app');
  await act(async () => void (root && hydrateRoot(root, <Form />)));
  await act(async () => tellTypedBefore(document));
}

test('keeps what was typed, ticked and chosen before the script loaded', async () => {
  await arrive(() => {
    field('[name=name]').value = 'web-1';
    field('textarea').value = 'soon';
    field('[value=nl]').checked = true;
    field('[name=agreed]').checked = true;
    field('select').value = 'fedora';
  });
  expect(state()).toBe('web-1 soon nl true fedora');
  expect([field('[name=name]').value, field('[value=nl]').checked, field('[name=agreed]').checked]).toEqual([
    'web-1',
    true,
    true,
  ]);
});

test('untouched fields stay as they are', async () => {
  await arrive(() => undefined);
  expect(state()).toBe('  de false debian');
});
