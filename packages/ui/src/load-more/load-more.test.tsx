import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LoadMore, type LoadMoreProps } from './load-more.tsx';

const texts = {
  href: '?page=2',
  label: 'Show more',
  shown: 24,
  total: 130,
  countLabel: (shown: number, total: number | undefined) => `${shown} of ${total}`,
  loadingLabel: 'Loading plans',
  retryLabel: 'Try again',
  endLabel: 'These are all plans',
};
const element = (props: Partial<LoadMoreProps> = {}) => <LoadMore {...texts} {...props} />;
const link = () => screen.getByRole('link');

test('without JavaScript, it is a link to the next page', () => {
  document.body.innerHTML = renderToString(element({ onLoadMore: vi.fn() }));
  const link = screen.getByRole('link', { name: 'Show more' });
  expect(link).toHaveAttribute('href', '?page=2');
  expect(link).toHaveAttribute('rel', 'next');
  expect(document.body).toHaveTextContent('24 of 130');
  document.body.replaceChildren();
});

test('without a handler, it remains a link', () => {
  render(element());
  expect(screen.getByRole('link', { name: 'Show more' })).toBeInTheDocument();
});

test('with a handler, the link loads in place', async () => {
  const onLoadMore = vi.fn();
  render(element({ onLoadMore }));
  link().focus();
  await userEvent.keyboard('{Enter}');
  expect(onLoadMore).toHaveBeenCalledOnce();
});

test('does not handle clicks that open a new tab', () => {
  const onLoadMore = vi.fn();
  render(element({ onLoadMore }));
  expect(fireEvent.click(link(), { ctrlKey: true })).toBe(true);
  expect(onLoadMore).not.toHaveBeenCalled();
});

test('shows and announces loading, then focuses the first new item', () => {
  const onLoadMore = vi.fn();
  const item = document.createElement('li');
  document.body.append(item);
  const props = { onLoadMore, firstNew: () => item };
  const { rerender } = render(element(props));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  fireEvent.click(link());
  rerender(element({ ...props, loading: true }));
  expect(screen.getByRole('status')).toHaveTextContent('Loading plans');
  expect(link()).toHaveAccessibleName('Show more');
  fireEvent.click(link());
  expect(onLoadMore).toHaveBeenCalledOnce();
  rerender(element({ ...props, shown: 48 }));
  expect(screen.getByRole('status')).toHaveTextContent('48 of 130');
  expect(item).toHaveFocus();
  item.remove();
});

test('does not move focus when items were added without a click', () => {
  const firstNew = vi.fn();
  const { rerender } = render(element({ onLoadMore: vi.fn(), firstNew }));
  rerender(element({ onLoadMore: vi.fn(), firstNew, shown: 48 }));
  expect(firstNew).not.toHaveBeenCalled();
});

test('announces an error and retries with the same button', async () => {
  const onLoadMore = vi.fn();
  const { rerender } = render(element({ onLoadMore }));
  link().focus();
  rerender(element({ onLoadMore, error: 'Could not load more plans' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Could not load more plans');
  expect(link()).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Try again' }));
  expect(onLoadMore).toHaveBeenCalledOnce();
  rerender(element({ onLoadMore, error: 'Could not load more plans', loading: true }));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('at the end, shows the message and moves focus to it', () => {
  const onLoadMore = vi.fn();
  const { rerender } = render(element({ onLoadMore }));
  fireEvent.click(link());
  rerender(element({ onLoadMore, href: undefined, shown: 130 }));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('These are all plans')).toHaveFocus();
});

test('shows the end message if the last part was empty', () => {
  const { rerender } = render(element({ onLoadMore: vi.fn() }));
  fireEvent.click(link());
  rerender(element({ onLoadMore: vi.fn(), href: undefined }));
  expect(screen.getByText('These are all plans')).toHaveFocus();
});

test('handles a click before the first effects have run', () => {
  const item = document.createElement('li');
  document.body.append(item);
  function Quick() {
    const [shown, setShown] = useState(24);
    const root = useRef<HTMLDivElement>(null);
    // Layout effects run before the first effects.
    useLayoutEffect(() => root.current?.querySelector('a')?.click(), []);
    return element({ shown, ref: root, onLoadMore: () => setShown(48), firstNew: () => (shown > 24 ? item : null) });
  }
  render(<Quick />);
  expect(item).toHaveFocus();
  item.remove();
});

describe('by itself', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('loads once per part when scrolled near, and not after an error', () => {
    const near: IntersectionObserverCallback[] = [];
    const observe = vi.fn();
    const disconnect = vi.fn();
    class Observer {
      observe = observe;
      disconnect = disconnect;
      constructor(callback: IntersectionObserverCallback) {
        near.push(callback);
      }
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    const come = () => {
      const entry = { isIntersecting: true } as IntersectionObserverEntry;
      act(() => near.at(-1)?.([entry], new IntersectionObserver(() => undefined)));
    };
    const onLoadMore = vi.fn();
    const { rerender, unmount } = render(element({ onLoadMore }));
    expect(observe).not.toHaveBeenCalled();
    rerender(element({ onLoadMore, auto: true }));
    come();
    expect(onLoadMore).toHaveBeenCalledOnce();
    rerender(element({ onLoadMore, auto: true, loading: true }));
    expect(disconnect).toHaveBeenCalledOnce();
    expect(observe).toHaveBeenCalledOnce();
    rerender(element({ onLoadMore, auto: true, shown: 48 }));
    expect(observe).toHaveBeenCalledTimes(2);
    rerender(element({ onLoadMore, auto: true, shown: 48, error: 'No' }));
    expect(observe).toHaveBeenCalledTimes(2);
    unmount();
    expect(disconnect).toHaveBeenCalledTimes(2);
  });
});
