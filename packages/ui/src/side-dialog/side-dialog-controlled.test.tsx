import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SideDialog, type SideDialogProps } from './side-dialog.tsx';

test('returns focus to a given element if the trigger is gone', async () => {
  function Gone() {
    const [state, setState] = useState('closed');
    return (
      <>
        <button type="button" id="stays">
          Stays
        </button>
        {state === 'closed' ? (
          <button type="button" onClick={() => setState('open')}>
            Once
          </button>
        ) : null}
        <SideDialog
          open={state === 'open'}
          onClose={() => setState('done')}
          title="T"
          closeLabel="Close"
          returnFocus={() => document.getElementById('stays')}
        />
      </>
    );
  }
  const user = userEvent.setup();
  render(<Gone />);
  await user.click(screen.getByRole('button', { name: 'Once' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stays' })).toHaveFocus());
});

test('shared by several buttons, shows the matching content and returns focus to the clicked button', async () => {
  function Servers() {
    const [shown, setShown] = useState<string | null>(null);
    return (
      <>
        {['nvme-1', 'nvme-2'].map((name) => (
          <button key={name} type="button" onClick={() => setShown(name)} children={name} />
        ))}
        <SideDialog open={shown !== null} onClose={() => setShown(null)} title={`Rename ${shown}`} closeLabel="Close" />
      </>
    );
  }
  const user = userEvent.setup();
  render(<Servers />);
  for (const name of ['nvme-2', 'nvme-1']) {
    await user.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('dialog', { name: `Rename ${name}` })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name })).toHaveFocus();
  }
});

test('reports that it has opened, after its entry animation, but not if it was closed before', async () => {
  let end: () => void = () => {};
  const finished = new Promise<void>((resolve) => (end = resolve));
  const getAnimations = vi.fn(() => [{ finished }]);
  Object.defineProperty(Element.prototype, 'getAnimations', { configurable: true, value: getAnimations });
  const onOpened = vi.fn();
  const dialog = (isOpen: boolean) => (
    <SideDialog open={isOpen} onClose={() => {}} onOpened={onOpened} title="Navigation" closeLabel="Close" />
  );
  const { rerender } = render(dialog(true));
  rerender(dialog(false));
  rerender(dialog(true));
  expect(onOpened).not.toHaveBeenCalled();
  await act(async () => end());
  await waitFor(() => expect(onOpened).toHaveBeenCalledTimes(1));
  Reflect.deleteProperty(Element.prototype, 'getAnimations');
});

test('renders nothing on the server while closed, and all content when open inline', () => {
  const html = (props: Pick<SideDialogProps, 'open' | 'inline'>) =>
    renderToString(
      <SideDialog {...props} onClose={() => {}} title="Sign in" closeLabel="Close">
        Form
      </SideDialog>,
    );
  expect(html({ open: false })).toBe('');
  expect(html({ open: true, inline: true })).toContain('Form');
});

test('hydrates an inline open dialog without animating again, and moves focus inside', async () => {
  const dialog = <SideDialog open inline onClose={() => {}} title="Sign in" closeLabel="Close" children="Form" />;
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(dialog);
  const drawn = [...container.querySelectorAll('*')];
  const looks = () => drawn.map((node) => `${node.className} ${node.getAttribute('data-state')}`);
  const before = looks();
  render(dialog, { container, hydrate: true });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Sign in' })).toHaveFocus());
  expect([...container.querySelectorAll('*')]).toEqual(drawn);
  expect(looks()).toEqual(before);
  container.remove();
});
