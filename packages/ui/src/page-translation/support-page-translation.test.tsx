import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { supportPageTranslation } from './support-page-translation.ts';

/** How translators put an element in the place of a text. */
const translators: Record<string, (text: Text, shown: Element) => void> = {
  'inserts, then removes': (text, shown) => {
    text.before(shown);
    text.remove();
  },
  replaces: (text, shown) => text.replaceWith(shown),
  'wraps the text node': (text, shown) => {
    text.replaceWith(shown);
    shown.replaceChildren(text);
  },
};

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts.filter(({ data, parentElement }) => data.trim() !== '' && !parentElement?.closest('font'));
}

function translate(put = translators['replaces']): void {
  for (const text of textsIn(document.body)) {
    const shown = document.createElement('font');
    shown.append(Object.assign(document.createElement('font'), { textContent: text.data.toUpperCase() }));
    put?.(text, shown);
  }
}

/** Waits until the page shows a text, translated or not. */
const shows = (text: string): Promise<void> =>
  vi.waitFor(() => expect(document.body.textContent?.toUpperCase()).toBe(text.toUpperCase()));

/** Waits until the observer has seen the translation: no text node of React's is outside the page. */
const noticed = (texts: readonly Text[]): Promise<void> =>
  vi.waitFor(() => expect(texts.filter(({ isConnected, data }) => !isConnected || data !== '')).toEqual([]));

let stop: () => void;
beforeEach(() => (stop = supportPageTranslation()));
afterEach(() => {
  cleanup();
  stop();
});

async function drawTranslated(before: ReactNode, put = translators['replaces']) {
  const { rerender, unmount, container } = render(before);
  const texts = textsIn(container);
  translate(put);
  await noticed(texts);
  return { rerender, unmount, container };
}

describe.each(Object.entries(translators))('a translator that %s', (_how, put) => {
  test('shows a text that changes beside another', async () => {
    const { rerender } = await drawTranslated(<p>{18} servers</p>, put);
    await shows('18 SERVERS');
    rerender(<p>{7} servers</p>);
    await shows('7 servers');
  });

  test('loses a text that is removed', async () => {
    const { rerender } = await drawTranslated(
      <p>
        {'Frankfurt'}
        <b>Germany</b>
      </p>,
      put,
    );
    rerender(
      <p>
        {null}
        <b>Germany</b>
      </p>,
    );
    await shows('GERMANY');
  });

  test('keeps the order when an element comes before a text', async () => {
    const { rerender } = await drawTranslated(
      <p>
        {null}Total{' for 1 month'}
      </p>,
      put,
    );
    rerender(
      <p>
        <b>New: </b>Total{' for 1 month'}
      </p>,
    );
    await shows('New: TOTAL FOR 1 MONTH');
  });

  test('shows texts that move', async () => {
    const draw = (names: readonly string[]) => (
      <p>
        {names.map((name) => (
          <Name key={name} name={name} />
        ))}
      </p>
    );
    const { rerender } = await drawTranslated(draw(['a', 'b', 'c']), put);
    rerender(draw(['c', 'a', 'd']));
    await shows('CAd');
  });

  test('lets the page go', async () => {
    const { unmount } = await drawTranslated(<p>{18} servers</p>, put);
    unmount();
    await shows('');
  });
});

/** Without an element of its own. */
const Name = ({ name }: { name: string }) => name;

test('a text is translated again each time it changes', async () => {
  const { rerender, container } = await drawTranslated(<p>{1} server</p>);
  for (const count of [2, 3, 4]) {
    rerender(<p>{count} servers</p>);
    await shows(`${count} servers`);
    const texts = textsIn(container);
    translate();
    await noticed(texts);
    await shows(`${count} SERVERS`);
  }
});

test('the original text comes back when the visitor asks for it', async () => {
  const { rerender, container } = await drawTranslated(<p>{18} servers</p>);
  for (const shown of container.querySelectorAll('p > font')) shown.remove();
  await shows('18 servers');
  rerender(<p>{7} servers</p>);
  await shows('7 servers');
});

test('another translation takes the place of the first', async () => {
  const { rerender, container } = await drawTranslated(<p>{18} servers</p>);
  for (const shown of container.querySelectorAll('p > font')) {
    shown.replaceWith(Object.assign(document.createElement('font'), { textContent: `[${shown.textContent}]` }));
  }
  await shows('[18][ SERVERS]');
  rerender(<p>{7} servers</p>);
  await shows('7 servers');
});

test('ends when a translator replaces empty texts, too', async () => {
  const { rerender, container } = render(<p>{18} servers</p>);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (node instanceof Text && !node.parentElement?.closest('font')) {
          const shown = document.createElement('font');
          node.replaceWith(shown);
          shown.append(node);
        }
      }
    }
  });
  observer.observe(container, { childList: true, subtree: true });
  translate();
  await shows('18 SERVERS');
  rerender(<p>{7} servers</p>);
  observer.disconnect();
});

test('an untranslated page stays as React draws it', async () => {
  const { rerender, container } = render(<p>{18} servers</p>);
  const texts = textsIn(container);
  rerender(
    <p>
      {7} <b>servers</b>
    </p>,
  );
  await shows('7 servers');
  expect(container.innerHTML).toBe('<p>7 <b>servers</b></p>');
  expect(texts[0]?.isConnected).toBe(true);
});
