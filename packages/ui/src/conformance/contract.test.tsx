import { act, cleanup, render } from '@testing-library/react';
import { cloneElement, type ReactElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as ui from '../index.ts';
import { supportPageTranslation } from '../page-translation/index.ts';
import type { Example } from './examples/example.ts';
import { examples } from './examples/index.ts';
import { failuresOf } from './failures-of.ts';
import { withOtherTexts } from './other-texts.ts';

/** Components are exported functions whose name starts with a capital letter. */
const components = Object.entries(ui).filter(
  (entry): entry is [string, (typeof entry)[1] & { name: string }] =>
    typeof entry[1] === 'function' && /^[A-Z]/.test(entry[0]),
);

const kebab = (name: string): string => name.replaceAll(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** Runs a function and returns the console output. */
function complaintsOf(run: () => void): unknown[] {
  const methods = ['error', 'warn', 'log', 'info', 'debug'] as const;
  const spies = methods.map((method) => vi.spyOn(console, method).mockReturnValue());
  try {
    run();
    return spies.flatMap((spy) => spy.mock.calls);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

const find = (name: string): Element | null => document.querySelector(`[data-component="${kebab(name)}"]`);

/** Checks a rule on every component, each in an empty document. */
function expectOfAll(check: (name: string, example: Example) => void): void {
  const failures = failuresOf(Object.entries(examples), (name, example) => {
    try {
      check(name, example);
    } finally {
      cleanup();
      document.body.replaceChildren();
    }
  });
  expect(failures).toEqual([]);
}

test('every component has an example and vice versa', () => {
  expect(Object.keys(examples).toSorted()).toEqual(components.map(([name]) => name).toSorted());
});

test('every component has a display name', () => {
  expect(components.filter(([name, component]) => component.name !== name)).toEqual([]);
});

test('components render on the server without style attributes', () => {
  expectOfAll((name, { draw, notOnServer }) => {
    let html = '';
    expect(complaintsOf(() => void (html = renderToString(draw({}))))).toEqual([]);
    expect(html).not.toContain(' style=');
    if (notOnServer === undefined) expect(html).toContain(`data-component="${kebab(name)}"`);
    else expect(html).toBe('');
  });
});

test('components hydrate without mismatches in strict mode', () => {
  expectOfAll((_name, { draw }) => {
    const strict = <StrictMode>{draw({})}</StrictMode>;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(strict);
    const onRecoverableError = vi.fn();
    expect(complaintsOf(() => void render(strict, { container, hydrate: true, onRecoverableError }))).toEqual([]);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});

test('components pass className and style to their root, and ref to the element that receives the other props', () => {
  expectOfAll((name, { draw, control }) => {
    const ref = vi.fn<(node: Element | null) => void>();
    render(draw({ ref, className: 'given', style: { marginTop: '3px' }, 'data-given': 'yes' }));
    const root = find(name);
    expect(root).toHaveClass('given');
    expect(root).toHaveAttribute('style', expect.stringMatching(/margin-top: 3px/));
    const target = control === undefined ? root : root?.querySelector(control);
    expect(target).toBeInstanceOf(Element);
    expect(target).toHaveAttribute('data-given', 'yes');
    expect(ref.mock.calls.map(([node]) => node)).toEqual([target]);
  });
});

test('components call a ref once, not on every render, and on unmount', () => {
  expectOfAll((_name, { draw }) => {
    const ref = vi.fn<(node: Element | null) => void>();
    const { rerender, unmount } = render(draw({ ref }));
    for (let time = 0; time < 3; time += 1) rerender(draw({ ref }));
    expect(ref.mock.calls.filter(([node]) => node !== null)).toHaveLength(1);
    unmount();
    expect(ref.mock.lastCall?.[0]).toBeNull();
  });
});

const NAMING = ['for', 'list', 'aria-describedby', 'aria-labelledby', 'aria-controls', 'aria-activedescendant'];

/** The ids that attributes name without an element that has them. */
function danglingIds(): string[] {
  const ids = NAMING.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].flatMap(
      (element) =>
        element
          .getAttribute(name)
          ?.split(' ')
          .map((id) => ({ name, id })) ?? [],
    ),
  );
  return ids.filter(({ id }) => !document.getElementById(id)).map(({ name, id }) => `${name}=${id}`);
}

test('components name only elements that exist, also before a field has an error', () => {
  expectOfAll((_name, { draw }) => {
    const { unmount } = render(draw({}));
    expect(danglingIds()).toEqual([]);
    unmount();
    // Those without messages pass the attribute on.
    const messages = { messages: { valueMissing: 'Fill it in' } };
    complaintsOf(() => void render(cloneElement(draw({}) as ReactElement<object>, messages)));
    expect(danglingIds()).toEqual([]);
  });
});

/** The texts of the page. */
function texts(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
  return found;
}

test('components re-render and unmount after a browser translation', () => {
  expectOfAll((_name, { draw }) => {
    const { rerender, unmount } = render(draw({}));
    for (const text of texts()) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
    expect(complaintsOf(() => rerender(draw({ className: 'again' })))).toEqual([]);
    expect(complaintsOf(() => act(unmount))).toEqual([]);
  });
});

const shownText = (): string => document.body.textContent?.toUpperCase() ?? '';

test.each(Object.entries(examples))('%s shows new texts after a browser translation', async (_name, { draw }) => {
  onTestFinished(() => {
    cleanup();
    document.body.replaceChildren();
  });
  const first = render(draw({}));
  const other = withOtherTexts(draw({}), document.body.textContent ?? '', (text) => `${text}²`);
  first.rerender(other);
  const expected = shownText();
  first.unmount();

  onTestFinished(supportPageTranslation(document.body));
  const { rerender } = render(draw({}));
  const originals = texts().filter(({ data }) => data.trim() !== '');
  for (const text of originals) {
    const font = document.createElement('font');
    font.textContent = text.data.toUpperCase();
    text.replaceWith(font);
  }
  await vi.waitFor(() => expect(originals.filter(({ isConnected }) => !isConnected)).toEqual([]));
  rerender(other);
  await vi.waitFor(() => expect(shownText()).toBe(expected));
});
