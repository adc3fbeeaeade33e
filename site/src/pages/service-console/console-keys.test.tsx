import { fireEvent, render, screen as page } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '../../i18n/provider.tsx';
import { ConsoleKeys } from './console-keys.tsx';
import { keysyms } from './typed-keys.ts';

function shown() {
  const sent = { sendKey: vi.fn(), sendCtrlAltDel: vi.fn() };
  render(
    <LanguageProvider lang="en" timeZone="UTC" brand="Hoster">
      <ConsoleKeys screen={sent as never} first={createRef()} />
    </LanguageProvider>,
  );
  const press = (name: string) => fireEvent.click(page.getByRole('button', { name }));
  const field = page.getByLabelText<HTMLTextAreaElement>('Text for the server');
  const type = (value: string) => fireEvent.input(field, { target: { value } });
  return { ...sent, press, field, type };
}

test('the buttons send their keys', () => {
  const { press, sendCtrlAltDel, sendKey } = shown();
  press('Esc');
  press('Up arrow');
  press('Send Ctrl+Alt+Del');
  expect(sendKey.mock.calls).toEqual([
    [keysyms.Escape, null],
    [keysyms.Up, null],
  ]);
  expect(sendCtrlAltDel).toHaveBeenCalledOnce();
});

test('Ctrl is held for the next key only', () => {
  const { field, press, sendKey, type } = shown();
  press('Ctrl');
  expect(page.getByRole('button', { name: 'Ctrl' })).toHaveAttribute('aria-pressed', 'true');
  type(`${field.value}c`);
  expect(page.getByRole('button', { name: 'Ctrl' })).toHaveAttribute('aria-pressed', 'false');
  type(`${field.value}d`);
  expect(sendKey.mock.calls).toEqual([
    [keysyms.Control, 'ControlLeft', true],
    [0x63, null],
    [keysyms.Control, 'ControlLeft', false],
    [0x64, null],
  ]);
});

test('what a phone’s keyboard types and erases is sent, however much there is to erase', () => {
  const { field, press, sendKey, type } = shown();
  press('Keyboard');
  expect(field).toHaveFocus();
  for (let times = 0; times < 50; times++) type(field.value.slice(0, -1));
  expect(sendKey.mock.calls).toEqual(Array.from({ length: 50 }, () => [keysyms.Backspace, null]));
});
