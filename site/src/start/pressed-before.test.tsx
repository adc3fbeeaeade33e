import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { takePressedBefore } from './pressed-before.ts';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <button type="button" onClick={() => setCount(count + 1)}>
        <b>More</b>
      </button>
      <button type="button" popoverTarget="panel" onClick={() => setCount(100)} />
      <output>{count}</output>
    </main>
  );
}

const found = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(selector);
  return element;
};
const keep = (click: Event) => globalThis.clicksBefore?.push(click);
afterEach(() => {
  removeEventListener('click', keep, true);
  document.body.innerHTML = '';
});

/** What `boot.ts` does, then hydration. */
async function arrive(before: () => void): Promise<void> {
  document.body.innerHTML = `<div id="app">${renderToString(<Counter />)}</div><button type="button" id="other"></button>`;
  globalThis.clicksBefore = [];
  addEventListener('click', keep, true);
  before();
  await act(async () => void hydrateRoot(found('#app'), <Counter />));
}

const press = () => act(async () => takePressedBefore(found('main'))());

test('presses what was pressed before the script came, as often', async () => {
  await arrive(() => {
    found('b').click();
    found('button').click();
    found('#other').click();
  });
  await press();
  expect(found('output').textContent, 'a press sees what the one before it has changed').toBe('2');
});

test('leaves alone what the browser has answered, and what was pressed afterwards', async () => {
  await arrive(() => found('[popovertarget]').click());
  await press();
  expect(found('output').textContent).toBe('0');
  await act(async () => found('button').click());
  await press();
  expect(found('output').textContent).toBe('1');
});

test('leaves the click in the middle of which the page is hydrated to React', async () => {
  await arrive(() => undefined);
  let pressAgain: (() => void) | undefined;
  addEventListener('click', () => (pressAgain = takePressedBefore(found('main'))), { capture: true, once: true });
  await act(async () => found('button').click());
  await act(async () => pressAgain?.());
  expect(found('output').textContent).toBe('1');
});
