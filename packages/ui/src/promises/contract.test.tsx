import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import * as ui from '../index.ts';
import type { Example } from './examples/example.ts';
import { examples } from './examples/index.ts';

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
  run();
  const calls = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockRestore();
  return calls;
}

test('every component has an example and vice versa', () => {
  expect(Object.keys(examples).toSorted()).toEqual(components.map(([name]) => name).toSorted());
});

test.each(components)('%s has a display name', (name, component) => {
  expect(component.name).toBe(name);
});

describe.each(Object.entries(examples))('%s', (name, { draw, control, notOnServer }: Example) => {
  const find = (): Element | null => document.querySelector(`[data-component="${kebab(name)}"]`);

  test('renders on the server without style attributes', () => {
    let html = '';
    expect(complaintsOf(() => void (html = renderToString(draw({}))))).toEqual([]);
    expect(html).not.toContain(' style=');
    if (notOnServer === undefined) expect(html).toContain(`data-component="${kebab(name)}"`);
    else expect(html).toBe('');
  });

  test('hydrates without mismatches in strict mode', () => {
    const strict = <StrictMode>{draw({})}</StrictMode>;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(strict);
    const onRecoverableError = vi.fn();
    expect(complaintsOf(() => void render(strict, { container, hydrate: true, onRecoverableError }))).toEqual([]);
    expect(onRecoverableError).not.toHaveBeenCalled();
    container.remove();
  });

  test('passes className and style to its root, and ref to the element that receives the other props', () => {
    const ref = vi.fn<(node: Element | null) => void>();
    render(draw({ ref, className: 'given', style: { marginTop: '3px' }, 'data-given': 'yes' }));
    const root = find();
    expect(root).toHaveClass('given');
    expect(root).toHaveAttribute('style', expect.stringMatching(/margin-top: 3px/));
    const target = control === undefined ? root : root?.querySelector(control);
    expect(target).toBeInstanceOf(Element);
    expect(target).toHaveAttribute('data-given', 'yes');
    expect(ref.mock.calls.map(([node]) => node)).toEqual([target]);
  });

  test('calls a ref once, not on every render, and on unmount', () => {
    const ref = vi.fn<(node: Element | null) => void>();
    const { rerender, unmount } = render(draw({ ref }));
    for (let time = 0; time < 3; time += 1) rerender(draw({ ref }));
    expect(ref.mock.calls.filter(([node]) => node !== null)).toHaveLength(1);
    unmount();
    expect(ref.mock.lastCall?.[0]).toBeNull();
  });

  test('re-renders and unmounts after a browser translation', () => {
    const { rerender, unmount } = render(draw({}));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
    expect(complaintsOf(() => rerender(draw({ className: 'again' })))).toEqual([]);
    expect(complaintsOf(() => act(unmount))).toEqual([]);
  });
});
