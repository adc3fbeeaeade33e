import { act, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { keepFields } from './keep-fields.ts';

afterEach(() => document.body.replaceChildren());

const Fields = ({ count = 3 }: { count?: number }) => (
  <form>
    {count} disks
    <input name="hostname" defaultValue="web-1" />
    <input type="checkbox" name="options" value="backup" />
    <input type="checkbox" name="options" value="panel" defaultChecked />
    <select name="term" defaultValue="1">
      <option value="1">1 month</option>
      <option value="12">12 months</option>
    </select>
    <textarea name="comment" />
  </form>
);

/** A page whose text no longer is what React expects, with what a visitor did to it. */
function changedPage(): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Fields />);
  document.body.append(container);
  const font = Object.assign(document.createElement('font'), { textContent: '3 диска' });
  container.querySelector('form')?.firstChild?.replaceWith(font);
  const { hostname, options, term, comment } = fields();
  hostname.value = 'db-1';
  for (const option of options) option.checked = !option.checked;
  term.value = '12';
  comment.value = 'Call before.';
  comment.focus();
  return container;
}

const field = <Element,>(selector: string) => document.querySelector(selector) as Element;
const fields = () => ({
  hostname: field<HTMLInputElement>('[name="hostname"]'),
  options: [...document.querySelectorAll<HTMLInputElement>('[name="options"]')],
  term: field<HTMLSelectElement>('[name="term"]'),
  comment: field<HTMLTextAreaElement>('[name="comment"]'),
});

function expectKept(): void {
  const { hostname, options, term, comment } = fields();
  expect(hostname.value).toBe('db-1');
  expect(options.map(({ checked }) => checked)).toEqual([true, false]);
  expect(term.value).toBe('12');
  expect(comment.value).toBe('Call before.');
  expect(document.activeElement).toBe(comment);
}

test('what was typed and chosen is kept when a translated page is drawn anew', async () => {
  const container = changedPage();
  const before = fields().hostname;
  const kept = keepFields(container);
  const onRecoverableError = vi.fn(() => void kept.restore());
  act(() => void hydrateRoot(container, <Fields />, { onRecoverableError }));
  expect(onRecoverableError).toHaveBeenCalled();
  expect(fields().hostname).not.toBe(before);
  expectKept();
});

test('what was typed is kept for a part whose script comes later', async () => {
  const container = changedPage();
  const script = Promise.withResolvers<{ default: typeof Fields }>();
  const Late = lazy(() => script.promise);
  const kept = keepFields(container);
  const page = (
    <>
      New heading
      <Suspense fallback={null}>
        <Late />
      </Suspense>
    </>
  );
  act(() => void hydrateRoot(container, page, { onRecoverableError: () => void kept.restore() }));
  expect(screen.queryByRole('textbox')).toBeNull();
  await act(async () => script.resolve({ default: Fields }));
  await waitFor(expectKept);
});

test('a field that the visitor left as it was gets its new value', async () => {
  const container = document.createElement('div');
  container.innerHTML = '<form><font>three</font><input name="hostname" value="old-default"></form>';
  document.body.append(container);
  const kept = keepFields(container);
  act(() => void hydrateRoot(container, <Fields />, { onRecoverableError: () => void kept.restore() }));
  expect(fields().hostname.value).toBe('web-1');
});
