import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Tabs, type TabsProps } from './tabs.tsx';

const items: TabsProps['items'] = [
  { id: 'a', label: 'Linux', content: 'Debian' },
  { id: 'b', label: 'Windows', content: 'Server', disabled: true, disabledReason: 'From 2 GB' },
  { id: 'c', label: 'BSD', content: 'FreeBSD' },
];
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

function setup(props: Partial<TabsProps> = {}) {
  render(<Tabs label="Systems" items={items} {...props} />);
  return userEvent.setup();
}

test('has one tab stop and one visible panel named by its tab, with the others in the document', async () => {
  setup();
  expect(screen.getByRole('tablist', { name: 'Systems' })).toBeInTheDocument();
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  expect(screen.getByRole('tabpanel', { name: 'Linux' })).toHaveTextContent('Debian');
  expect(screen.getByText('FreeBSD')).not.toBeVisible();
});

/**
 * APG tabs: from the first tab, the key, the focused tab, and the selected tab with automatic and manual activation.
 */
test.each([
  ['{ArrowRight}{ArrowRight}', 'BSD', 'BSD', 'Linux'],
  ['{ArrowLeft}', 'BSD', 'BSD', 'Linux'],
  ['{End}', 'BSD', 'BSD', 'Linux'],
  ['{End}{Home}', 'Linux', 'Linux', 'Linux'],
  ['{ArrowRight}', 'Windows', 'Linux', 'Linux'],
  ['{End}{Enter}', 'BSD', 'BSD', 'BSD'],
])('%s', async (keys, focus, automatic, manual) => {
  for (const [activation, expected] of [
    ['automatic', automatic],
    ['manual', manual],
  ] as const) {
    const { unmount } = render(<Tabs label="Systems" items={items} activation={activation} />);
    act(() => screen.getAllByRole('tab')[0]?.focus());
    await userEvent.setup().keyboard(keys);
    expect(document.activeElement).toHaveTextContent(focus);
    expect(chosen()).toBe(expected);
    unmount();
  }
});

test('a disabled tab is focusable, described by its reason, and not selected', async () => {
  const onValueChange = vi.fn();
  const user = setup({ onValueChange });
  const tab = screen.getByRole('tab', { name: 'Windows', description: 'From 2 GB' });
  const reason = screen.getByText('From 2 GB');
  expect(reason).not.toBeVisible();
  await user.click(tab);
  expect(tab).toHaveAttribute('aria-disabled', 'true');
  expect(reason).toBeVisible();
  expect(onValueChange).not.toHaveBeenCalled();
});

test('shows the reason on focus and hover, and hides it on Escape, blur and leave', async () => {
  const user = setup();
  const reason = screen.getByText('From 2 GB');
  await user.tab();
  expect(reason).not.toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(reason).toBeVisible();
  await user.keyboard('{Escape}');
  expect(reason).not.toBeVisible();
  expect(screen.getByRole('tab', { name: 'Windows' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  await user.hover(screen.getByRole('tab', { name: 'Windows' }));
  expect(reason).toBeVisible();
  await user.hover(screen.getByRole('tab', { name: 'Linux' }));
  expect(reason).not.toBeVisible();
  await user.hover(screen.getByRole('tab', { name: 'Windows' }));
  await user.unhover(screen.getByRole('tab', { name: 'Windows' }));
  expect(reason).not.toBeVisible();
  act(() => screen.getByRole('tab', { name: 'Windows' }).focus());
  expect(reason).toBeVisible();
  act(() => screen.getByRole('tabpanel').focus());
  expect(reason).not.toBeVisible();
});

test('lazy panels render when first selected and stay mounted', async () => {
  const user = setup({ lazy: true });
  expect(screen.queryByText('FreeBSD')).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'BSD' }));
  await user.click(screen.getByRole('tab', { name: 'Linux' }));
  expect(screen.getByText('FreeBSD')).toBeInTheDocument();
});

describe('bound to the URL', () => {
  afterEach(() => history.replaceState(null, '', location.pathname));

  test('updates the URL fragment, and selects the tab or the panel that contains its target', async () => {
    history.replaceState({ mine: 1 }, '', '#c');
    const user = userEvent.setup();
    const content = <b id="bookworm">Bookworm</b>;
    const linked = items.map((item) => (item.id === 'a' ? { ...item, content } : item));
    render(<Tabs label="Systems" items={linked} hash />);
    expect(chosen()).toBe('BSD');
    await user.click(screen.getByRole('tab', { name: 'Linux' }));
    expect(location.hash).toBe('#a');
    expect(history.state).toEqual({ mine: 1 });
    await user.click(screen.getByRole('tab', { name: 'BSD' }));
    location.hash = '#bookworm';
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(chosen()).toBe('Linux');
    expect(location.hash).toBe('#bookworm');
    location.hash = '#b';
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(chosen()).toBe('Linux');
  });

  test('a malformed address breaks nothing', () => {
    history.replaceState(null, '', '#100%');
    render(<Tabs label="Systems" items={items} hash />);
    expect(chosen()).toBe('Linux');
  });
});

describe('closable tabs', () => {
  function Files() {
    const [names, setNames] = useState(['one', 'two', 'three']);
    return (
      <Tabs
        label="Files"
        defaultValue="two"
        items={names.map((id) => ({ id, label: id, content: id, dismissLabel: `Close ${id}` }))}
        onDismiss={(id) => setNames(names.filter((name) => name !== id))}
      />
    );
  }
  const tabs = () => screen.queryAllByRole('tab').map((tab) => tab.textContent);

  test('close on Delete, and the next tab is selected and focused', async () => {
    const user = userEvent.setup();
    render(<Files />);
    act(() => screen.getByRole('tab', { name: 'two' }).focus());
    await user.keyboard('{Delete}');
    expect(tabs()).toEqual(['one', 'three']);
    expect(chosen()).toBe('three');
    expect(screen.getByRole('tab', { name: 'three' })).toHaveFocus();
    await user.keyboard('{Delete}');
    expect(screen.getByRole('tab', { name: 'one' })).toHaveFocus();
  });

  test('close with the cross without being selected', async () => {
    const user = userEvent.setup();
    render(<Files />);
    const cross = screen.getByRole('tab', { name: 'one' }).querySelector('[data-part="cross"]');
    await user.click(cross as HTMLElement);
    expect(tabs()).toEqual(['two', 'three']);
    expect(chosen()).toBe('two');
  });

  test('close with a button for screen readers', async () => {
    const user = userEvent.setup();
    render(<Files />);
    await user.click(screen.getByRole('button', { name: 'Close two' }));
    expect(tabs()).toEqual(['one', 'three']);
    expect(screen.getByRole('tab', { name: 'three' })).toHaveFocus();
  });
});

test.each([{}, { disabled: false }])('disabledReason alone disables a tab, %o', async (own) => {
  const onValueChange = vi.fn();
  render(
    <Tabs
      label="Plans"
      onValueChange={onValueChange}
      items={[
        { id: 'free', label: 'Free', content: 'One site' },
        { id: 'paid', label: 'Paid', content: 'Ten sites', disabledReason: 'After the trial', ...own },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Paid' }));
  expect(onValueChange).not.toHaveBeenCalled();
  expect(screen.getByRole('tab', { name: 'Paid' })).toHaveAccessibleDescription('After the trial');
});

describe('with disabled tabs', () => {
  const all = items.map((item) => ({ ...item, disabled: true }));

  test('selects the first enabled tab', () => {
    setup({ items: items.map((item) => ({ ...item, disabled: item.id !== 'c' })) });
    expect(chosen()).toBe('BSD');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('FreeBSD');
  });

  test('selects none if all are disabled, and the tab list is still focusable', async () => {
    const user = setup({ items: all });
    expect(screen.queryByRole('tab', { selected: true })).toBeNull();
    expect(screen.queryByRole('tabpanel')).toBeNull();
    await user.tab();
    expect(screen.getByRole('tab', { name: 'Linux' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('From 2 GB')).toBeVisible();
  });

  test('a controlled value can select a disabled tab', () => {
    setup({ items: all, value: 'c' });
    expect(chosen()).toBe('BSD');
  });

  test('selects again by the same rules when tabs are added or removed', () => {
    const { rerender } = render(<Tabs label="Systems" items={[]} />);
    rerender(<Tabs label="Systems" items={items} />);
    expect(chosen()).toBe('Linux');
    rerender(<Tabs label="Systems" items={items.slice(1)} />);
    expect(chosen()).toBe('BSD');
  });
});

test('with `push`, each tab is an entry of the history, and Back returns to the previous and the initial one', async () => {
  history.replaceState({ router: 1 }, '', location.pathname);
  const entries = history.length;
  const selected = () => screen.getByRole('tab', { selected: true }).textContent;
  render(
    <Tabs label="Systems" hash="push" items={['one', 'two', 'three'].map((id) => ({ id, label: id, content: id }))} />,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'two' }));
  await userEvent.click(screen.getByRole('tab', { name: 'three' }));
  expect(location.hash).toBe('#three');
  expect(history.length).toBe(entries + 2);
  expect(history.state).toEqual({ router: 1 });
  history.replaceState(null, '', '#two');
  fireEvent(window, new HashChangeEvent('hashchange'));
  expect(selected()).toBe('two');
  history.replaceState(null, '', location.pathname);
  fireEvent(window, new HashChangeEvent('hashchange'));
  expect(selected()).toBe('one');
});
