import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accepts } from './check-files.ts';
import { FileField, type FileFieldProps } from './file-field.tsx';
import type { FileFieldFile } from './files.ts';

const texts = {
  label: 'Attachments',
  chooseLabel: 'Choose files',
  dropLabel: 'or drop them here',
  limitsLabel: 'PDF or PNG, up to 1 kB',
  sizeLabel: (bytes: number) => `${bytes} B`,
  removeLabel: (name: string) => `Remove ${name}`,
  addedLabel: (names: readonly string[]) => `Added ${names.join(', ')}`,
  removedLabel: (names: readonly string[]) => `Removed ${names.join(', ')}`,
  rejectedLabel: ({ name }: File, reason: string) => `${name}: ${reason}`,
};
const uploads = {
  stateLabel: ({ state, reason }: FileFieldFile) => reason ?? state,
  cancelLabel: (name: string) => `Cancel ${name}`,
  retryLabel: (name: string) => `Retry ${name}`,
  onCancel: () => undefined,
  onRetry: () => undefined,
};
const pdf = (name: string, bytes = 3, type = 'application/pdf') => new File(['x'.repeat(bytes)], name, { type });
/** TypeScript can't see that a part of one case of the union fits it. */
const inForm = (props: Partial<Record<keyof FileFieldProps, unknown>> = {}) =>
  ({ ...texts, name: 'files', multiple: true, ...props }) as FileFieldProps;
const input = () => document.querySelector('input[type="file"]') as HTMLInputElement;
const root = () => input().closest('[data-part="control"]')?.firstElementChild as HTMLElement;
const names = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('bdi')?.textContent);
const held = () => [...(input().files ?? [])].map(({ name }) => name);
const status = () => screen.getByRole('status').textContent;

/** jsdom and happy-dom can't make a list of files. */
class Transfer {
  readonly list: File[] = [];
  readonly items = { add: (file: File) => this.list.push(file) };
  get files() {
    return this.list;
  }
}
beforeEach(() => {
  vi.stubGlobal('DataTransfer', Transfer);
  const files = new WeakMap<HTMLInputElement, File[]>();
  vi.spyOn(HTMLInputElement.prototype, 'files', 'get').mockImplementation(function get(this: HTMLInputElement) {
    return (files.get(this) ?? []) as unknown as FileList;
  });
  vi.spyOn(HTMLInputElement.prototype, 'files', 'set').mockImplementation(function set(this: HTMLInputElement, list) {
    files.set(this, [...(list ?? [])]);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const choose = (...files: File[]) => {
  input().files = files as unknown as FileList;
  fireEvent.change(input());
};
const transferOf = (files: File[], folders: string[] = []) => ({
  types: ['Files'],
  files,
  items: files.map(({ name }) => ({
    kind: 'file',
    webkitGetAsEntry: () => ({ isDirectory: folders.includes(name) }),
  })),
});
const drop = (files: File[], folders?: string[]) =>
  fireEvent.drop(root(), { dataTransfer: transferOf(files, folders) });

describe('accept', () => {
  test.each([
    ['invoice.PDF', '', '.pdf', true],
    ['photo.heic', 'image/heic', 'image/*', true],
    ['notes.txt', 'text/plain', 'image/*, .pdf', false],
    ['счёт.pdf', 'application/pdf', 'application/pdf', true],
    ['page.html', 'text/html', '', true],
    ['invoice.pdf.exe', '', '.pdf', false],
  ])('%s of type "%s" by "%s"', (name, type, accept, allowed) => {
    expect(accepts({ name, type }, accept)).toBe(allowed);
  });
});

describe('in a form', () => {
  test('without JavaScript, it is a native file input with label, hint and limits', () => {
    document.body.innerHTML = renderToString(
      <FileField {...inForm({ hint: 'Of this year', accept: '.pdf', required: true })} />,
    );
    expect(screen.getByLabelText('Attachments')).toBe(input());
    expect(input()).toHaveAttribute('name', 'files');
    expect(input()).toHaveAttribute('accept', '.pdf');
    expect(input()).toBeRequired();
    expect(input()).toHaveAccessibleDescription('Of this year PDF or PNG, up to 1 kB');
    expect(document.querySelector('button, [data-part="drop"]')).toBeNull();
  });

  test('adds to what was chosen, and the input holds all files', () => {
    render(<FileField {...inForm()} />);
    choose(pdf('a.pdf'));
    choose(pdf('b.pdf'));
    expect(names()).toEqual(['a.pdf', 'b.pdf']);
    expect(held()).toEqual(['a.pdf', 'b.pdf']);
    expect(status()).toBe('Added b.pdf');
  });

  test('removes a file from the list and from the input', async () => {
    render(<FileField {...inForm()} />);
    choose(pdf('a.pdf'), pdf('b.pdf'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
    expect(names()).toEqual(['b.pdf']);
    expect(held()).toEqual(['b.pdf']);
    expect(status()).toBe('Removed a.pdf');
    expect(screen.getByRole('button', { name: 'Remove b.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(input()).toHaveFocus();
  });

  test('a single file replaces the one before', () => {
    render(<FileField {...inForm({ multiple: false })} />);
    choose(pdf('a.pdf'));
    choose(pdf('b.pdf'));
    expect(names()).toEqual(['b.pdf']);
    drop([pdf('c.pdf'), pdf('d.pdf')]);
    expect(names()).toEqual(['c.pdf']);
    expect(screen.getByRole('alert')).toHaveTextContent('d.pdf: count');
  });

  test('a reset of the form removes all files', async () => {
    const { container } = render(
      <form>
        <FileField {...inForm()} />
      </form>,
    );
    choose(pdf('a.pdf'));
    container.querySelector('form')?.reset();
    await waitFor(() => expect(names()).toEqual([]));
    expect(status()).toBe('Removed a.pdf');
  });

  test('keeps and reports what was chosen before hydration', () => {
    const onFilesAdd = vi.fn<(files: File[]) => void>();
    const element = <FileField {...inForm({ onFilesAdd })} />;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(element);
    const early = pdf('early.pdf');
    input().files = [early] as unknown as FileList;
    render(element, { container, hydrate: true });
    expect(names()).toEqual(['early.pdf']);
    expect(held()).toEqual(['early.pdf']);
    expect(onFilesAdd.mock.calls).toEqual([[[early]]]);
  });
});

describe('adding', () => {
  test('drops and pastes only what is within the limits, and says why not', () => {
    const onFilesAdd = vi.fn<(files: File[]) => void>();
    render(<FileField {...inForm({ accept: '.pdf', maxSize: 10, maxFiles: 3, onFilesAdd })} />);
    const good = pdf('a.pdf');
    drop([good, pdf('b.svg', 3, 'image/svg+xml'), pdf('large.pdf', 11), pdf('folder.pdf'), good], ['folder.pdf']);
    expect(names()).toEqual(['a.pdf']);
    expect([...screen.getByRole('alert').children].map(({ textContent }) => textContent)).toEqual([
      'b.svg: type',
      'large.pdf: size',
      'folder.pdf: folder',
      'a.pdf: duplicate',
    ]);
    fireEvent.paste(input(), { clipboardData: transferOf([pdf('c.pdf'), pdf('d.pdf'), pdf('e.pdf')]) });
    expect(names()).toEqual(['a.pdf', 'c.pdf', 'd.pdf']);
    expect(screen.getByRole('alert').textContent).toBe('e.pdf: count');
    expect(onFilesAdd.mock.calls.map(([files]) => files.length)).toEqual([1, 2]);
  });

  test('shows where to drop, and leaves dragged text alone', () => {
    render(<FileField {...inForm()} />);
    const zone = document.querySelector('[data-part="zone"]');
    fireEvent.dragEnter(root(), { dataTransfer: { ...transferOf([]), types: ['text/plain'] } });
    expect(zone).not.toHaveAttribute('data-dragging');
    fireEvent.dragEnter(root(), { dataTransfer: transferOf([]) });
    expect(zone).toHaveAttribute('data-dragging');
    fireEvent.dragLeave(root());
    expect(zone).not.toHaveAttribute('data-dragging');
  });

  test.each([{ disabled: true }, { readOnly: true }])('%o accepts nothing and offers no buttons', (props) => {
    const onFilesAdd = vi.fn<(files: File[]) => void>();
    const files: FileFieldFile[] = [{ id: '1', name: 'a.pdf', size: 1, state: 'failed' }];
    render(<FileField {...inForm({ ...uploads, files, onFilesAdd, ...props })} />);
    const over = createEvent.dragOver(root(), { dataTransfer: transferOf([]) });
    fireEvent(root(), over);
    // Otherwise the browser would leave the page for the dropped file.
    expect(over.defaultPrevented).toBe(true);
    drop([pdf('b.pdf')]);
    expect(onFilesAdd).not.toHaveBeenCalled();
    expect(names()).toEqual(['a.pdf']);
    expect(screen.queryByRole('button')).toBeNull();
    expect(input()).toBeDisabled();
  });
});

describe('uploads', () => {
  const entry = (id: string, state: FileFieldFile['state'], more: Partial<FileFieldFile> = {}): FileFieldFile => ({
    id,
    state,
    name: `${id}.pdf`,
    size: 5,
    ...more,
  });
  const spy = () => vi.fn<(file: FileFieldFile) => void>();
  const element = (files: FileFieldFile[], props: Partial<FileFieldProps> = {}) => (
    <FileField {...inForm({ ...uploads, files, ...props })} />
  );

  test('shows progress, the result and what can be done', async () => {
    const calls = { onCancel: spy(), onRetry: spy(), onRemove: spy() };
    render(
      element(
        [
          entry('a', 'uploading', { progress: 0.4 }),
          entry('b', 'failed', { reason: 'Lost' }),
          entry('c', 'done'),
          entry('d', 'waiting'),
        ],
        calls,
      ),
    );
    expect(screen.getByRole('progressbar', { name: 'a.pdf' })).toHaveAttribute('value', '0.4');
    const rows = screen.getAllByRole('listitem');
    expect(within(rows[1] as HTMLElement).getByText('Lost')).toBeInTheDocument();
    for (const name of ['Cancel a.pdf', 'Retry b.pdf', 'Remove b.pdf', 'Remove c.pdf', 'Cancel d.pdf'])
      await userEvent.click(screen.getByRole('button', { name }));
    const ids = Object.values(calls).map(({ mock }) => mock.calls.map(([file]) => file.id));
    expect(ids).toEqual([['a', 'd'], ['b'], ['b', 'c']]);
  });

  test('unknown progress has no value', () => {
    render(element([entry('a', 'uploading')]));
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('value');
  });

  test('hands files over, so that the form sends none of them and they can be chosen again', () => {
    const onFilesAdd = vi.fn<(files: File[]) => void>();
    render(element([], { onFilesAdd, required: true }));
    expect(input()).toBeRequired();
    expect(input()).not.toHaveAttribute('name');
    choose(pdf('a.pdf'));
    expect(input()).toHaveValue('');
    expect(onFilesAdd).toHaveBeenCalledOnce();
    expect(names()).toEqual([]);
  });

  test('is not missing while files are listed', () => {
    const { rerender } = render(element([entry('a', 'done')], { required: true }));
    expect(input()).not.toBeRequired();
    rerender(element([], { required: true }));
    expect(input()).toBeRequired();
  });

  test('announces added, removed, failed and uploaded files, not each step', () => {
    const { rerender } = render(element([entry('a', 'uploading')]));
    expect(status()).toBe('');
    rerender(element([entry('a', 'uploading', { progress: 0.9 }), entry('b', 'uploading')]));
    expect(status()).toBe('Added b.pdf');
    rerender(element([entry('a', 'done'), entry('b', 'failed', { reason: 'Lost' })]));
    expect(status()).toBe('a.pdf: done b.pdf: Lost');
    rerender(element([entry('b', 'uploading')]));
    expect(status()).toBe('Removed a.pdf');
  });

  test('keeps focus on the row when a retry starts', async () => {
    function Page() {
      const [files, setFiles] = useState([entry('a', 'done'), entry('b', 'failed')]);
      return element(files, { onRetry: () => setFiles([entry('a', 'done'), entry('b', 'uploading')]) });
    }
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Retry b.pdf' }));
    expect(screen.getByRole('button', { name: 'Cancel b.pdf' })).toHaveFocus();
  });

  test('a reset of the form cancels and removes what was added since', async () => {
    const calls = { onCancel: spy(), onRemove: spy() };
    const page = (files: FileFieldFile[]) => <form aria-label="Form">{element(files, calls)}</form>;
    const { rerender } = render(page([entry('kept', 'done')]));
    rerender(page([entry('kept', 'done'), entry('a', 'uploading'), entry('b', 'done')]));
    screen.getByRole<HTMLFormElement>('form').reset();
    await waitFor(() => expect(calls.onRemove).toHaveBeenCalled());
    expect(calls.onCancel.mock.calls.map(([file]) => file.id)).toEqual(['a']);
    expect(calls.onRemove.mock.calls.map(([file]) => file.id)).toEqual(['b']);
  });
});

describe('previews', () => {
  test('decodes pictures without an object URL, and nothing that could run', async () => {
    const decode = vi.fn(async () => ({ width: 4, height: 2, close: vi.fn() }));
    vi.stubGlobal('createImageBitmap', decode);
    const createObjectURL = vi.spyOn(URL, 'createObjectURL');
    const drawImage = vi.fn();
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never);
    render(<FileField {...inForm()} />);
    const png = pdf('a.png', 3, 'image/png');
    await act(async () => choose(png, pdf('b.svg', 3, 'image/svg+xml'), pdf('c.html', 3, 'text/html')));
    expect(decode.mock.calls).toEqual([[png]]);
    expect(drawImage).toHaveBeenCalledOnce();
    expect(createObjectURL).not.toHaveBeenCalled();
    expect(document.querySelectorAll('canvas:not([hidden])')).toHaveLength(1);
    expect(document.querySelector('img')).toBeNull();
  });

  test('keeps the icon of a picture that can’t be decoded', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('Not a picture')));
    render(<FileField {...inForm()} />);
    await act(async () => choose(pdf('a.png', 3, 'image/png')));
    expect(document.querySelector('[data-part="preview"] svg')).not.toBeNull();
    expect(document.querySelector('canvas')).not.toBeVisible();
  });
});
