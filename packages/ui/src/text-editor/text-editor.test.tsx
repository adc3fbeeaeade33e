import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { TextEditor, type TextEditorProps } from './text-editor.tsx';

const words = {
  tabs: 'Text or preview',
  write: 'Write',
  preview: 'Preview',
  loading: 'Loading',
  empty: 'Nothing to preview',
  failed: 'No preview',
  retry: 'Try again',
};

const Editor = (props: Partial<TextEditorProps>) => (
  <TextEditor
    label="Reply"
    toolbarLabel="Formatting"
    actions={{ bold: 'Bold', italic: 'Italic', list: 'List' }}
    shortcutLabel={(name, key) => `${name} (Ctrl+${key})`}
    {...props}
  />
);

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' });
const select = (start: number, end: number) => text().setSelectionRange(start, end);

test('a button changes the selection and returns focus to the text', async () => {
  const onValueChange = vi.fn<(text: string) => void>();
  render(<Editor defaultValue="one two" {...{ onValueChange }} />);
  select(4, 7);
  await userEvent.click(screen.getByRole('button', { name: 'Bold' }));
  expect(text()).toHaveValue('one **two**');
  expect(text()).toHaveFocus();
  expect(onValueChange).toHaveBeenLastCalledWith('one **two**');
});

test('a controlled text follows', async () => {
  function Controlled() {
    const [value, setValue] = useState('one');
    return <Editor value={value} onValueChange={setValue} />;
  }
  render(<Controlled />);
  select(0, 3);
  await userEvent.click(screen.getByRole('button', { name: 'List' }));
  expect(text()).toHaveValue('- one');
  fireEvent.keyDown(text(), { key: 'и', code: 'KeyB', ctrlKey: true });
  expect(text()).toHaveValue('- **one**');
});

test('a shortcut without a button is left to the browser', () => {
  render(<Editor />);
  expect(fireEvent.keyDown(text(), { key: 'k', ctrlKey: true })).toBe(true);
  expect(fireEvent.keyDown(text(), { key: 'b', ctrlKey: true })).toBe(false);
});

test('Enter continues a list, but not while an IME composes', () => {
  render(<Editor defaultValue="- one" />);
  select(5, 5);
  expect(fireEvent.keyDown(text(), { key: 'Enter', isComposing: true })).toBe(true);
  expect(text()).toHaveValue('- one');
  fireEvent.keyDown(text(), { key: 'Enter' });
  expect(text()).toHaveValue('- one\n- ');
});

test('nothing exceeds the limit', async () => {
  render(<Editor defaultValue="one" maxLength={5} />);
  select(0, 3);
  await userEvent.click(screen.getByRole('button', { name: 'Bold' }));
  expect(text()).toHaveValue('one');
  await userEvent.click(screen.getByRole('button', { name: 'Italic' }));
  expect(text()).toHaveValue('_one_');
});

test('with a counter, a text that exceeds the limit is kept and counted', async () => {
  render(<Editor defaultValue="one" maxLength={5} counterLabel={(left) => `${left} left`} />);
  select(0, 3);
  await userEvent.click(screen.getByRole('button', { name: 'Bold' }));
  expect(text()).toHaveValue('**one**');
  expect(screen.getByText('-2 left', { selector: 'bdi' })).toBeInTheDocument();
});

test('a disabled or read-only text can’t be changed', () => {
  const { rerender } = render(<Editor defaultValue="- one" readOnly />);
  expect(screen.getByRole('button', { name: 'Bold' })).toBeDisabled();
  select(5, 5);
  fireEvent.keyDown(text(), { key: 'Enter' });
  expect(text()).toHaveValue('- one');
  rerender(<Editor disabled />);
  expect(screen.getByRole('button', { name: 'Bold' })).toBeDisabled();
});

test('submits with Ctrl+Enter only with submitKey', () => {
  const onSubmit = vi.fn<() => void>();
  const form = (submitKey: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Editor {...{ submitKey }} />
    </form>
  );
  const { rerender } = render(form(false));
  fireEvent.keyDown(text(), { key: 'Enter', ctrlKey: true });
  expect(onSubmit).not.toHaveBeenCalled();
  rerender(form(true));
  fireEvent.keyDown(text(), { key: 'Enter', ctrlKey: true });
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('the preview shows the latest text, also if an earlier one arrives later', async () => {
  const resolves: (() => void)[] = [];
  const renderPreview = (value: string) =>
    new Promise<string>((resolve) => resolves.push(() => resolve(`rendered ${value}`)));
  render(<Editor defaultValue="one" {...{ renderPreview }} previewLabels={words} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  await userEvent.click(screen.getByRole('tab', { name: 'Write' }));
  await userEvent.type(text(), ' two');
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  await act(async () => resolves[1]?.());
  await act(async () => resolves[0]?.());
  expect(screen.getByRole('tabpanel', { name: 'Preview' })).toHaveTextContent('rendered one two');
});

test('an empty text has no preview, and a failed one can be loaded again', async () => {
  const renderPreview = vi.fn<(value: string) => string>().mockImplementationOnce(() => {
    throw new Error('failed');
  });
  renderPreview.mockReturnValue('rendered');
  render(<Editor {...{ renderPreview }} previewLabels={words} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(screen.getByText('Nothing to preview')).toBeInTheDocument();
  expect(renderPreview).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('tab', { name: 'Write' }));
  await userEvent.type(text(), 'one');
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('rendered')).toBeInTheDocument();
});

test.each([
  ['an empty text', {}],
  ['an initial text', { defaultValue: 'initial' }],
  ['a controlled text', { value: 'initial' }],
])('keeps what was typed before hydration: %s', async (_name, given) => {
  const onValueChange = vi.fn<(value: string) => void>();
  function App() {
    const [value, setValue] = useState('value' in given ? given.value : undefined);
    const change = (next: string) => {
      onValueChange(next);
      if (value !== undefined) setValue(next);
    };
    return <Editor {...given} {...(value === undefined ? {} : { value })} onValueChange={change} />;
  }
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<App />);
  text().value = 'typed early';
  const root = await act(async () => hydrateRoot(container, <App />));
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  expect(text()).toHaveValue('typed early');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('typed early');
});
