import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { InputKind } from '../modal/opener.ts';
import { SideDialog, type SideDialogProps } from './side-dialog.tsx';

type Extra = Partial<Omit<SideDialogProps, 'open'>>;

function Example({ children, onClose, ...props }: Extra) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Menu
      </button>
      <a href="/outside">Outside</a>
      <SideDialog
        title="Navigation"
        closeLabel="Close"
        {...props}
        open={open}
        onClose={(reason) => {
          const answer = onClose?.(reason);
          if (answer !== false) setOpen(false);
          return answer;
        }}
      >
        {children}
      </SideDialog>
    </>
  );
}

async function open(props: Extra = {}) {
  const user = userEvent.setup();
  render(<Example {...props} />);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Navigation' }) };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('opening and closing', () => {
  test('is a labelled modal dialog that focuses its heading and returns focus on close', async () => {
    const { user, dialog } = await open({ description: 'Pages of the site' });
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(dialog).toHaveAccessibleDescription('Pages of the site');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Navigation' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await gone();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });

  test('can focus the first field, even with autoFocus', async () => {
    const { user } = await open({ initialFocus: 'field', children: <input aria-label="Login" autoFocus /> });
    await waitFor(() => expect(screen.getByLabelText('Login')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus());
  });

  test('calls a returnFocus function with the input type used to close; null returns focus to the trigger', async () => {
    const next = (by: InputKind | null) => (by === 'keyboard' ? screen.getByText('Outside') : null);
    const { user } = await open({ returnFocus: next });
    await user.keyboard('{Escape}');
    await gone();
    expect(screen.getByText('Outside')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await gone();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });

  test('has no aria-describedby without a description', async () => {
    const { dialog } = await open();
    expect(dialog).not.toHaveAttribute('aria-describedby');
  });

  test('stays open if onClose refuses', async () => {
    const onClose = vi.fn(() => false);
    const { user, dialog } = await open({ onClose });
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledExactlyOnceWith('escape');
    expect(dialog).toBeInTheDocument();
  });

  test('the guard asks for confirmation before discarding input', async () => {
    const guard = { active: true, title: 'Discard the form?', leaveLabel: 'Discard', stayLabel: 'Keep editing' };
    const { user, dialog } = await open({ guard });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const question = screen.getByRole('alertdialog', { name: 'Discard the form?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(dialog).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await gone();
  });

  test('a button of your own closes it, in the footer or the body, and the guard asks before that', async () => {
    const onClose = vi.fn<NonNullable<Extra['onClose']>>();
    const guard = { active: true, title: 'Discard the form?', leaveLabel: 'Discard', stayLabel: 'Keep editing' };
    const { user } = await open({
      onClose,
      guard,
      footer: (close) => (
        <button type="button" onClick={close}>
          Cancel
        </button>
      ),
      children: (close) => (
        <button type="button" onClick={close}>
          Not now
        </button>
      ),
    });
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await gone();
    expect(onClose.mock.calls).toEqual([['button']]);
  });
});

/** The focused element, and whether Escape closes. */
const closesFrom: [what: string, element: React.ReactNode, closes: boolean][] = [
  ['a text input', <input key="x" data-testid="x" />, false],
  ['an email input', <input key="x" data-testid="x" type="email" />, false],
  ['a search input', <input key="x" data-testid="x" type="search" />, false],
  ['a number input', <input key="x" data-testid="x" type="number" />, false],
  ['a textarea', <textarea key="x" data-testid="x" />, false],
  [
    'an editable element',
    <div key="x" data-testid="x" contentEditable tabIndex={0} suppressContentEditableWarning />,
    false,
  ],
  [
    'a searchable combobox',
    <input key="x" data-testid="x" role="combobox" aria-expanded="false" aria-controls="l" />,
    false,
  ],
  ['a checkbox', <input key="x" data-testid="x" type="checkbox" />, true],
  ['a radio button', <input key="x" data-testid="x" type="radio" />, true],
  ['a range', <input key="x" data-testid="x" type="range" />, true],
  ['a button', <button key="x" data-testid="x" type="button" />, true],
  ['a select', <select key="x" data-testid="x" />, true],
  ['a link', <a key="x" data-testid="x" href="/" children="Home" />, true],
];

describe('Escape', () => {
  test.each(closesFrom)('in %s', async (_what, element, closes) => {
    const { user } = await open({ children: element });
    act(() => screen.getByTestId('x').focus());
    await user.keyboard('{Escape}');
    if (closes) await gone();
    else expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  test.each([
    ['always', true],
    ['never', false],
  ] as const)('supports policy %s in a text input', async (escape, closes) => {
    const { user } = await open({ escape, children: <input data-testid="x" /> });
    act(() => screen.getByTestId('x').focus());
    await user.keyboard('{Escape}');
    if (closes) await gone();
    else expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  test.each([{ isComposing: true }, { keyCode: 229 }])('does not close during IME composition: %o', async (init) => {
    const { dialog } = await open({ escape: 'always', children: <input data-testid="x" /> });
    fireEvent.keyDown(screen.getByTestId('x'), { key: 'Escape', ...init });
    expect(dialog).toBeInTheDocument();
  });

  test('closes only the upper of two dialogs', async () => {
    const user = userEvent.setup();
    render(<Example>{<Nested />}</Example>);
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(screen.getByRole('button', { name: 'Deeper' }));
    expect(screen.getByRole('dialog', { name: 'Inner' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Inner' })).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Navigation' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Deeper' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await gone();
  });
});

function Nested() {
  const [inner, setInner] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setInner(true)}>
        Deeper
      </button>
      <SideDialog open={inner} onClose={() => setInner(false)} title="Inner" closeLabel="Close inner" />
    </>
  );
}

describe('the backdrop', () => {
  const backdropOf = (dialog: HTMLElement) => dialog.parentElement as HTMLElement;

  test('closes on a press that starts and ends on it', async () => {
    const { user, dialog } = await open();
    await user.click(backdropOf(dialog));
    await gone();
  });

  test('does not close when a text selection is dragged out of or into the dialog', async () => {
    const { user, dialog } = await open({ children: <p>Select me</p> });
    const text = screen.getByText('Select me');
    const backdrop = backdropOf(dialog);
    await user.pointer([
      { keys: '[MouseLeft>]', target: text },
      { target: backdrop },
      { keys: '[/MouseLeft]', target: backdrop },
    ]);
    fireEvent.click(backdrop);
    await user.pointer([
      { keys: '[MouseLeft>]', target: backdrop },
      { target: text },
      { keys: '[/MouseLeft]', target: text },
    ]);
    fireEvent.click(backdrop);
    expect(dialog).toBeInTheDocument();
  });

  test('does not close with the right button or closeOnBackdrop={false}', async () => {
    const { user, dialog } = await open();
    await user.pointer({ keys: '[MouseRight]', target: backdropOf(dialog) });
    expect(dialog).toBeInTheDocument();
    cleanup();
    const other = await open({ closeOnBackdrop: false });
    await other.user.click(backdropOf(other.dialog));
    expect(other.dialog).toBeInTheDocument();
  });
});

describe('content outside', () => {
  test('is inert while open, except the top layer, and the page does not scroll', async () => {
    const toasts = document.createElement('section');
    toasts.setAttribute('data-react-aria-top-layer', 'true');
    document.body.append(toasts);
    const { user, dialog } = await open();
    expect(screen.getByText('Outside').closest('[inert]')).not.toBeNull();
    expect(dialog.closest('[inert]')).toBeNull();
    expect(toasts.closest('[inert]')).toBeNull();
    expect(document.documentElement).toHaveAttribute('data-scroll-lock');
    await user.keyboard('{Escape}');
    await gone();
    expect(document.querySelector('[inert]')).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-scroll-lock');
    toasts.remove();
  });
});

describe('cleans up', () => {
  afterEach(() => vi.restoreAllMocks());

  test('leaves no listeners, nodes, timers or body styles after opening 50 times', async () => {
    const listeners = new Map<string, number>();
    for (const target of [window, document, document.body, document.documentElement]) {
      const { addEventListener, removeEventListener } = target;
      const count = (type: string, by: number) => listeners.set(type, (listeners.get(type) ?? 0) + by);
      // Adding the same listener twice registers it once, per target and phase.
      const known = new Set<string>();
      const ids = new Map<unknown, number>();
      const key = (type: string, fn: unknown, options: unknown) => {
        if (!ids.has(fn)) ids.set(fn, ids.size);
        const capture = typeof options === 'object' && options ? 'capture' in options && options.capture : options;
        return `${type} ${ids.get(fn)} ${Boolean(capture)}`;
      };
      vi.spyOn(target, 'addEventListener').mockImplementation((...args: Parameters<typeof addEventListener>) => {
        const id = key(args[0], args[1], args[2]);
        if (!known.has(id)) count(args[0], 1);
        known.add(id);
        addEventListener.apply(target, args);
      });
      vi.spyOn(target, 'removeEventListener').mockImplementation((...args: Parameters<typeof removeEventListener>) => {
        if (known.delete(key(args[0], args[1], args[2]))) count(args[0], -1);
        removeEventListener.apply(target, args);
      });
    }
    const user = userEvent.setup({ delay: null });
    render(
      <StrictMode>
        <Example>
          <input />
        </Example>
      </StrictMode>,
    );
    const trigger = screen.getByRole('button', { name: 'Menu' });
    const cycle = async () => {
      fireEvent.click(trigger);
      fireEvent.click(screen.getByRole('button', { name: 'Close' }));
      // Radix unmounts in a 0 ms timer.
      await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    };
    await cycle();
    const before = { nodes: document.querySelectorAll('*').length, listeners: new Map(listeners) };
    for (let i = 0; i < 50; i++) await cycle();
    await user.tab();
    expect(document.querySelectorAll('*')).toHaveLength(before.nodes);
    expect(Object.fromEntries(listeners)).toEqual(Object.fromEntries(before.listeners));
    expect(document.body.getAttribute('style')).toBeNull();
    expect(document.documentElement.getAttribute('style')).toBeNull();
  });
});

test('has its name in the server’s HTML, for pages without script', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<SideDialog inline open title="Top up" closeLabel="Close" onClose={vi.fn()} />);
  document.body.append(page);
  expect(screen.getByRole('dialog', { name: 'Top up' })).toBeInTheDocument();
  page.remove();
});
