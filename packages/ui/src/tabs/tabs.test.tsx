import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
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

test('one tab stop, one visible panel named by its tab, the others in the document', async () => {
  setup();
  expect(screen.getByRole('tablist', { name: 'Systems' })).toBeInTheDocument();
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  expect(screen.getByRole('tabpanel', { name: 'Linux' })).toHaveTextContent('Debian');
  expect(screen.getByText('FreeBSD')).not.toBeVisible();
});

/** APG tabs: from the first tab, the key, what has the focus, what is chosen with automatic and manual activation. */
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

test('a disabled tab can be reached, says why, and is not chosen', async () => {
  const onValueChange = vi.fn();
  const user = setup({ onValueChange });
  const tab = screen.getByRole('tab', { name: 'Windows', description: 'From 2 GB' });
  await user.click(tab);
  expect(tab).toHaveAttribute('aria-disabled', 'true');
  expect(onValueChange).not.toHaveBeenCalled();
});

test('lazy panels come when they are chosen and then stay', async () => {
  const user = setup({ lazy: true });
  expect(screen.queryByText('FreeBSD')).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'BSD' }));
  await user.click(screen.getByRole('tab', { name: 'Linux' }));
  expect(screen.getByText('FreeBSD')).toBeInTheDocument();
});
